// What the review before asks of this one.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { answersLeft, type DraftAnswer } from '#domain/reviews/priorities/priority-answers.ts';

/** The id by which the panel is led to (`goToField`). */
export const didItChangeId = 'did-it-change';

/** The priorities of the review before, each with the review that it stands in. */
export function askedPriorities({ video: { previousReview } }: Pick<ReviewWorkspace, 'video'>) {
  return (previousReview?.priorities ?? []).map(({ skill, focus }) => ({
    skill,
    focus,
    since: previousReview?.videoId ?? '',
    rating: previousReview?.ratings[skill] ?? null,
  }));
}
export type AskedPriority = ReturnType<typeof askedPriorities>[number];

/** Whether there is something to ask or to show: not in the first review of a player. */
export function hasQuestion(workspace: Pick<ReviewWorkspace, 'video'>, answers: readonly DraftAnswer[]): boolean {
  const asked = askedPriorities(workspace);
  return asked.length > 0 || answersLeft(answers, asked).length > 0;
}

/** The skills that were asked about and have no answer yet. */
export function unansweredSkills(workspace: Pick<ReviewWorkspace, 'video'>, { priorityAnswers }: ReviewDocument) {
  return askedPriorities(workspace)
    .filter(({ skill, since }) =>
      priorityAnswers.every((one) => one.skill !== skill || one.since !== since || one.answer === null),
    )
    .map(({ skill }) => skill);
}
