// What narrows all sessions, and what is open, as it stands in the address.

import { sessionFilters } from '#domain/training/session-filters.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Nothing means all upcoming sessions. */
export interface TrainingSearch extends PeriodSearch {
  show?: (typeof sessionFilters)[number];
  coach?: string;
  player?: string;
  club?: string;
  search?: string;
  /** Id of the session that is open. */
  session?: string;
  /** The form that books one is open. */
  book?: true;
}

/** Reads the query string. */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  return {
    ...parsePeriodSearch(given),
    show: sessionFilters.find((one) => one === given['show']),
    coach: idIn(given['coach']),
    player: idIn(given['player']),
    club: idIn(given['club']),
    search: textIn(given['search']),
    session: idIn(given['session']),
    book: given['book'] === true ? true : undefined,
  };
}
