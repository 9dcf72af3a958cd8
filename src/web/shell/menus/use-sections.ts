// Screens beyond the menu, loaded after the first paint, because only administrators have them.

import type { Role } from '#domain/people/roles.ts';
import { late, useLate } from '#web/lib/late/late.ts';
import type { AdminSection } from './admin-sections.ts';

const adminSections = late(() => import('./admin-sections.ts').then((list) => list.adminSections));
const none: readonly AdminSection[] = [];

/** The sections of a role; empty while they load. */
export function useSections(role: Role): readonly AdminSection[] {
  const { value = none } = useLate(adminSections);
  return role === 'admin' ? value : none;
}
