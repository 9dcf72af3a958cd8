// An automatic draft in a review fills what is empty and is marked as such until a coach edits it.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { maxFocusLength, type Priority } from '#domain/reviews/priorities/priority-list.ts';
import { type SkillName, withoutAiPrefix } from '#domain/skills/skills.ts';
import type { ReviewMaterial } from './review-facts.ts';
import { textLimits } from './text-limits.ts';

/** Prefix of automatic text until a coach edits it (docs/product.md#review). */
export const aiPrefix = '[AI Analysis] ';

/** The four texts of the summary. */
export const summaryTexts = [
  'finalSummary',
  'overallStrengths',
  'areasOfImprovement',
  'recommendationsForImprovement',
] as const;
export type SummaryTexts = Record<(typeof summaryTexts)[number], string>;

/** The parts of a review that a draft may fill. */
export interface DraftableReview extends SummaryTexts {
  ratings: readonly { skillName: SkillName; rating: number; comment: string }[];
  priorities: readonly Priority[];
}

/** A proposal by the rules of `review-writer.ts` or a model. Empty texts propose nothing. */
export interface ReviewProposal extends SummaryTexts {
  /** Comments on rated skills. A draft never gives ratings: those are the coach's judgement. */
  comments: Partial<Record<SkillName, string>>;
  priorities: readonly Priority[];
}

/** The review with its empty places filled and marked. Existing words stay as they are. */
export function withProposal<T extends DraftableReview>(review: T, proposal: ReviewProposal): T {
  const texts = Object.fromEntries(
    summaryTexts.map((field) => [field, filled(review[field], proposal[field], textLimits.summary)]),
  );
  return {
    ...review,
    ...texts,
    ratings: review.ratings.map((one) => ({
      ...one,
      comment: filled(one.comment, proposal.comments[one.skillName], textLimits.ratingComment),
    })),
    priorities:
      review.priorities.length > 0
        ? review.priorities
        : proposal.priorities.map((one) => ({ ...one, focus: filled('', one.focus, maxFocusLength) })),
  };
}

function filled(text: string, proposed: string | undefined, max: number): string {
  const words = withoutAiPrefix(proposed?.trim() ?? '').trim();
  if (!isBlank(text) || words === '') return text;
  // Leaves room for the "…" of a cut text.
  return aiPrefix + excerpt(words, max - aiPrefix.length - 1);
}

/** Whether a text is automatic and unedited. */
export function isUneditedDraft(text: string): boolean {
  return withoutAiPrefix(text) !== text;
}

/** The text after a coach's edit: changing a word of an automatic draft makes it the coach's own. */
export function afterEdit(before: string, after: string): string {
  return isUneditedDraft(before) && after !== before ? withoutAiPrefix(after) : after;
}

/** Whether there is material for a draft: a note with words, a rating or a coded stroke. */
export function hasMaterial({ notes, ratings, codes }: Pick<ReviewMaterial, 'notes' | 'ratings' | 'codes'>): boolean {
  const isWorded = notes.some(({ title, comment }) => !isBlank(`${title}${comment}`));
  return isWorded || ratings.length > 0 || codes.length > 0;
}

/** Why there is nothing to draft from. */
export const noMaterial = () =>
  say(msg`Write a note or rate a skill first. The draft is built from your notes and ratings.`);
