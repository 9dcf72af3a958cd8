// How much better a player got over some time: the beginning of it against its end.

import { difference, mean, roundTo } from '#domain/round-to.ts';

/** From how many overall ratings on an improvement is told, and how many at each end are compared (docs/product.md#clubs). */
export const improvementRule = { minReviews: 4, compared: 2 } as const;

/** Means of the first and the last overall ratings, to one decimal, what lies between them, and on how many reviews it rests. */
export interface Improvement {
  begin: number;
  end: number;
  change: number;
  reviews: number;
}

/**
 * The improvement over a player's overall ratings (0–7), the oldest first: one rating may be a lucky day, so two at each end are
 * compared. Null for fewer than four.
 */
export function improvement(ratings: readonly number[]): Improvement | null {
  const { minReviews, compared } = improvementRule;
  if (ratings.length < minReviews) return null;
  const [begin, end] = [ratings.slice(0, compared), ratings.slice(-compared)].map((some) =>
    roundTo(mean(some) ?? 0, 1),
  );
  if (begin === undefined || end === undefined) return null;
  return { begin, end, change: difference(begin, end, 'both'), reviews: ratings.length };
}

/** Those who got better, the most first; the same gain over more reviews stands before the same over fewer. */
export function mostImproved<Player>(
  players: readonly { player: Player; ratings: readonly number[] }[],
  count: number,
): (Improvement & { player: Player })[] {
  return players
    .flatMap(({ player, ratings }) => {
      const one = improvement(ratings);
      return one !== null && one.change > 0 ? [{ player, ...one }] : [];
    })
    .toSorted((one, other) => other.change - one.change || other.reviews - one.reviews)
    .slice(0, count);
}
