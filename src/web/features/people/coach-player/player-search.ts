// Search parameters of a player's page.

import { msg } from '@lingui/core/macro';

/** The tabs of the page; the first is the default. */
export const playerParts = [
  { value: 'progress', label: msg`Progress` },
  { value: 'history', label: msg`History` },
  { value: 'videos', label: msg`Videos` },
  { value: 'sessions', label: msg`Sessions` },
  { value: 'goals', label: msg`Goals` },
  { value: 'notes', label: msg`Notes` },
  { value: 'benchmarks', label: msg`Benchmarks` },
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
