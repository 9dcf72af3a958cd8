// The coach's writes: opening and saving.

import type { ReviewDocument } from '#contract/review-document.ts';
import { holdConnections } from '#server/access/held-connections.queries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, found } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions.ts';
import { lockForWriting, stillThere } from './review-access.ts';
import { claimReview, findDraft, findReviewState, holdVideo, saveDocument } from './reviews.queries.ts';

/**
 * Opens the review of a video. Whoever opens it first becomes its reviewer, and so does who opens one that was given back; an
 * administrator may open any.
 *
 * @throws AppError not_found, or review_claimed with the other coach's name
 */
export async function openReview({ db }: Context, actor: Actor, videoId: string) {
  const state = found(await findReviewState(db, actor, videoId));
  if (state.coachId === null) {
    await db.transaction((tx) => claimVisible(tx, actor, videoId));
  }
  const draft = found(await findDraft(db, videoId));
  if (draft.coachId !== actor.id && actor.role !== 'admin') {
    const { firstName, lastName } = draft.reviewer;
    throw new AppError('review_claimed', { message: `${firstName} ${lastName} is already reviewing this video.` });
  }
  return draft;
}

/**
 * Saves the draft over the version that the workspace had loaded.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict
 */
export async function saveDraft(
  { db }: Context,
  actor: Actor,
  videoId: string,
  version: number,
  document: ReviewDocument,
): Promise<{ version: number; savedAt: string }> {
  stillThere(await findReviewState(db, actor, videoId));
  return db.transaction(async (tx) => {
    await lockForWriting(tx, actor, videoId, version);
    return saveDocument(tx, videoId, document);
  });
}

/**
 * Makes somebody the reviewer of a video that nobody reviews. Until the transaction ends the player can neither withdraw it nor end the
 * connection by which it is seen: whoever comes first counts, and no video is left with a coach who may not see it.
 *
 * @throws AppError not_found
 */
export async function claimVisible(tx: Database, actor: Actor, videoId: string): Promise<void> {
  const video = found(await holdVideo(tx, videoId));
  await holdConnections(tx, actor.id, [video.playerId]);
  found(await findReviewState(tx, actor, videoId));
  await claimReview(tx, video, actor.id);
}
