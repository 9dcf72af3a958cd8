// Search parameters of Club Management.

import { clubFilters } from '#domain/clubs/club-filters.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Empty for active clubs. */
export interface ClubsSearch {
  show?: (typeof clubFilters)[number];
  search?: string;
  /** Id of the open club. */
  club?: string;
}

/** Reads the search parameters. */
export function parseClubsSearch(given: Record<string, unknown>): ClubsSearch {
  return {
    show: clubFilters.find((one) => one === given['show']),
    search: textIn(given['search']),
    club: idIn(given['club']),
  };
}

/** The query of the list. */
export function clubsFilter({ show = 'active', search }: ClubsSearch) {
  return { query: { show, search } };
}
