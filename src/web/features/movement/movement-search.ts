// What the address of movement analysis says.

/** Search part of the address; without a video it is chosen from a list, which can be searched. */
export interface MovementSearch {
  video?: string;
  search?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseMovementSearch(given: Record<string, unknown>): MovementSearch {
  return { video: text(given['video']), search: text(given['search']) };
}

/** A text of an address; digits arrive as a number. */
function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().slice(0, 100) || undefined;
}
