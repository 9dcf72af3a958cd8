// The priorities of the previous review.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
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

/** Whether the review of a video is asked about a request: it is open, or that review has answered it. */
export function isAskedIn({ closed }: SituationRequest, videoId: string): boolean {
  return closed === null || (closed.answer !== null && closed.videoId === videoId);
}

/** Requests of reviews before the previous one, on skills it does not ask about; each is asked like a priority. */
export function olderRequests(
  { video }: Pick<ReviewWorkspace, 'video'>,
  requests: readonly SituationRequest[],
): AskedPriority[] {
  const asked = askedPriorities({ video });
  return requests
    .filter((request) => isAskedIn(request, video.id) && request.asked.videoId !== video.id)
    .filter(({ skill }) => asked.every((one) => one.skill !== skill))
    .map(({ skill, focus, asked: { videoId } }) => ({
      skill,
      focus,
      since: videoId,
      rating: video.previousReview?.ratings[skill] ?? null,
    }));
}

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
