// What the dashboard recommends to a player to do next.

import { skillActions } from '#domain/skills/skill-actions.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { insight } from './insights.ts';

/** One thing to do next. */
export interface RecommendedAction {
  /** The skill it is about; null for what fits every player of the band. */
  skill: SingleSkill | null;
  text: string;
}

/** How many actions are recommended, and how many weak skills they look at. */
export const recommendedCount = 4;
export const weakSkillsLookedAt = 2;

/**
 * Four things to do next: one for each of the player's two weakest skills, then what fits everybody of the band.
 *
 * @param weakest the weakest skill first (`weakestSkills`); empty before the first review
 */
export function recommendedActions(level: number, weakest: readonly SingleSkill[]): RecommendedAction[] {
  const { id, actions } = insight(level);
  const specific = [...new Set(weakest)].slice(0, weakSkillsLookedAt);
  return [
    ...specific.map((skill) => ({ skill, text: skillActions[skill][id] })),
    ...actions.map((text) => ({ skill: null, text })),
  ].slice(0, recommendedCount);
}
