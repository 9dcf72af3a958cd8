// Search parameters of Performance Analytics.

import { msg } from '@lingui/core/macro';
import { defaultTimeframe, isTimeframe, type TimeframeDays } from '#domain/progress/timeframes.ts';

/** The tabs of the screen (docs/product.md#progress); the first is the default. */
export const performanceTabs = [
  { value: 'overview', label: msg`Performance Overview` },
  { value: 'skills', label: msg`Skills Analysis` },
  { value: 'tracking', label: msg`Progress Tracking` },
] as const;
export type PerformanceTab = (typeof performanceTabs)[number]['value'];

/** Search parameters; the default is the last three months and the first tab. */
export interface PerformanceSearch {
  days?: TimeframeDays;
  tab?: PerformanceTab;
}

/** Reads the search parameters; unknown values become `undefined`. Every key is set, since the router keeps the raw value of missing keys.
 */
export function parsePerformanceSearch(given: Record<string, unknown>): PerformanceSearch {
  const days = Number(given['days']);
  const tab = performanceTabs.find(({ value }) => value === given['tab'])?.value;
  return {
    days: isTimeframe(days) && days !== defaultTimeframe ? days : undefined,
    tab: tab === 'overview' ? undefined : tab,
  };
}
