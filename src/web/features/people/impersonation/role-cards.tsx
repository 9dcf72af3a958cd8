// The roles to view the product in.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { say } from '#domain/language/say.ts';
import { mayViewAs } from '#domain/people/permissions.ts';
import { type Role, roleLabel, roles } from '#domain/people/roles.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { RoleIcon } from '#web/ui/padel/role-icon.tsx';

const sights: Record<Role, MessageDescriptor> = {
  player: msg`Sends matches, reads reviews and follows their progress.`,
  coach_freelance: msg`Reviews videos from players they are connected with.`,
  coach_club: msg`Reviews videos from their players and the club’s members.`,
  club: msg`Manages a club’s members, coaches and videos.`,
  admin: msg`Looks after everything.`,
};

interface RoleCardsProps {
  user: CurrentUser;
  /** The role whose view is being opened. */
  chosen: Role | undefined;
  onChoose: (role: Role) => void;
}

/** A card for each other role that the real account may view in. */
export function RoleCards({ user, chosen, onChoose }: RoleCardsProps) {
  const ownRole = user.viewedBy?.role ?? user.role;
  const account = { role: ownRole, isSwitchAccount: user.maySwitchRole };
  const offered = roles.filter((role) => role !== ownRole && mayViewAs(account, { role, isPerson: false }).allowed);
  return (
    <section aria-labelledby="roles-title" className="grid gap-4">
      <div>
        <h2 id="roles-title" className="text-lg">
          {t`View in another role`}
        </h2>
        <p className="max-w-[70ch] text-sm text-ink-muted">
          {t`See what another role looks like, with your own account’s data.`}
        </p>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {offered.map((role) => (
          <Card key={role} as="li" className="grid content-between gap-4">
            <div className="flex items-start gap-3">
              <RoleIcon role={role} />
              <div className="grid gap-0.5">
                <h3 className="font-semibold">{roleLabel(role)}</h3>
                <p className="text-sm text-ink-muted">{say(sights[role])}</p>
              </div>
            </div>
            <Button variant="secondary" busy={chosen === role} onClick={() => onChoose(role)}>
              {t`View as ${{ role: roleLabel(role) }}`}
            </Button>
          </Card>
        ))}
      </ul>
    </section>
  );
}
