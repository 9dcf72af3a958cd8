// What the dashboard recommends to a player to do next.

import { insight, unratedInsight } from '#domain/skills/insights.ts';
import { skillActions } from '#domain/skills/skill-actions.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { WorkOn } from './what-to-work-on.ts';

/** One thing to do next. */
export interface RecommendedAction {
  /** The skill it is about; null for what fits every player of the band. */
  skill: SingleSkill | null;
  text: string;
  /** Whether the text is the coach's own. */
  isFromCoach: boolean;
}

/** How many actions are recommended. */
export const recommendedCount = 4;
/** How many of them are about skills to work on. */
const aboutSkills = 2;

/**
 * Four things to do next: one for each skill to work on, in the coach's words where there are any, then what fits everybody of the band.
 *
 * @param level null for a player without one, who gets what fits everyone
 * @param workOn what comes first first (`whatToWorkOn`); empty before the first review
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
