// Compares a skill's ratings before and after a training session.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { stableWithin } from '#domain/skills/trends.ts';
import { milliseconds, newestFirst, oldestFirst } from '#domain/time/moments.ts';

/** How many of the nearest reviews on each side are compared. */
export const comparedReviews = 3;
/** The fewest reviews needed on each side (docs/product.md#performance-training). */
export const minReviews = 2;

/** A rating of one skill in one review. */
export interface DatedRating {
  rating: Numeric;
  /** When the match was played, ISO 8601. */
  playedAt: string;
}

/** Ratings before and after a session. Averages have one decimal; null without a review. */
export interface SessionEffect {
  before: { mean: number | null; reviews: number };
  after: { mean: number | null; reviews: number };
  /** Null with too few reviews. */
  direction: 'up' | 'down' | 'stable' | null;
}

/**
 * Compares a skill's nearest ratings before a session with those after it, by when the matches were played. A change within `stableWithin`
 * percent counts as stable. It does not show that the session was the cause.
 */
export function sessionEffect(ratings: readonly DatedRating[], sessionDate: string): SessionEffect {
  const date = milliseconds(sessionDate) ?? Number.POSITIVE_INFINITY;
  const isAfter = ({ playedAt }: DatedRating) => (milliseconds(playedAt) ?? 0) > date;
  const at = ({ playedAt }: DatedRating) => playedAt;
  const before = sideOf(
    newestFirst(
      ratings.filter((one) => !isAfter(one)),
      at,
    ),
  );
  const after = sideOf(oldestFirst(ratings.filter(isAfter), at));
  const isEnough = before.reviews >= minReviews && after.reviews >= minReviews;
  return {
    before: rounded(before),
    after: rounded(after),
    direction: isEnough && before.mean !== null && after.mean !== null ? direction(before.mean, after.mean) : null,
  };
}

interface Side {
  mean: number | null;
  reviews: number;
}

function sideOf(nearest: readonly DatedRating[]): Side {
  const values = nearest
    .slice(0, comparedReviews)
    .map(({ rating }) => toNumber(rating))
    .filter((value) => value !== null);
  return { mean: mean(values), reviews: values.length };
}

function rounded({ mean: value, reviews }: Side): Side {
  return { mean: value === null ? null : roundTo(value, 1), reviews };
}

function direction(from: number, to: number): SessionEffect['direction'] {
  const change = roundTo(((to - from) / Math.max(from, 0.1)) * 100, 6);
  if (change > stableWithin) return 'up';
  return change < -stableWithin ? 'down' : 'stable';
}
