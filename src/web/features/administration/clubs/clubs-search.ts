// What Club Management shows, as it stands in the address.

import { clubFilters } from '#domain/clubs/club-filters.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Nothing means the active clubs. */
export interface ClubsSearch {
  show?: (typeof clubFilters)[number];
  search?: string;
  /** Id of the club that is open. */
  club?: string;
}

/** Reads the query string. */
export function parseClubsSearch(given: Record<string, unknown>): ClubsSearch {
  return {
    show: clubFilters.find((one) => one === given['show']),
    search: textIn(given['search']),
    club: idIn(given['club']),
  };
}

/** What the list is asked by. */
export function clubsFilter({ show = 'active', search }: ClubsSearch) {
  return { query: { show, search } };
}
