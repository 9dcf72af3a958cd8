// Search parameters of movement analysis.

import { textIn } from '#web/lib/search-values.ts';

/** Without a video, the screen shows a searchable list. */
export interface MovementSearch {
  video?: string;
  search?: string;
}

/**
 * Reads the search parameters; unknown values become `undefined` (named, since the router keeps the raw value of a key that is left out).
 */
export function parseMovementSearch(given: Record<string, unknown>): MovementSearch {
  return { video: textIn(given['video']), search: textIn(given['search']) };
}
