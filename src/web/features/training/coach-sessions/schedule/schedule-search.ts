// What the address of Schedule Session says: with whom, and when.

import { idIn } from '#web/lib/search-values.ts';
import { readDay } from '../sessions-search.ts';

/** Search parameters of the screen; each fills a field in. */
export interface ScheduleSearch {
  /** Id of a player. */
  player?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** Id of the player's request that the session answers; it brings its player. */
  request?: string;
}

/** Reads the search parameters; whatever is no id and no day is left out. */
export function parseScheduleSearch(given: Record<string, unknown>): ScheduleSearch {
  return { player: idIn(given['player']), date: readDay(given['date']), request: idIn(given['request']) };
}
