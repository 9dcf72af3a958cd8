// What a player should work on: one rule for every screen (docs/product.md#progress).

import type { PublishedRating } from '#domain/skills/ratings.ts';
import { weakestSkills } from '#domain/skills/skill-averages.ts';
import { type SingleSkill, withoutAiPrefix } from '#domain/skills/skills.ts';

export interface WorkOn {
  skill: SingleSkill;
  /** The coach's words; null where it comes from the ratings. */
  focus: string | null;
}

/**
 * What to work on, in order of priority: the coach's priorities from the latest review or, without any, the two skills with the lowest
 * latest rating.
 */
export function whatToWorkOn(
  priorities: readonly { skill: SingleSkill; focus: string }[],
  ratings: readonly PublishedRating[],
): WorkOn[] {
  if (priorities.length === 0) return weakestSkills(ratings).map((skill) => ({ skill, focus: null }));
  return priorities.map(({ skill, focus }) => ({ skill, focus: withoutAiPrefix(focus) }));
}
