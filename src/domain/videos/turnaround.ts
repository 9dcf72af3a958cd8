// How long players wait for a coach's reviews, and how many the coach publishes.

import { roundTo } from '#domain/round-to.ts';
import { dayLength, milliseconds } from '#domain/time/moments.ts';
import { addDays, mondayOf, wallTime } from '#domain/time/time-zones.ts';

/** How far the turnaround looks back, in days (docs/product.md#coaches). */
export const turnaroundDays = 30;

/** A review as its turnaround is counted. */
export interface FinishedReview {
  /** When the video was uploaded, ISO 8601. */
  uploadDate: string;
  /** When the review was first published, ISO 8601. */
  publishedAt: string;
  /** Milliseconds for which the video's link was dead: they are not the coach's. */
  paused: number;
}

/** The middle of the waits, in hours with one decimal, and on how many reviews it rests. */
export interface Turnaround {
  hours: number;
  reviews: number;
}

/** Median hours from upload to publishing, of the reviews published in the last 30 days; null when there are none. */
export function turnaround(reviews: readonly FinishedReview[], now: Date): Turnaround | null {
  const since = now.getTime() - turnaroundDays * dayLength;
  const waits = reviews
    .map(({ uploadDate, publishedAt, paused }) => ({
      from: milliseconds(uploadDate),
      to: milliseconds(publishedAt),
      paused,
    }))
    .flatMap(({ from, to, paused }) =>
      from === null || to === null || to < since ? [] : [Math.max(to - from - paused, 0)],
    );
  const middle = median(waits);
  return middle === null ? null : { hours: roundTo(middle / 3_600_000, 1), reviews: waits.length };
}

/** The value in the middle, or the mean of the two in the middle; null for nothing. */
export function median(values: readonly number[]): number | null {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const upper = inOrder[middle];
  if (upper === undefined) return null;
  return inOrder.length % 2 === 1 ? upper : (upper + (inOrder[middle - 1] ?? upper)) / 2;
}

/** How many reviews were published in a week. */
export interface WeekCount {
  /** The Monday on which it began, `YYYY-MM-DD`. */
  monday: string;
  reviews: number;
}

/**
 * Reviews published in each of the last weeks (Monday to Sunday on the clocks of a zone), this week last; weeks without any are
 * there with 0.
 */
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
