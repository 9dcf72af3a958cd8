// What the address of level verification says.

import { type LevelView, levelViews } from '#domain/levels/level-views.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Search part of the address; left out: those who await their first verified level, and nobody chosen. */
export interface LevelSearch {
  show?: LevelView;
  search?: string;
  /** The player whose case is open. */
  player?: string;
}

/** Reads the address; what it does not know is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseLevelSearch(given: Record<string, unknown>): LevelSearch {
  const show = levelViews.find((one) => one === given['show']);
  return {
    show: show === 'awaiting' ? undefined : show,
    search: textIn(given['search']),
    player: textIn(given['player']),
  };
}

/** What the list is asked by. */
export function levelsFilter({ show = 'awaiting', search }: LevelSearch) {
  return { query: { show, search } };
}
