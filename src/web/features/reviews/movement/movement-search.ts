// What the address of movement analysis says.

import { textIn } from '#web/lib/search-values.ts';

/** Search part of the address; without a video it is chosen from a list, which can be searched. */
export interface MovementSearch {
  video?: string;
  search?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseMovementSearch(given: Record<string, unknown>): MovementSearch {
  return { video: textIn(given['video']), search: textIn(given['search']) };
}
