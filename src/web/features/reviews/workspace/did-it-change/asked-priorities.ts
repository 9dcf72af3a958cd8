// The priorities of the previous review.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { type DraftAnswer, outdatedAnswers } from '#domain/reviews/priorities/priority-answers.ts';

/** The panel's id (`goToField`). */
export const didItChangeId = 'did-it-change';

/** The previous review's priorities, each with its review. */
export function askedPriorities({ video: { previousReview } }: Pick<ReviewWorkspace, 'video'>) {
  return (previousReview?.priorities ?? []).map(({ skill, focus }) => ({
    skill,
    focus,
    since: previousReview?.videoId ?? '',
    rating: previousReview?.ratings[skill] ?? null,
  }));
}
export type AskedPriority = ReturnType<typeof askedPriorities>[number];

/** Whether there is anything to ask or show: not in a player's first review. */
export function hasQuestion(workspace: Pick<ReviewWorkspace, 'video'>, answers: readonly DraftAnswer[]): boolean {
  const asked = askedPriorities(workspace);
  return asked.length > 0 || outdatedAnswers(answers, asked).length > 0;
}

/** Skills without an answer yet. */
export function unansweredSkills(workspace: Pick<ReviewWorkspace, 'video'>, { priorityAnswers }: ReviewDocument) {
  return askedPriorities(workspace)
    .filter(({ skill, since }) =>
      priorityAnswers.every((one) => one.skill !== skill || one.since !== since || one.answer === null),
    )
    .map(({ skill }) => skill);
}
