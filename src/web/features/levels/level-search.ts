// Search parameters of level verification.

import { type LevelView, levelViews } from '#domain/levels/level-views.ts';
import { textIn } from '#web/lib/search-values.ts';

/** Search parameters; the default is the awaiting view without a player. */
export interface LevelSearch {
  show?: LevelView;
  search?: string;
  /** The player with the open case. */
  player?: string;
}

/**
 * Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parseLevelSearch(given: Record<string, unknown>): LevelSearch {
  const show = levelViews.find((one) => one === given['show']);
  return {
    show: show === 'awaiting' ? undefined : show,
    search: textIn(given['search']),
    player: textIn(given['player']),
  };
}

/** The query parameters of the list. */
export function levelsFilter({ show = 'awaiting', search }: LevelSearch) {
  return { query: { show, search } };
}
