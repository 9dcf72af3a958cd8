// The uncertainty of a suggested level, from how much ratings of the same player differ.

import { fewPairs, type PairSums } from './coach-agreement.ts';

/** The most reviews behind a suggested level (docs/product.md#verification). */
const suggestedFrom = 3;

/**
 * Half of the 95% interval around a suggested level, in points. Differences between consecutive reviews by one coach show how much a
 * coach's ratings vary (`2 × chance`); those by two coaches show how much more they vary between coaches. Ratings by one coach share a
 * bias, so only chance shrinks with their number.
 *
 * @param sums of overall ratings
 * @param reviews how many ratings the suggestion averages; at least 1, and at most three count
 * @returns null while there are fewer than `fewPairs` pairs by two coaches
 */
export function levelUncertainty(sums: readonly PairSums[], reviews: number): number | null {
  const crossed = meanSquare(sums.filter(({ earlierId, laterId }) => earlierId !== laterId));
  if (crossed.pairs < fewPairs) return null;
  const same = meanSquare(sums.filter(({ earlierId, laterId }) => earlierId === laterId));
  const ofTwo = crossed.value / 2;
  // Without pairs by one coach, none of it shrinks with more reviews.
  const chance = same.pairs === 0 ? 0 : Math.min(same.value / 2, ofTwo);
  const between = ofTwo - chance;
  return 1.96 * Math.sqrt(between + chance / Math.min(Math.max(reviews, 1), suggestedFrom));
}

/**
 * How uncertainty grows without a new rating (docs/product.md#performance-insights): a player moves by 0.5 points a year (standard
 * deviation), and the uncertainty is capped at two points.
 */
export const ageing = { pointsAYear: 0.5, widest: 2 } as const;

/**
 * The uncertainty of a level whose latest rating is some days old: the fresh uncertainty plus a random walk since then.
 *
 * @param fresh half of the 95% interval on the day of the latest rating, in points
 * @param days since the latest rating; negative values count as 0
 */
export function agedUncertainty(fresh: number, days: number): number {
  const walked = 1.96 * ageing.pointsAYear * Math.sqrt(Math.max(days, 0) / 365);
  return Math.max(fresh, Math.min(Math.hypot(fresh, walked), ageing.widest));
}

function meanSquare(sums: readonly PairSums[]): { pairs: number; value: number } {
  const pairs = sums.reduce((sum, one) => sum + one.pairs, 0);
  const squares = sums.reduce((sum, one) => sum + one.differenceSquared, 0);
  return { pairs, value: pairs === 0 ? 0 : squares / pairs };
}
