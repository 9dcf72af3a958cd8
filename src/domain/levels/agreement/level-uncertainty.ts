// How certain a level is that ratings suggest, given how much ratings of the same player differ.

import { fewPairs, type PairSums } from './coach-agreement.ts';

/** The reviews that a suggested level rests on, at most (docs/product.md#verification). */
const suggestedFrom = 3;

/**
 * Half of the interval around a suggested level that holds the level which all coaches would agree on in 95 of 100 cases, in points.
 * From differences of consecutive reviews: those by one coach tell how much a coach's ratings vary (`2 × chance`), those by two how
 * much more they vary between coaches. Ratings by one coach share their bias, so that only chance shrinks with their number.
 *
 * @param sums of overall ratings
 * @param reviews how many ratings the suggestion is the mean of; at least 1, and at most three count
 * @returns null while there are fewer than `fewPairs` pairs by two coaches
 */
export function levelUncertainty(sums: readonly PairSums[], reviews: number): number | null {
  const crossed = meanSquare(sums.filter(({ earlierId, laterId }) => earlierId !== laterId));
  if (crossed.pairs < fewPairs) return null;
  const same = meanSquare(sums.filter(({ earlierId, laterId }) => earlierId === laterId));
  const ofTwo = crossed.value / 2;
  // Without pairs by one coach all of it counts as chance that does not shrink.
  const chance = same.pairs === 0 ? 0 : Math.min(same.value / 2, ofTwo);
  const between = ofTwo - chance;
  return 1.96 * Math.sqrt(between + chance / Math.min(Math.max(reviews, 1), suggestedFrom));
}

/**
 * How an uncertainty grows while no new rating comes (docs/product.md#performance-insights): a player moves by half a step of the scale in a year,
 * up or down (standard deviation, in points), and from two points on nothing is known that is worth a figure.
 */
export const ageing = { pointsAYear: 0.5, widest: 2 } as const;

/**
 * The uncertainty of a level whose newest rating is some days old: as fresh, plus a random walk since then. Never less than fresh.
 *
 * @param fresh half of the 95 % interval on the day of the newest rating, in points
 * @param days since the newest rating; a moment still to come counts as today
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
