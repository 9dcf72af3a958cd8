// A player's level after each review: what was expected, what was rated, and what the model makes of both.

import { ratingScale, skillNames, skillTier, skillTiers } from '#domain/skills/skills.ts';
import { daysAYear, type ModelFigures } from './model-figures.ts';

/** What is known of a coach when a player's level is computed. */
export interface KnownCoach {
  /** How much higher than others this coach rates, and the standard error of that. */
  bias: number;
  error: number;
  /** The mean level of the players of the coach's group. */
  groupMean: number;
}

/** What is known of a coach who has rated nobody yet. */
export function unknownCoach({ variances }: ModelFigures): KnownCoach {
  return { bias: 0, error: Math.sqrt(variances.bias), groupMean: (ratingScale.min + ratingScale.max) / 2 };
}

/** A review of the player. */
export interface StepReview {
  coachId: string;
  day: number;
  /** The same for two reviews of one match. */
  matchId?: string | undefined;
  /** In the order of `skillNames`; NaN for a skill that was not rated. */
  ratings: ArrayLike<number>;
}

/** What one review did to a player's level. */
export interface LevelStep {
  coachId: string;
  day: number;
  /** The mean of the ratings, as if all skills had been rated. */
  rated: number;
  /** By how much the coach rates higher than others. */
  bias: number;
  /** The level before, with its standard error on this day; at the first review what is known of the group. */
  before: { level: number; error: number };
  after: { level: number; error: number };
}

/** A player's abilities on the day of the last review, in points, with standard errors. */
export interface Abilities {
  level: number;
  levelError: number;
  /** In the order of `skillNames`; null for a skill that was never rated. */
  skills: (number | null)[];
  skillErrors: (number | null)[];
  day: number;
}

/**
 * Follows a player through their reviews (Kalman filter). Two reviews of one match count as much as one: each half. The same function
 * computes what is stored for lists and what a player reads about each change, so that they never differ.
 *
 * @param reviews the oldest first; at least one
 * @param coachOf what is known of a coach, or of the average one
 */
export function levelSteps(
  reviews: readonly StepReview[],
  { variances, chanceByTier, usual }: ModelFigures,
  coachOf: (coachId: string) => KnownCoach,
): { steps: LevelStep[]; abilities: Abilities } {
  // Plain loops, here and below: a run goes through all ratings, and why a level moved takes some fifty runs.
  const split = reviews.map(({ ratings }) => {
    let [sum, count] = [0, 0];
    for (let skill = 0; skill < skillNames.length; skill += 1) {
      const rating = ratings[skill] ?? Number.NaN;
      if (Number.isNaN(rating)) continue;
      sum += rating - (usual[skill] ?? 0);
      count += 1;
    }
    return { mean: sum / count, count };
  });
  const mean = split.reduce((sum, one) => sum + one.mean, 0) / split.length;
  const chance = chanceByTier[skillTiers.indexOf(skillTier(mean))] ?? 1;
  /** How many reviews share this one's match. */
  const ofMatch = new Map<string, number>();
  for (const { matchId } of reviews) if (matchId !== undefined) ofMatch.set(matchId, (ofMatch.get(matchId) ?? 0) + 1);
  const sharing = reviews.map(({ matchId }) => (matchId === undefined ? 1 : (ofMatch.get(matchId) ?? 1)));

  const [first] = reviews;
  let level = coachOf(first?.coachId ?? '').groupMean;
  let [variance, seen] = [variances.level, first?.day ?? 0];
  /** By how much each coach's bias, if it were a point higher, would lower the level. */
  const weights = new Map<string, number>();
  const errorNow = () => {
    let unsure = 0;
    for (const [coachId, weight] of weights) unsure += Math.abs(weight) * coachOf(coachId).error;
    return Math.sqrt(variance + unsure ** 2);
  };
  const steps = reviews.map(({ coachId, day }, index): LevelStep => {
    const { mean: rated = level, count = 1 } = split[index] ?? {};
    variance += (variances.levelWalk * (day - seen)) / daysAYear;
    seen = day;
    const before = { level, error: errorNow() };
    const noise = (sharing[index] ?? 1) * chance * (variances.form + variances.rating / count);
    const gain = variance / (variance + noise);
    const { bias } = coachOf(coachId);
    level += gain * (rated - bias - level);
    variance *= 1 - gain;
    for (const [id, weight] of weights) weights.set(id, weight * (1 - gain));
    weights.set(coachId, (weights.get(coachId) ?? 0) + gain);
    return { coachId, day, rated, bias, before, after: { level, error: errorNow() } };
  });

  const levelError = errorNow();
  const own = skillNames.map((_, skill) => {
    let [above, left, last, isRated] = [0, variances.skill, first?.day ?? 0, false];
    for (let index = 0; index < reviews.length; index += 1) {
      const { ratings = [], day = last } = reviews[index] ?? {};
      const { mean: of = 0, count = 0 } = split[index] ?? {};
      const rating = ratings[skill] ?? Number.NaN;
      left += (variances.skillWalk * (day - last)) / daysAYear;
      last = day;
      if (Number.isNaN(rating)) continue;
      isRated = true;
      // A single rating is its own mean and says nothing of the skill.
      if (count < 2) continue;
      const gain = left / (left + (sharing[index] ?? 1) * chance * variances.rating);
      above += gain * (rating - (usual[skill] ?? 0) - of - above);
      left *= 1 - gain;
    }
    if (!isRated) return null;
    return {
      ability: level + above + (usual[skill] ?? 0),
      error: Math.sqrt(levelError ** 2 + left * (1 - 1 / skillNames.length)),
    };
  });
  return {
    steps,
    abilities: {
      level,
      levelError,
      skills: own.map((one) => one && one.ability),
      skillErrors: own.map((one) => one && one.error),
      day: seen,
    },
  };
}
