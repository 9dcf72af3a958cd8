// When a club's monthly report is due (docs/product.md#email).

import { presetPeriod } from '#domain/time/period.ts';
import { addDays, wallTime } from '#domain/time/time-zones.ts';

/** Local time from which a report is sent on its day. */
const reportTime = '07:00';

/**
 * The latest month whose report is due: the previous one from the chosen day at 7 on, before that the one before.
 *
 * @param day of the month, 1 to 28
 * @param now milliseconds since 1970
 * @returns `YYYY-MM`
 */
export function dueReportMonth(day: number, zone: string, now: number): string {
  const { date, time } = wallTime(now, zone);
  const dayNow = Number(date.slice(8));
  const isDue = dayNow > day || (dayNow === day && time >= reportTime);
  const { from } = presetPeriod('last-month', date);
  return (isDue ? from : addDays(from, -1)).slice(0, 7);
}
