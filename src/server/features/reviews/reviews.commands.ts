// The coach's writes: opening, saving, publishing.

import type { ReviewDocument } from '#contract/reviews.ts';
import { mayPublishReview } from '#domain/permissions.ts';
import type { Context } from '#server/context.ts';
import { AppError, found } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions.ts';
import {
  claimReview,
  findDraft,
  findReviewState,
  holdVideo,
  insertReview,
  lockDraft,
  markAnalyzed,
  saveDocument,
} from './reviews.queries.ts';

const emptyDocument: ReviewDocument = {
  notes: [],
  ratings: [],
  finalSummary: '',
  overallStrengths: '',
  areasOfImprovement: '',
  recommendationsForImprovement: '',
};

/**
 * Opens the review of a video. Whoever opens it first becomes its reviewer; an administrator may open any.
 *
 * @throws AppError not_found, or review_claimed with the other coach's name
 */
export async function openReview({ db }: Context, actor: Actor, videoId: string) {
  const state = found(await findReviewState(db, actor, videoId));
  if (state.coachId === null) {
    await db.transaction(async (tx) => {
      // The player may be withdrawing it: whoever comes first has it.
      found(await holdVideo(tx, videoId));
      await claimReview(tx, videoId, actor.id, emptyDocument);
    });
  }
  const draft = found(await findDraft(db, videoId));
  if (!mayWrite(actor, draft.coachId)) {
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
) {
  const state = found(await findReviewState(db, actor, videoId));
  if (state.coachId === null) throw new AppError('not_found');
  if (!mayWrite(actor, state.coachId)) throw new AppError('review_claimed');
  if (state.status === 'Analyzed') throw new AppError('review_published');
  const saved = await saveDocument(db, videoId, version, document);
  if (saved === null) throw new AppError('review_conflict');
  return { version: saved.version, savedAt: saved.savedAt as string };
}

/**
 * Publishes the saved draft: review, notes and ratings become visible, the video is `Analyzed`, and the job tells the player.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict, review_incomplete
 */
export async function publishReview(
  { db, jobs }: Context,
  actor: Actor,
  videoId: string,
  version: number,
): Promise<void> {
  const state = found(await findReviewState(db, actor, videoId));
  await db.transaction(async (tx) => {
    const draft = found(await lockDraft(tx, videoId));
    if (!mayWrite(actor, draft.coachId)) throw new AppError('review_claimed');
    if (state.status === 'Analyzed') throw new AppError('review_published');
    if (draft.version !== version) throw new AppError('review_conflict');
    const overall = draft.document.ratings.find((one) => one.skillName === 'overall')?.rating ?? null;
    const permission = mayPublishReview({ overall, finalSummary: draft.document.finalSummary });
    if (overall === null || !permission.allowed) {
      throw new AppError('review_incomplete', permission.allowed ? {} : { message: permission.reason });
    }
    const video = await markAnalyzed(tx, videoId, overall.toFixed(1));
    if (video === null) throw new AppError('review_published');
    await insertReview(tx, videoId, draft.coachId, video.playerId, draft.document);
    await jobs.enqueue(tx, 'review-published', { videoId });
    await jobs.enqueue(tx, 'grant-achievements', { userId: video.playerId });
  });
}

/** The reviewer writes; an administrator may help out. */
function mayWrite(actor: Actor, reviewerId: string): boolean {
  return actor.id === reviewerId || actor.role === 'admin';
}
