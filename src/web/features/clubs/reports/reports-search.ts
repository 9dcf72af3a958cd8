// What the address of the reports says: which days, and whom they are about.

import { type PeriodSearch, parsePeriodSearch } from '#web/lib/period-search.ts';

/** Search parameters; what is left out is the last 90 days of the whole club. */
export interface ReportsSearch extends PeriodSearch {
  /** A member's id. */
  player?: string;
}

/** The period that is shown when the address names none. */
export const defaultPeriod = 'last-90-days';

/** Reads the search parameters. Every key is named: the router keeps the raw value of a key that is left out. */
export function parseReportsSearch(given: Record<string, unknown>): ReportsSearch {
  const player = given['player'];
  const isId = typeof player === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(player);
  return { ...parsePeriodSearch(given), player: isId ? player : undefined };
}
