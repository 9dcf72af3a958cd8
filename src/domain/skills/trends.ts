// Whether a player improves, over a timeframe and per skill.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { type PublishedRating, ratingsBySkill } from '#domain/skills/ratings.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { milliseconds, oldestFirst } from '#domain/time/moments.ts';

/** A change of more than this many percent is a rise or a fall (docs/product.md#progress). */
export const stableWithin = 5;

/** The later half compared with the earlier one. */
export interface Trend {
  direction: 'up' | 'down' | 'stable';
  /** Change of the mean in percent, rounded; negative for a fall. */
  percent: number;
  /** The means of both halves, to one decimal; null without two halves. */
  halves: { earlier: number; later: number } | null;
}

/**
 * The improvement trend: ratings by time, split into halves, and their means compared. With an odd number the later half is longer.
 * Ratings of the same moment belong to one review and have no order: if the cut falls among them, each counts as their mean, so that a
 * review shows no trend within itself. Ratings of fewer than two moments are stable.
 */
export function improvementTrend(ratings: readonly { rating: Numeric; createdAt: string }[]): Trend {
  const known = ratings
    .map((one) => ({ value: toNumber(one.rating), createdAt: one.createdAt, time: milliseconds(one.createdAt) }))
    .filter(
      (one): one is { value: number; createdAt: string; time: number } => one.value !== null && one.time !== null,
    );
  const reviews = [
    ...Map.groupBy(
      oldestFirst(known, (one) => one.createdAt),
      ({ time }) => time,
    ).values(),
  ];
  const values = reviews.flatMap((review) => {
    const average = mean(review.map(({ value }) => value)) ?? 0;
    return review.map(() => average);
  });
  const cut = Math.floor(values.length / 2);
  const earlier = mean(values.slice(0, cut));
  const later = mean(values.slice(cut));
  if (reviews.length < 2 || earlier === null || later === null)
    return { direction: 'stable', percent: 0, halves: null };
  const change = changePercent(earlier, later);
  const halves = { earlier: roundTo(earlier, 1), later: roundTo(later, 1) };
  return { direction: direction(change), percent: roundTo(change, 0), halves };
}

/** The change in percent, without binary drift. Any rise from 0 counts as doubled. */
function changePercent(from: number, to: number): number {
  if (from === 0) return to === 0 ? 0 : 100;
  return roundTo(((to - from) / from) * 100, 6);
}

function direction(change: number): Trend['direction'] {
  if (change > stableWithin) return 'up';
  return change < -stableWithin ? 'down' : 'stable';
}

/** The skills whose latest rating exceeds the previous one; their number is the skill trend (docs/product.md#progress). */
export function risingSkills(ratings: readonly PublishedRating[]): SingleSkill[] {
  const history = ratingsBySkill(ratings);
  return singleSkills.filter((skill) => {
    const [previous, latest] = (history.get(skill) ?? []).slice(-2).map((one) => Number(one.rating));
    return previous !== undefined && latest !== undefined && latest > previous;
  });
}
