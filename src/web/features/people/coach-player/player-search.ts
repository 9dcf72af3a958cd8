// What the address of a player's page says: which part of it.

/** The parts of the page, the first one at first. */
export const playerParts = [
  { value: 'progress', label: 'Progress' },
  { value: 'goals', label: 'Goals' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'videos', label: 'Videos' },
  { value: 'notes', label: 'Notes' },
] as const;
export type PlayerPart = (typeof playerParts)[number]['value'];

/** Search parameters of the page itself; its parts have their own. */
export interface PlayerSearch {
  part?: PlayerPart;
}

/** Reads the search parameter; whatever is none of the known values is `undefined`. */
export function parsePlayerSearch(given: Record<string, unknown>): PlayerSearch {
  const part = playerParts.find(({ value }) => value === given['part'])?.value;
  return { part: part === 'progress' ? undefined : part };
}
