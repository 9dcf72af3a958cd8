// Search parameters of goals.

import { goalStates } from '#domain/progress/goal-states.ts';
import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';
import { anyPeriod } from '../any-period.ts';

/** Empty for all goals. */
export interface GoalsSearch extends PeriodSearch {
  state?: (typeof goalStates)[number];
  coach?: string;
  club?: string;
  /** Id of the chosen player. */
  player?: string;
}

/** Reads the search parameters. */
export function parseGoalsSearch(given: Record<string, unknown>): GoalsSearch {
  return {
    ...parsePeriodSearch(given),
    state: goalStates.find((one) => one === given['state']),
    coach: idIn(given['coach']),
    club: idIn(given['club']),
    player: idIn(given['player']),
  };
}

/** The query of the list. */
export function goalsFilter({ state, coach, club, ...period }: GoalsSearch) {
  return { query: { state, coachId: coach, clubId: club, ...anyPeriod(period).query } };
}
