// Search parameters of training sessions.

import { sessionFilters } from '#domain/training/session-filters.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn, textIn } from '#web/lib/search-values.ts';

/** Empty for all upcoming sessions. */
export interface TrainingSearch extends PeriodSearch {
  show?: (typeof sessionFilters)[number];
  coach?: string;
  player?: string;
  club?: string;
  search?: string;
  /** Id of the open session. */
  session?: string;
  /** Whether the booking form is open. */
  book?: true;
}

/** Reads the search parameters. */
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
