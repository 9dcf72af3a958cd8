// Relative times in a few words.

import { msg } from '@lingui/core/runtime-macro';
import { localeInForce, say } from '#domain/language/say.ts';

const minute = 60_000;

/**
 * How long ago something happened: "Just now" under a minute, then minutes, hours (under 1440 minutes), days
 * (docs/product.md#notifications).
 */
export function timeAgo(then: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - then.getTime()) / minute);
  if (minutes < 1) return say(msg`Just now`);
  if (minutes < 60) return say(msg`${{ minutes }}m ago`);
  if (minutes < 1440) return say(msg`${{ hours: Math.floor(minutes / 60) }}h ago`);
  return say(msg`${{ days: Math.floor(minutes / 1440) }}d ago`);
}

/** When a review is due: "due in 5 h", "due in 20 min", or "overdue" (docs/product.md#videos). */
export function dueLabel(dueAt: Date, now: Date): string {
  const minutes = Math.ceil((dueAt.getTime() - now.getTime()) / minute);
  if (minutes <= 0) return say(msg`overdue`);
  return minutes < 60 ? say(msg`due in ${{ minutes }} min`) : say(msg`due in ${{ hours: Math.floor(minutes / 60) }} h`);
}

/** Units of `daysAway`: the first day of each, and its length in days. */
const measures = [
  { from: 731, unit: 'year', length: 365.25 },
  { from: 63, unit: 'month', length: 30.44 },
  { from: 14, unit: 'week', length: 7 },
  { from: 2, unit: 'day', length: 1 },
] as const;

/**
 * The distance to a calendar day: "today", "tomorrow", "in 3 days", "2 weeks ago". From two weeks on in whole weeks, then months, then
 * years.
 *
 * @param days from today to that day; negative for days that are over
 */
export function daysAway(days: number): string {
  const distance = Math.abs(days);
  const measure = measures.find(({ from }) => distance >= from);
  const format = new Intl.RelativeTimeFormat(localeInForce(), { numeric: measure ? 'always' : 'auto' });
  if (!measure) return format.format(days, 'day');
  return format.format(Math.sign(days) * Math.floor(distance / measure.length), measure.unit);
}
