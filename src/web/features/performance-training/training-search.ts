// What the address of performance training says.

/** Search part of the address: the player, or the search for one. */
export interface TrainingSearch {
  player?: string;
  search?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseTrainingSearch(given: Record<string, unknown>): TrainingSearch {
  return { player: text(given['player']), search: text(given['search']) };
}

/** A text of an address; digits arrive as a number. */
function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim().slice(0, 100) || undefined;
}
