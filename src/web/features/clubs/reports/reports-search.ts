// Search parameters of the reports.

import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';
import { idIn } from '#web/lib/search-values.ts';

/** Search parameters; the default is the last 90 days of the whole club. */
export interface ReportsSearch extends PeriodSearch {
  /** A member's id. */
  player?: string;
  /** A group's id. */
  group?: string;
}

/** The default period. */
export const defaultPeriod = 'last-90-days';

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parseReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const player = idIn(given['player']);
  return { ...parsePeriodSearch(given), player, group: player === undefined ? idIn(given['group']) : undefined };
}
