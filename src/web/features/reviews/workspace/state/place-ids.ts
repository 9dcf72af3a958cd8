// Places of a review, so that people can be led to them: its parts, and ids of its fields.

import type { SingleSkill, SkillName } from '#domain/skills/skills.ts';
import type { SummaryField } from './review-document.ts';

/** The parts of a review beside the video. */
export type PanelTab = 'notes' | 'skills' | 'summary' | 'match';

/** Of a skill's row; the number in it is its `input`. */
export function skillId(skill: SkillName): string {
  return `skill-${skill}`;
}

/** Of the comment on a rating. */
export function commentId(skill: SkillName): string {
  return `comment-${skill}`;
}

/** Of a text of the summary. */
export function summaryFieldId(field: SummaryField): string {
  return `summary-${field}`;
}

/** Of a priority's text. */
export function priorityFocusId(skill: SingleSkill): string {
  return `priority-${skill}`;
}
