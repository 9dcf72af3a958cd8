// Which player an administrator looks at, and what of them, as it stands in the address.

import { idIn, textIn } from '#web/lib/search-values.ts';

export const playerViews = [
  { value: 'dashboard', label: 'Dashboard' },
  { value: 'progress', label: 'Progress' },
  { value: 'level', label: 'Level' },
] as const;
export type PlayerView = (typeof playerViews)[number]['value'];

/** Without a player: the choice of one. */
export interface PlayerViewSearch {
  player?: string;
  search?: string;
  part?: PlayerView;
}

/** Reads the query string. */
export function parsePlayerViewSearch(given: Record<string, unknown>): PlayerViewSearch {
  return {
    player: idIn(given['player']),
    search: textIn(given['search']),
    part: playerViews.find(({ value }) => value === given['part'])?.value,
  };
}
