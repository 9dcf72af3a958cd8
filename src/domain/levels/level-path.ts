// The path to the next level: the abilities needed and an estimate of the time (docs/product.md#levels).

import { mean, roundTo } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { type SingleSkill, type SkillName, singleSkills } from '#domain/skills/skills.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';

/** A skill to improve: the measured ability, and the one needed. */
export interface SkillToRaise {
  skill: SingleSkill;
  now: number;
  needed: number;
}

export interface LevelPath {
  /** The next half step above the player's level. */
  target: number;
  /** The mean of the skills from which it is suggested. */
  neededMean: number;
  /** Lowest first; empty if the measured level already suggests it. */
  skills: SkillToRaise[];
  /** Estimated months at the player's own pace; null if unknown. */
  months: { from: number; to: number } | null;
}

const highestLevel = 7;
/** A player's measured level and abilities (docs/product.md#level-model). */
export interface MeasuredAbilities {
  level: number;
  skills: Partial<Record<SkillName, number>>;
}

/** A level is suggested from a quarter below it, by rounding to the nearest half (docs/product.md#verification). */
const belowLevel = 0.25;
/** Fewer reviews, or a longer time in months, give no useful estimate. */
const minReviews = 4;
const maxMonths = 24;
const month = 30 * dayLength;

/**
 * The path to the next half step. The level is the mean of the skills, so the lowest rated skills are raised to one common value until the
 * mean is high enough. Null at the top level and before the first skill rating.
 */
export function levelPath(
  level: number,
  measured: MeasuredAbilities | null,
  ratings: readonly PublishedRating[],
): LevelPath | null {
  const target = nextLevel(level);
  if (measured === null || !hasLevelPath(level, measured)) return null;
  const rated = singleSkills
    .flatMap((skill) => {
      const now = measured.skills[skill];
      return now === undefined ? [] : [{ skill, now }];
    })
    .toSorted((one, other) => one.now - other.now);
  const neededMean = target - belowLevel;
  const missing = (neededMean - measured.level) * rated.length;
  return {
    target,
    neededMean,
    skills: missing > 1e-9 ? raised(rated, missing) : [],
    months: missing > 1e-9 ? monthsTo(neededMean - measured.level, ratings) : null,
  };
}

/** Whether there is a path: below the top level and after the first skill rating. */
export function hasLevelPath(level: number | null, measured: MeasuredAbilities | null): boolean {
  return level !== null && nextLevel(level) <= highestLevel && singleSkills.some((skill) => measured?.skills[skill]);
}

/** The next half step. */
const nextLevel = (level: number) => Math.floor(level * 2 + 1) / 2;

/** Raises the lowest skills to the common rating that makes up what is missing, rounded up to tenths. */
function raised(rated: readonly { skill: SingleSkill; now: number }[], missing: number): SkillToRaise[] {
  for (let count = 1; count <= rated.length; count += 1) {
    const lowest = rated.slice(0, count);
    const common = (lowest.reduce((sum, { now }) => sum + now, 0) + missing) / count;
    const next = rated[count];
    if (next && common > next.now) continue;
    const needed = roundTo(Math.ceil(common * 10 - 1e-6) / 10, 1);
    return lowest.map((one) => ({ ...one, needed }));
  }
  return [];
}

/**
 * A range from two paces of the overall rating: over all reviews and over the later half. Null with fewer than four reviews, if either pace
 * is not positive, or beyond two years.
 */
function monthsTo(gap: number, ratings: readonly PublishedRating[]): LevelPath['months'] {
  const overall = oldestFirst(
    ratings.filter(({ skillName }) => skillName === 'overall'),
    ({ createdAt }) => createdAt,
  );
  if (overall.length < minReviews) return null;
  const paces = [paceOf(overall), paceOf(overall.slice(-Math.ceil(overall.length / 2)))];
  if (paces.some((pace) => !(pace > 0))) return null;
  const [from = 0, to = 0] = paces.map((pace) => gap / pace).toSorted((one, other) => one - other);
  return to > maxMonths ? null : { from: Math.max(1, Math.floor(from)), to: Math.max(2, Math.ceil(to)) };
}

/** Points per month: the least-squares slope. NaN if all ratings were given at once. */
function paceOf(ratings: readonly PublishedRating[]): number {
  const points = ratings.map(({ createdAt, rating }) => ({
    x: (milliseconds(createdAt) ?? 0) / month,
    y: Number(rating),
  }));
  const x = mean(points.map((one) => one.x)) ?? 0;
  const y = mean(points.map((one) => one.y)) ?? 0;
  const spread = points.reduce((sum, one) => sum + (one.x - x) ** 2, 0);
  return points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0) / spread;
}
