// Search parameters of the player dashboard.

import { idIn, textIn } from '#web/lib/search-values.ts';

export const playerViews = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'progress', label: 'Progress' },
  { value: 'history', label: 'History' },
  { value: 'level', label: 'Level' },
  { value: 'benchmarks', label: 'Benchmarks' },
] as const;
export type PlayerView = (typeof playerViews)[number]['value'];

/** Empty for the choice of a player. */
export interface PlayerViewSearch {
  player?: string;
  search?: string;
  part?: PlayerView;
}

/** Reads the search parameters. */
export function parsePlayerViewSearch(given: Record<string, unknown>): PlayerViewSearch {
  return {
    player: idIn(given['player']),
    search: textIn(given['search']),
    part: playerViews.find(({ value }) => value === given['part'])?.value,
  };
}
