// Skills compared with each other: averages, strengths, focus areas, groups, and the weakest.

import { mean, roundTo } from '#domain/round-to.ts';
import { latestRatings, type PublishedRating, ratingsBySkill } from './ratings.ts';
import { type SingleSkill, type SkillCategory, singleSkills, skillCategories, skillCategoryNames } from './skills.ts';

/** A skill's mean over the given ratings. Show it with `oneDecimal`. */
export interface SkillAverage {
  skillName: SingleSkill;
  average: number;
  /** How many ratings it rests on. */
  count: number;
}

/** A skill is a strength only from this average on, however weak the others are (docs/product.md#progress). */
export const strengthFrom = 3.5;
/** How many strengths and how many focus areas are named. */
export const namedSkills = 3;

/** Each rated skill's average, in the order in which skills are listed. Overall is none of them. */
export function skillAverages(ratings: readonly PublishedRating[]): SkillAverage[] {
  const history = ratingsBySkill(ratings);
  return singleSkills.flatMap((skillName) => {
    const values = (history.get(skillName) ?? []).map((one) => Number(one.rating));
    const average = mean(values);
    return average === null ? [] : [{ skillName, average, count: values.length }];
  });
}

/** The mean of the skills' averages: every skill weighs the same, however often it was rated. Null when none was. */
export function overallMean(averages: readonly SkillAverage[]): number | null {
  return mean(averages.map(({ average }) => average));
}

/** Skills with an average of at least the mean and of at least 3.5: the best three, the best first (docs/product.md#progress). */
export function topStrengths(averages: readonly SkillAverage[]): SkillAverage[] {
  const from = Math.max(overallMean(averages) ?? 0, strengthFrom);
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

/** The mean of each group's skills, to one decimal; null for a group in which nothing was rated. */
export function categoryAverages(averages: readonly SkillAverage[]): Record<SkillCategory, number | null> {
  const entries = skillCategoryNames.map((category) => {
    const skills: readonly SingleSkill[] = skillCategories[category];
    const average = overallMean(averages.filter(({ skillName }) => skills.includes(skillName)));
    return [category, average === null ? null : roundTo(average, 1)];
  });
  return Object.fromEntries(entries) as Record<SkillCategory, number | null>;
}

/** The skills whose latest rating is lowest, the lowest first: what to work on now. Equal ones in the order of the list of skills. */
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
