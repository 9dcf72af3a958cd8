// What the address of performance training says.

import { textIn } from '#web/lib/search-values.ts';

/** Search part of the address: the player, or the search for one. */
export interface TrainingSearch {
  player?: string;
  search?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  return { player: textIn(given['player']), search: textIn(given['search']) };
}
