// Checks before publishing.

import { t } from '@lingui/core/macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { isUneditedDraft } from '#domain/reviews/draft/ai-draft.ts';
import { isUnchecked } from '#domain/reviews/voice/heard-parts.ts';
import { ratingScale, type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { numberSentence } from '#domain/typed-number.ts';
import { skillId } from '../../shared/skill-table/skill-groups.ts';
import type { PanelTab } from '../state/field-ids.ts';
import { commentId, noteTextId, priorityFocusId, summaryFieldId } from '../state/field-ids.ts';
import type { ReviewState } from '../state/review-state.ts';
import { summaryFields } from '../summary/summary-texts.ts';

/** A place in the review, and its name. */
export interface Place {
  label: string;
  tab: PanelTab;
  fieldId: string;
  /** The note to open, for a field in its form. */
  noteId?: string;
}

/** Typed ratings that are not valid. They must be fixed before publishing or leaving. */
export function invalidRatingPlaces(unread: ReviewState['invalidRatings']): Place[] {
  return skillNames
    .filter((skill) => unread[skill] !== undefined)
    .map((skill) => ({
      label: `${skillLabel(skill)}, “${unread[skill]}”: ${numberSentence(ratingScale)}`,
      tab: 'skills',
      fieldId: skillId(skill),
    }));
}

/** What a review still needs; `priorities` is their problem (`prioritiesProblem`). */
export function missingPlaces(document: ReviewDocument, priorities: string | null): Place[] {
  const isRated = document.ratings.some(({ skillName }) => skillName === 'overall');
  const unworded = document.priorities.find(({ focus }) => isBlank(focus)) ?? document.priorities[0];
  return [
    ...document.notes.filter(isUnchecked).map(({ id, timestamp }) => ({
      label: t`Check the spoken note at ${{ time: formatClockTime(timestamp) }}`,
      tab: 'notes' as const,
      fieldId: noteTextId(id),
      noteId: id,
    })),
    ...(isRated ? [] : [{ label: t`Give an overall rating`, tab: 'skills' as const, fieldId: skillId('overall') }]),
    ...(isBlank(document.finalSummary) ? [summaryPlace('finalSummary', t`Write a final summary`)] : []),
    ...(priorities !== null && unworded
      ? [{ label: priorities.replace(/\.$/, ''), tab: 'summary' as const, fieldId: priorityFocusId(unworded.skill) }]
      : []),
  ];
}

/** Automatic texts that no one has edited. */
export function uneditedPlaces(document: ReviewDocument): Place[] {
  return [
    ...summaryFields
      .filter(({ field }) => isUneditedDraft(document[field]))
      .map(({ field, label }) => summaryPlace(field, say(label))),
    ...document.ratings
      .filter(({ comment }) => isUneditedDraft(comment))
      .map(({ skillName }) => commentPlace(skillName)),
    ...document.priorities
      .filter(({ focus }) => isUneditedDraft(focus))
      .map(({ skill }) => ({
        label: t`Priority ${{ skill: skillLabel(skill) }}`,
        tab: 'summary' as const,
        fieldId: priorityFocusId(skill),
      })),
  ];
}

function summaryPlace(field: (typeof summaryFields)[number]['field'], label: string): Place {
  return { label, tab: 'summary', fieldId: summaryFieldId(field) };
}

function commentPlace(skill: SkillName): Place {
  return { label: t`Comment on ${{ skill: skillLabel(skill) }}`, tab: 'skills', fieldId: commentId(skill) };
}
