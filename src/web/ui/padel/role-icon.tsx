// The icon of each role.

import { Building2, ClipboardCheck, type LucideIcon, ShieldCheck, UserRound, UsersRound } from 'lucide-react';
import type { Role } from '#domain/people/roles.ts';

const icons: Record<Role, LucideIcon> = {
  player: UserRound,
  coach_freelance: ClipboardCheck,
  coach_club: UsersRound,
  club: Building2,
  admin: ShieldCheck,
};

/** A role's icon on its soft ground, beside the role's name. */
export function RoleIcon({ role }: { role: Role }) {
  const Icon = icons[role];
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
