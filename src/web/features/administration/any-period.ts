// An optional period filter of a list.

import { type Period, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { type PeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

interface AnyPeriod {
  /** For the picker, which always needs two days. */
  period: Period;
  /** The query parameters; empty without a period. */
  query: { from?: string; to?: string; timeZone?: string };
}

/** Reads the period in the browser's time zone. */
export function anyPeriod(search: PeriodSearch): AnyPeriod {
  const timeZone = ownTimeZone();
  const today = wallTime(Date.now(), timeZone).date;
  if (search.period === undefined && search.from === undefined) {
    return { period: presetPeriod('last-30-days', today), query: {} };
  }
  const period = periodIn(search, today, 'last-30-days');
  return { period, query: { ...period, timeZone } };
}
