// Search parameters of performance training.

import { textIn } from '#web/lib/search-values.ts';

/** The player, or the search for one. */
export interface TrainingSearch {
  player?: string;
  search?: string;
}

/**
 * Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  return { player: textIn(given['player']), search: textIn(given['search']) };
}
