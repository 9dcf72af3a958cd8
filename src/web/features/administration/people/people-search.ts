// Search parameters of people.

import { type AccountState, accountStates, type Role, roles } from '#domain/people/roles.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Empty for everyone, pending ones first. */
export interface PeopleSearch {
  state?: AccountState;
  role?: Role;
  /** Their club, or the one they have applied to. */
  clubId?: string;
  search?: string;
}

/**
 * Reads the search parameters; sets every key, since the router keeps
 * raw values of omitted ones.
 */
export function parsePeopleSearch(given: Record<string, unknown>): PeopleSearch {
  return {
    state: accountStates.find((one) => one === given['state']),
    role: roles.find((one) => one === given['role']),
    clubId: idIn(given['clubId']),
    search: textIn(given['search']),
  };
}
