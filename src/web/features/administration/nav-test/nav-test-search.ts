// What the address of the list of routes says: whose routes are shown.

import { type Role, roles } from '#domain/people/roles.ts';

/** Search parameters of the list; without a role all routes are shown. */
export interface NavTestSearch {
  role?: Role | 'visitor';
}

/** Reads the search parameters; whatever is no role is `undefined`. */
export function parseNavTestSearch(search: Record<string, unknown>): NavTestSearch {
  return { role: (['visitor', ...roles] as const).find((role) => role === search['role']) };
}
