// What the address of the progress page says: which videos, which tab and, for administrators, whose progress.

import { type ProgressView, progressViews } from '#domain/progress/progress-views.ts';
import { textIn } from '#web/lib/search-values.ts';

/** The tabs of the page (docs/product.md#progress), the first one at first. */
export const progressTabs = [
  { value: 'performance', label: 'Performance' },
  { value: 'history', label: 'History' },
  { value: 'benchmarks', label: 'Benchmarks' },
] as const;
export type ProgressTab = (typeof progressTabs)[number]['value'];

/** Search parameters of the page; what is left out is all videos and the first tab. */
export interface ProgressSearch {
  view?: ProgressView;
  tab?: ProgressTab;
  /** The player whom an administrator looks at. */
  player?: string;
  /** What an administrator typed to find one. */
  search?: string;
}

/**
 * Reads the search parameters; whatever is none of the known values is `undefined`. Every key is named: the router keeps the raw
 * value of a key that is left out.
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
