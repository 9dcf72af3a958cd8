// Search parameters of the progress page.

import { msg } from '@lingui/core/macro';
import { type ProgressView, progressViews } from '#domain/progress/progress-views.ts';
import { textIn } from '#web/lib/search-values.ts';

/** The tabs of the page (docs/product.md#progress); the first is the default. */
export const progressTabs = [
  { value: 'performance', label: msg`Performance` },
  { value: 'history', label: msg`History` },
  { value: 'benchmarks', label: msg`Benchmarks` },
] as const;
export type ProgressTab = (typeof progressTabs)[number]['value'];

/** Search parameters; the default is all videos and the first tab. */
export interface ProgressSearch {
  view?: ProgressView;
  tab?: ProgressTab;
  /** The player chosen by an administrator. */
  player?: string;
  /** An administrator's search for a player. */
  search?: string;
}

/** Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parseProgressSearch(given: Record<string, unknown>): ProgressSearch {
  const view = progressViews.find((one) => one === given['view']);
  const tab = progressTabs.find(({ value }) => value === given['tab'])?.value;
  return {
    view: view === 'all' ? undefined : view,
    tab: tab === 'performance' ? undefined : tab,
    player: textIn(given['player']),
    search: textIn(given['search']),
  };
}
