// Whether a player gets better: over all ratings of a timeframe, and skill by skill.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { type PublishedRating, ratingsBySkill } from '#domain/skills/ratings.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { milliseconds, oldestFirst } from '#domain/time/moments.ts';

/** A change of more than this many percent is a rise or a fall; anything else is stable (docs/product.md#progress). */
export const stableWithin = 5;

/** How the later half compares with the earlier one. */
export interface Trend {
  direction: 'up' | 'down' | 'stable';
  /** Change of the mean in percent, rounded; negative for a fall. */
  percent: number;
  /** The means of the earlier and the later half, with one decimal; null while there are not two halves. */
  halves: { earlier: number; later: number } | null;
}

/**
 * The improvement trend: ratings in the order of their creation, split into halves, and the means of the halves compared. With an odd
 * number the later half is the longer. Ratings of one moment are of one review and have no order: wherever the cut falls among them, each
 * counts as their mean, so that a review shows no trend between its own skills. Ratings of fewer than two moments are too few, and stable.
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

/** From one mean to another in percent, cleared of binary drift. Any rise from 0 counts as doubled, since it has no percentage. */
function changePercent(from: number, to: number): number {
  if (from === 0) return to === 0 ? 0 : 100;
  return roundTo(((to - from) / from) * 100, 6);
}

function direction(change: number): Trend['direction'] {
  if (change > stableWithin) return 'up';
  return change < -stableWithin ? 'down' : 'stable';
}

/** The skills whose latest rating exceeds the one before; their number is the skill trend (docs/product.md#progress). */
export function risingSkills(ratings: readonly PublishedRating[]): SingleSkill[] {
  const history = ratingsBySkill(ratings);
  return singleSkills.filter((skill) => {
    const [previous, latest] = (history.get(skill) ?? []).slice(-2).map((one) => Number(one.rating));
    return previous !== undefined && latest !== undefined && latest > previous;
  });
}
