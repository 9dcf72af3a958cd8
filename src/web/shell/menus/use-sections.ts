// The screens of a role beyond its menu. Their list comes after the first paint: only administrators have one.

import type { Role } from '#domain/people/roles.ts';
import { late, useLate } from '#web/lib/late/late.ts';
import type { AdminSection } from './admin-sections.ts';

const adminSections = late(() => import('./admin-sections.ts').then((list) => list.adminSections));
const none: readonly AdminSection[] = [];

/** The sections of a role; none while they are on their way. */
export function useSections(role: Role): readonly AdminSection[] {
  const { value = none } = useLate(adminSections);
  return role === 'admin' ? value : none;
}
