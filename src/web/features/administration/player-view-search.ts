// Search parameters of the player dashboard.

import { msg } from '@lingui/core/macro';
import { idIn, textIn } from '#web/lib/search-values.ts';

export const playerViews = [
  { value: 'dashboard', label: msg`Dashboard` },
  { value: 'progress', label: msg`Progress` },
  { value: 'history', label: msg`History` },
  { value: 'level', label: msg`Level` },
  { value: 'benchmarks', label: msg`Benchmarks` },
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
