// Search parameters of a player's page.

/** The tabs of the page; the first is the default. */
export const playerParts = [
  { value: 'progress', label: 'Progress' },
  { value: 'history', label: 'History' },
  { value: 'videos', label: 'Videos' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'goals', label: 'Goals' },
  { value: 'notes', label: 'Notes' },
  { value: 'benchmarks', label: 'Benchmarks' },
] as const;
export type PlayerPart = (typeof playerParts)[number]['value'];

/** Search parameters of the page; its parts have their own. */
export interface PlayerSearch {
  part?: PlayerPart;
}

/** Reads the search parameter; unknown values become `undefined`. */
export function parsePlayerSearch(given: Record<string, unknown>): PlayerSearch {
  const part = playerParts.find(({ value }) => value === given['part'])?.value;
  return { part: part === 'progress' ? undefined : part };
}
