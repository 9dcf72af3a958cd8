// What a player works on: one rule for every screen that says so (docs/product.md#progress).

import type { PublishedRating } from '#domain/skills/ratings.ts';
import { weakestSkills } from '#domain/skills/skill-averages.ts';
import { type SingleSkill, withoutAiPrefix } from '#domain/skills/skills.ts';

/** A skill to work on. */
export interface WorkOn {
  skill: SingleSkill;
  /** In the coach's words; null where no coach has said it and the ratings decide. */
  focus: string | null;
}

/**
 * What to work on, the first thing first: the coach's priorities of the latest review in their order; without any, the two skills whose
 * newest rating is lowest.
 */
export function whatToWorkOn(
  priorities: readonly { skill: SingleSkill; focus: string }[],
  ratings: readonly PublishedRating[],
): WorkOn[] {
  if (priorities.length === 0) return weakestSkills(ratings).map((skill) => ({ skill, focus: null }));
  return priorities.map(({ skill, focus }) => ({ skill, focus: withoutAiPrefix(focus) }));
}
