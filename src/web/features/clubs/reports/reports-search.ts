// Search parameters of the reports.

import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';

/** Search parameters; the default is the last 90 days of the whole club. */
export interface ReportsSearch extends PeriodSearch {
  /** A member's id. */
  player?: string;
}

/** The default period. */
export const defaultPeriod = 'last-90-days';

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const player = given['player'];
  const isId = typeof player === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(player);
  return { ...parsePeriodSearch(given), player: isId ? player : undefined };
}
