// Publishing: the saved draft becomes what the player reads, for the first time or again.

import { msg } from '@lingui/core/runtime-macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { mayPublishReview } from '#domain/people/permissions.ts';
import { prioritiesProblem } from '#domain/reviews/priorities/priorities.ts';
import { uncheckedProblem } from '#domain/reviews/voice/heard-parts.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { refreshAbilities } from '#server/features/levels/model/level-model.commands.ts';
import { completeSecondReview } from '#server/features/videos/second-reviews.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockForWriting } from './claiming.commands.ts';
import { openingOf } from './openings/openings.commands.ts';
import {
  insertReview,
  insertVersion,
  lacksVoice,
  markAnalyzed,
  publishReplay,
  publishSaved,
  replaceReview,
  setRevision,
} from './publishing.queries.ts';
import { findSendByProblem, settleRequests } from './situations/situation-requests.commands.ts';

const unsentVoice = () =>
  say(
    msg`A spoken note has not reached us yet. Open the review in the browser that recorded it, and wait until it is sent.`,
  );

/**
 * Publishes the saved draft in one transaction: review, notes, ratings and movement replace earlier ones, the published version is kept,
 * and jobs notify the player, once the review opens, and the partner of a shared video. Logged if an administrator publishes for a coach.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict, review_incomplete
 */
export async function publishReview(
  { db, jobs }: Context,
  actor: Actor,
  videoId: string,
  version: number,
  by: Author,
): Promise<void> {
  await db.transaction(async (tx) => {
    const review = await lockForWriting(tx, actor, videoId, version);
    const { playerId, document } = review;
    const overallScore = requireComplete(document);
    if (await lacksVoice(tx, videoId, document)) throw new AppError('review_incomplete', { message: unsentVoice() });
    const isRevision = review.revisedSince !== null;
    const sendByProblem = await findSendByProblem(tx, videoId, document);
    if (sendByProblem !== null) throw new AppError('review_incomplete', { message: sendByProblem });
    const opensAt = isRevision ? null : await openingOf(tx, playerId);
    await (isRevision ? replaceReview(tx, review) : insertReview(tx, review, opensAt));
    await settleRequests(tx, review);
    await markAnalyzed(tx, videoId, overallScore);
    await publishSaved(tx, review);
    await completeSecondReview(tx, videoId);
    await publishReplay(tx, videoId, review.coachId);
    await refreshAbilities(tx, playerId);
    const number = await insertVersion(tx, { videoId, playerId, coachId: actor.id, document });
    if (actor.id !== review.coachId) {
      const after = { version: number, overallScore };
      await recordAudit(tx, by, 'review-published-by-administrator', { type: 'video', id: videoId }, { after });
    }
    if (isRevision) {
      await setRevision(tx, videoId, false);
      await jobs.enqueue(tx, 'review-revised', { videoId, number });
    } else {
      const when = { startAfter: opensAt };
      await jobs.enqueue(tx, 'review-published', { videoId, ...(opensAt !== null && { opensAt }) }, when);
      await jobs.enqueue(tx, 'grant-achievements', { userId: playerId }, when);
    }
    await notifyViewers(tx, ['video', 'review', 'rating'], playerId);
    await jobs.enqueue(tx, 'announce-pair-notes', { videoId, number });
  });
}

/** The overall score of a review that may be published. */
function requireComplete({ notes, ratings, finalSummary, priorities }: ReviewDocument): string {
  const overall = ratings.find((one) => one.skillName === 'overall')?.rating ?? null;
  const permission = mayPublishReview({ overall, finalSummary });
  if (overall === null || !permission.allowed) {
    throw new AppError('review_incomplete', permission.allowed ? {} : { message: permission.reason });
  }
  const problem = uncheckedProblem(notes) ?? prioritiesProblem(priorities);
  if (problem !== null) throw new AppError('review_incomplete', { message: problem });
  return overall.toFixed(1);
}
