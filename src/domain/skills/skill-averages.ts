// Comparing skills: averages, strengths, focus areas and groups.

import { mean, roundTo } from '#domain/round-to.ts';
import { latestRatings, type PublishedRating, ratingsBySkill } from './ratings.ts';
import { type SingleSkill, type SkillCategory, singleSkills, skillCategories, skillCategoryNames } from './skills.ts';

/** A skill's mean over the given ratings. Show it with `oneDecimal`. */
export interface SkillAverage {
  skillName: SingleSkill;
  average: number;
  /** Number of ratings. */
  count: number;
}

/** Lowest average of a strength, however weak the other skills are (docs/product.md#progress). */
export const minStrength = 3.5;
/** How many strengths and focus areas are named. */
export const namedSkills = 3;

/** Each rated skill's average, in the usual order, without overall. */
export function skillAverages(ratings: readonly PublishedRating[]): SkillAverage[] {
  const history = ratingsBySkill(ratings);
  return singleSkills.flatMap((skillName) => {
    const values = (history.get(skillName) ?? []).map((one) => Number(one.rating));
    const average = mean(values);
    return average === null ? [] : [{ skillName, average, count: values.length }];
  });
}

/** The mean of the skills' averages: every skill weighs the same. Null if none was rated. */
export function overallMean(averages: readonly SkillAverage[]): number | null {
  return mean(averages.map(({ average }) => average));
}

/** Skills with an average of at least the mean and of at least 3.5: the best three, the best first (docs/product.md#progress). */
export function topStrengths(averages: readonly SkillAverage[]): SkillAverage[] {
  const from = Math.max(overallMean(averages) ?? 0, minStrength);
  return averages
    .filter(({ average }) => average >= from)
    .toSorted((one, other) => other.average - one.average)
    .slice(0, namedSkills);
}

/** Skills with an average below the mean: the lowest three, the lowest first (docs/product.md#progress). */
export function focusAreas(averages: readonly SkillAverage[]): SkillAverage[] {
  const below = overallMean(averages) ?? 0;
  return averages
    .filter(({ average }) => average < below)
    .toSorted((one, other) => one.average - other.average)
    .slice(0, namedSkills);
}

/** The mean of each group's skills, to one decimal; null for an unrated group. */
export function categoryAverages(averages: readonly SkillAverage[]): Record<SkillCategory, number | null> {
  const entries = skillCategoryNames.map((category) => {
    const skills: readonly SingleSkill[] = skillCategories[category];
    const average = overallMean(averages.filter(({ skillName }) => skills.includes(skillName)));
    return [category, average === null ? null : roundTo(average, 1)];
  });
  return Object.fromEntries(entries) as Record<SkillCategory, number | null>;
}

/** The skills with the lowest latest rating, the lowest first. Ties keep the usual order. */
export function weakestSkills(ratings: readonly PublishedRating[], count = 2): SingleSkill[] {
  const latest = latestRatings(ratings);
  return singleSkills
    .flatMap((skillName) => {
      const rating = latest.get(skillName)?.rating;
      return rating === undefined ? [] : [{ skillName, rating: Number(rating) }];
    })
    .toSorted((one, other) => one.rating - other.rating)
    .slice(0, count)
    .map(({ skillName }) => skillName);
}
