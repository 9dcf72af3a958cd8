// How coaches rate the same players: the bias of each, with its interval.

import { fittedModel } from './least-squares.ts';

/** Two reviews that follow each other are compared only within this time, in days: later the player may be another one. */
export const maxDaysApart = 60;
/** With fewer pairs of reviews by two coaches the figures come with a warning (docs/product.md#performance-insights). */
export const fewPairs = 10;

/**
 * What consecutive reviews of one player by one pair of coaches add up to: reviews within `maxDaysApart`, the later rating less the
 * earlier one. Sums are all that the model needs, so that the database adds up and nothing grows with the ratings.
 */
export interface PairSums {
  playerId: string;
  /** Who reviewed earlier, and who later; the same coach twice tells how players change by themselves. */
  earlierId: string;
  laterId: string;
  pairs: number;
  /** Sums over the pairs: of the difference, of the days between, of their product and of their squares. */
  difference: number;
  days: number;
  differenceDays: number;
  daysSquared: number;
  differenceSquared: number;
}

/** How one coach rates, beside those who rate the same players. */
export interface CoachBias {
  coachId: string;
  /** How much higher than the mean of the coaches compared, in points of the scale; negative for lower. */
  bias: number;
  /** The interval that holds the true bias in 95 of 100 cases; null where one player alone cannot give one. */
  interval: { from: number; to: number } | null;
  /** Pairs of reviews with another coach, and players behind them. */
  pairs: number;
  players: number;
  /** Coaches of one group are compared with each other, directly or over others; never with those of another group. */
  group: number;
}

/** What ratings of two coaches say about all of them. */
export interface CoachAgreement {
  /** The highest first. */
  coaches: CoachBias[];
  /** Pairs of reviews by two coaches. */
  pairs: number;
  /** How much a player's rating rises in thirty days whoever rates, as estimated along. */
  monthlyChange: number;
}

/**
 * Fits `later − earlier = change a day × days + bias(later) − bias(earlier)` by least squares.
 *
 * That is the additive model of player and coach, rating = player at the time + bias + chance, with the player taken out by differences:
 * players need no estimate of their own, however few reviews they have, and only reviews near to each other count. Pairs by one coach
 * take part in the change alone, so that progress is not taken for the generosity of whoever came later. Biases of a group add up to 0.
 * The variance is that of a sandwich clustered by player, since a player's differences share reviews; the interval is Student's with
 * one degree of freedom less than the players behind a coach.
 */
export function coachAgreement(sums: readonly PairSums[]): CoachAgreement {
  const crossed = sums.filter(({ earlierId, laterId }) => earlierId !== laterId);
  const ids = [...new Set(crossed.flatMap(({ earlierId, laterId }) => [earlierId, laterId]))].toSorted();
  const groups = groupsOf(ids, crossed);
  const { estimates, errors, changeADay } = fittedModel(sums, ids, groups);
  const coaches = ids.map((coachId, index): CoachBias => {
    const own = crossed.filter(({ earlierId, laterId }) => earlierId === coachId || laterId === coachId);
    const players = new Set(own.map(({ playerId }) => playerId)).size;
    const bias = estimates[index] ?? 0;
    const half = players > 1 ? studentQuantile(players - 1) * (errors[index] ?? 0) : null;
    return {
      coachId,
      bias,
      interval: half === null ? null : { from: bias - half, to: bias + half },
      pairs: own.reduce((sum, { pairs }) => sum + pairs, 0),
      players,
      group: groups[index] ?? 0,
    };
  });
  return {
    coaches: coaches.toSorted((one, other) => one.group - other.group || other.bias - one.bias),
    pairs: crossed.reduce((sum, { pairs }) => sum + pairs, 0),
    monthlyChange: changeADay * 30,
  };
}

/** A number for each coach: the same for those whom shared players connect. */
function groupsOf(ids: readonly string[], crossed: readonly PairSums[]): number[] {
  const group = new Map(ids.map((id, index) => [id, index]));
  for (const { earlierId, laterId } of crossed) {
    const [one, other] = [group.get(earlierId), group.get(laterId)];
    if (one === undefined || other === undefined || one === other) continue;
    const [kept, given] = [Math.min(one, other), Math.max(one, other)];
    for (const [id, number] of group) if (number === given) group.set(id, kept);
  }
  const numbers = [...new Set(group.values())].toSorted((one, other) => one - other);
  return ids.map((id) => numbers.indexOf(group.get(id) ?? 0));
}

/** The 0.975 quantiles of Student's distribution for 1 to 10 degrees of freedom, as tables print them. */
const smallQuantiles = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
/** The same of the normal distribution. */
const normalQuantile = 1.959964;

/**
 * The 0.975 quantile of Student's distribution: by how many standard errors a two-sided 95 % interval reaches.
 *
 * @param freedom degrees of freedom, at least 1; from 11 on by the expansion of Cornish and Fisher, exact to 0.001
 */
export function studentQuantile(freedom: number): number {
  const known = smallQuantiles[freedom - 1];
  if (known !== undefined) return known;
  const z = normalQuantile;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
