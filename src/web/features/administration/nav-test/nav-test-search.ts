// Search parameters of the list of routes.

import { type Role, roles } from '#domain/people/roles.ts';

/** Empty for all routes. */
export interface NavTestSearch {
  role?: Role | 'visitor';
}

/** Reads the search parameters. */
export function parseNavTestSearch(search: Record<string, unknown>): NavTestSearch {
  return { role: (['visitor', ...roles] as const).find((role) => role === search['role']) };
}
