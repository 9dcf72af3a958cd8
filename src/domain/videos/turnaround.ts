// How long players wait for a coach's reviews, and how many the coach publishes.

import { roundTo } from '#domain/round-to.ts';
import { dayLength, milliseconds } from '#domain/time/moments.ts';
import { addDays, mondayOf, wallTime } from '#domain/time/time-zones.ts';

/** Days that the turnaround looks back (docs/product.md#coaches). */
export const turnaroundDays = 30;

/** A published review. */
export interface FinishedReview {
  /** When it was first published, ISO 8601. */
  publishedAt: string;
  /** Seconds from upload to publishing, without those in which the link was dead. */
  turnaroundSeconds: number;
}

/** The median wait in hours, to one decimal, and the number of reviews. */
export interface Turnaround {
  hours: number;
  reviews: number;
}

/** Median hours from upload to publishing, of the reviews published in the last 30 days; null when there are none. */
export function turnaround(reviews: readonly FinishedReview[], now: Date): Turnaround | null {
  const since = now.getTime() - turnaroundDays * dayLength;
  const waits = reviews.flatMap(({ publishedAt, turnaroundSeconds }) =>
    (milliseconds(publishedAt) ?? -Infinity) < since ? [] : [turnaroundSeconds],
  );
  const middle = median(waits);
  return middle === null ? null : { hours: roundTo(middle / 3600, 1), reviews: waits.length };
}

/** The middle value, or the mean of the two in the middle; null for an empty list. */
export function median(values: readonly number[]): number | null {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle];
  if (upper === undefined) return null;
  return inOrder.length % 2 === 1 ? upper : (upper + (inOrder[middle - 1] ?? upper)) / 2;
}

/** How many reviews were published in a week. */
export interface WeekCount {
  /** The Monday of the week, `YYYY-MM-DD`. */
  monday: string;
  reviews: number;
}

/** Reviews published in each of the last weeks (Monday to Sunday in a time zone), this week last, including empty weeks. */
export function reviewsPerWeek(
  reviews: readonly Pick<FinishedReview, 'publishedAt'>[],
  weeks: number,
  zone: string,
  now: Date,
): WeekCount[] {
  const mondayAt = (moment: number) => mondayOf(wallTime(moment, zone).date);
  const published = reviews.map((one) => milliseconds(one.publishedAt)).filter((moment) => moment !== null);
  const byWeek = Map.groupBy(published, mondayAt);
  const thisWeek = mondayAt(now.getTime());
  return Array.from({ length: weeks }, (_, index) => {
    const monday = addDays(thisWeek, (index - weeks + 1) * 7);
    return { monday, reviews: byWeek.get(monday)?.length ?? 0 };
  });
}
