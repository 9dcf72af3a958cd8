// How much a player improved over a period.

import { difference, mean, roundTo } from '#domain/round-to.ts';

/** The fewest overall ratings needed, and how many at each end are compared (docs/product.md#clubs). */
export const improvementRule = { minReviews: 4, compared: 2 } as const;

/** Averages of the first and last overall ratings to one decimal, the change, and the number of reviews. */
export interface Improvement {
  begin: number;
  end: number;
  change: number;
  reviews: number;
}

/**
 * The improvement over a player's overall ratings (0–7, oldest first). Two ratings at each end are compared, since one may be a lucky day.
 * Null for fewer than four.
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

/** Players who improved, most improved first; ties go to the one with more reviews. */
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
