// The filters of the list of people, as they stand in the address.

import { type AccountState, accountStates, type Role, roles } from '#domain/people/roles.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** What the list is narrowed to; nothing means everyone, with those who wait for approval first. */
export interface PeopleSearch {
  state?: AccountState;
  role?: Role;
  /** Id of the club to which they belong, or which they want to join. */
  clubId?: string;
  search?: string;
}

/**
 * Reads the query string, whose values the router has parsed as JSON already. Names each key: what a route does not name
 * the router would pass on unchecked.
 */
export function parsePeopleSearch(given: Record<string, unknown>): PeopleSearch {
  return {
    state: accountStates.find((one) => one === given['state']),
    role: roles.find((one) => one === given['role']),
    clubId: idIn(given['clubId']),
    search: textIn(given['search']),
  };
}
