// How coaches rate the same players: the bias of each, with its interval.

import { fittedModel } from './least-squares.ts';

/** Consecutive reviews are compared only within this many days; later, the player may have changed too much. */
export const maxDaysApart = 60;
/** With fewer pairs of reviews by two coaches, the figures carry a warning (docs/product.md#performance-insights). */
export const fewPairs = 10;

/**
 * Sums over consecutive reviews of one player by one pair of coaches within `maxDaysApart`: later rating minus earlier rating. The model
 * needs only sums, so the database adds them up.
 */
export interface PairSums {
  playerId: string;
  /** The earlier and later reviewer; the same coach twice shows how players change over time. */
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

/** How one coach rates compared with others rating the same players. */
export interface CoachBias {
  coachId: string;
  /** How much higher than the mean of the coaches compared, in points of the scale; negative for lower. */
  bias: number;
  /** The 95% interval; null with only one player. */
  interval: { from: number; to: number } | null;
  /** Pairs of reviews with another coach, and players behind them. */
  pairs: number;
  players: number;
  /** Coaches are only comparable within a group, directly or through others. */
  group: number;
}

/** The result for all coaches. */
export interface CoachAgreement {
  /** The highest first. */
  coaches: CoachBias[];
  /** Pairs of reviews by two coaches. */
  pairs: number;
  /** The estimated change in a player's rating in 30 days, whichever coach rates. */
  monthlyChange: number;
}

/**
 * Fits `later − earlier = change a day × days + bias(later) − bias(earlier)` by least squares. This is the additive model rating = player
 * at the time + bias + chance. Taking differences removes the player, so players with few reviews need no estimate of their own. Pairs by
 * one coach only inform the change, so that progress is not mistaken for a later coach's generosity. Biases in a group add up to 0. The
 * variance is a sandwich estimate clustered by player, since a player's differences share reviews; the interval uses Student's distribution
 * with one degree of freedom less than a coach's number of players.
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

/** A group number for each coach; coaches linked by shared players have the same. */
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
