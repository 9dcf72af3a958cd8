// The dashboard's recommended actions.

import { insight, unratedInsight } from '#domain/skills/insights.ts';
import { skillActions } from '#domain/skills/skill-actions.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { WorkOn } from './what-to-work-on.ts';

export interface RecommendedAction {
  /** The skill it is about; null for general advice for the level band. */
  skill: SingleSkill | null;
  text: string;
  /** Whether the text is the coach's own. */
  isFromCoach: boolean;
}

/** How many actions are recommended. */
export const recommendedCount = 4;
/** How many of them are about specific skills. */
const aboutSkills = 2;

/**
 * Four recommended actions: first the skills to work on, in the coach's words where available, then general advice for the level band.
 *
 * @param level null for a player without one, who gets advice for everyone
 * @param workOn in order of priority (`whatToWorkOn`); empty before the first review
 */
export function recommendedActions(level: number | null, workOn: readonly WorkOn[]): RecommendedAction[] {
  const { id, actions } = level === null ? unratedInsight : insight(level);
  return [
    ...workOn.slice(0, aboutSkills).flatMap(({ skill, focus }) => {
      const text = focus ?? (id && skillActions[skill][id]);
      return text === null ? [] : [{ skill, text, isFromCoach: focus !== null }];
    }),
    ...actions.map((text) => ({ skill: null, text, isFromCoach: false })),
  ].slice(0, recommendedCount);
}
