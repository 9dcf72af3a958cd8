// The timeframes of Performance Analytics.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { dayLength, milliseconds } from '#domain/time/moments.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';

/** The choices, by days (docs/product.md#progress); 9999 means all time. */
export const timeframes = said([
  { days: 7, label: msg`Last 7 days` },
  { days: 30, label: msg`Last 30 days` },
  { days: 90, label: msg`Last 3 months` },
  { days: 365, label: msg`Last year` },
  { days: 9999, label: msg`All time` },
]);
export type TimeframeDays = (typeof timeframes)[number]['days'];

/** The default timeframe. */
export const defaultTimeframe: TimeframeDays = 90;

const allTime: TimeframeDays = 9999;

/** Whether a number of days, e.g. from an address, is one of the choices. */
export function isTimeframe(days: number): days is TimeframeDays {
  return timeframes.some((timeframe) => timeframe.days === days);
}

/** Whether a moment (ISO 8601) is within the timeframe, counted in days of 24 hours. Moments in the future count too, since clocks differ.
 */
export function isWithin(days: TimeframeDays, moment: string, now: Date): boolean {
  if (days === allTime) return true;
  const time = milliseconds(moment);
  return time !== null && time >= now.getTime() - days * dayLength;
}

/** The analysed videos uploaded within the timeframe; only these count in analytics (docs/product.md#progress). */
export function analyzedWithin<T extends { status: VideoStatus; uploadDate: string }>(
  videos: readonly T[],
  days: TimeframeDays,
  now: Date,
): T[] {
  return videos.filter(({ status, uploadDate }) => status === 'Analyzed' && isWithin(days, uploadDate, now));
}
