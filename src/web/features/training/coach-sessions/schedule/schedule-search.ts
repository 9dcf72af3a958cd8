// Search parameters of Schedule Session.

import { idIn } from '#web/lib/search-values.ts';
import { readDay } from '../sessions-search.ts';

/** Search parameters; each prefills a field. */
export interface ScheduleSearch {
  /** Id of a player. */
  player?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** Id of the request to answer, which also prefills its player. */
  request?: string;
}

/** Reads the search parameters; invalid values are left out. */
export function parseScheduleSearch(given: Record<string, unknown>): ScheduleSearch {
  return { player: idIn(given['player']), date: readDay(given['date']), request: idIn(given['request']) };
}
