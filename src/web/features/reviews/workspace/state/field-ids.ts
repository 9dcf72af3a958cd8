// Ids of a review's parts and fields, to lead people there.

import { summaryTexts } from '#domain/reviews/draft/ai-draft.ts';
import type { SingleSkill, SkillName } from '#domain/skills/skills.ts';
import type { SummaryField } from './review-document.ts';

/** The tabs beside the video. */
export type PanelTab = 'notes' | 'skills' | 'summary' | 'match';

/** Id of a note's text in its form. */
export function noteTextId(noteId: string): string {
  return `note-text-${noteId}`;
}

/** Id of the comment on a rating. */
export function commentId(skill: SkillName): string {
  return `comment-${skill}`;
}

/** Id of a summary text. */
export function summaryFieldId(field: SummaryField): string {
  return `summary-${field}`;
}

/** The summary text with that id; undefined for other fields. */
export function summaryFieldOf(id: string): SummaryField | undefined {
  return summaryTexts.find((field) => id === summaryFieldId(field));
}

/** Id of a priority's text. */
export function priorityFocusId(skill: SingleSkill): string {
  return `priority-${skill}`;
}
