// How far what a skill is above the level spreads and walks, from ratings above the mean of their review.

import { skillNames, skillTiers } from '#domain/skills/skills.ts';
import type { SplitReviews } from './level-model.ts';
import { daysAYear, type ModelVariances } from './model-figures.ts';
import type { ReviewColumns } from './rated-reviews.ts';

/** It takes so many ratings until a tier's own chance counts as much as that of all. */
const tierWeight = 200;

/** The part of the model that is about skills. */
export function skillPart({ days, ratings, starts, playerIds, twins }: ReviewColumns, split: SplitReviews) {
  const size = skillNames.length;

  /** Filters the walk of each player and skill (Kalman). */
  function pass({ skill: first, skillWalk, rating: chance }: ModelVariances) {
    const byTier = skillTiers.map(() => ({ squares: 0, count: 0 }));
    let logs = 0;
    for (let player = 0; player < playerIds.length; player += 1) {
      const tier = split.tiers[player] ?? 0;
      const tiered = byTier[tier];
      const noise = chance * (split.chanceByTier[tier] ?? 1);
      const [from = 0, to = 0] = [starts[player], starts[player + 1]];
      if (!tiered) continue;
      for (let skill = 0; skill < size; skill += 1) {
        let [above, variance, seen] = [0, first, days[from] ?? 0];
        for (let review = from; review < to; review += 1) {
          const count = split.counts[review] ?? 0;
          const rating = ratings[review * size + skill] ?? Number.NaN;
          // A single rating is its own mean and says nothing.
          if (Number.isNaN(rating) || count < 2) continue;
          const day = days[review] ?? 0;
          variance += (skillWalk * (day - seen)) / daysAYear;
          seen = day;
          // Two reviews of one match count as much as one.
          const own = noise * ((twins[review] ?? -1) === -1 ? 1 : 2);
          const spread = variance + own;
          const left = rating - (split.usual[skill] ?? 0) - (split.means[review] ?? 0) - above;
          above += (variance / spread) * left;
          variance *= own / spread;
          // Ratings above their mean add up to 0, so one of them is known from the others.
          logs += (1 - 1 / count) * Math.log(spread);
          tiered.squares += (left * left) / spread;
          tiered.count += 1 - 1 / count;
        }
      }
    }
    return { byTier, logs };
  }

  return {
    /** Minus twice the log likelihood, but for a constant. */
    criterion(variances: ModelVariances): number {
      const { byTier, logs } = pass(variances);
      return byTier.reduce((sum, { squares }) => sum + squares, logs);
    },

    /** By how much chance is larger in each tier than over all. */
    chanceByTier(variances: ModelVariances): number[] {
      return pass(variances).byTier.map(({ squares, count }) => (squares + tierWeight) / (count + tierWeight));
    },
  };
}
