// What the address of Performance Analytics says: over which time, and which tab.

import { defaultTimeframe, isTimeframe, type TimeframeDays } from '#domain/progress/timeframes.ts';

/** The tabs of the screen (docs/product.md#progress), the first one at first. */
export const performanceTabs = [
  { value: 'overview', label: 'Performance Overview' },
  { value: 'skills', label: 'Skills Analysis' },
  { value: 'tracking', label: 'Progress Tracking' },
] as const;
export type PerformanceTab = (typeof performanceTabs)[number]['value'];

/** Search parameters of the screen; what is left out is the last three months and the first tab. */
export interface PerformanceSearch {
  days?: TimeframeDays;
  tab?: PerformanceTab;
}

/**
 * Reads the search parameters; whatever is none of the known values is `undefined`. Every key is named: the router keeps the raw
 * value of a key that is left out.
 */
export function parsePerformanceSearch(given: Record<string, unknown>): PerformanceSearch {
  const days = Number(given['days']);
  const tab = performanceTabs.find(({ value }) => value === given['tab'])?.value;
  return {
    days: isTimeframe(days) && days !== defaultTimeframe ? days : undefined,
    tab: tab === 'overview' ? undefined : tab,
  };
}
