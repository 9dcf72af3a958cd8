// The period of a list that is not narrowed unless the address says so.

import { type Period, presetPeriod } from '#domain/time/period.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { type PeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';

interface AnyPeriod {
  /** For the picker, which needs two days to begin with. */
  period: Period;
  /** What is sent: nothing without a period. */
  query: { from?: string; to?: string; timeZone?: string };
}

/** What an address means now, in the browser's time zone. */
export function anyPeriod(search: PeriodSearch): AnyPeriod {
  const timeZone = ownTimeZone();
  const today = wallTime(Date.now(), timeZone).date;
  if (search.period === undefined && search.from === undefined) {
    return { period: presetPeriod('last-30-days', today), query: {} };
  }
  const period = periodIn(search, today, 'last-30-days');
  return { period, query: { ...period, timeZone } };
}
