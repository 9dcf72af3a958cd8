// Who may write a review, and when.

import { personName } from '#domain/people/person-name.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { claimVisible, orGone } from './claiming.commands.ts';
import { findReviewer, findReviewState, type LockedReview, lockReview } from './reviews.queries.ts';

const givenBack = 'This review was given back a moment ago. Try again.';

/** A review with its reviewer. */
export type OwnedReview<R> = R & { coachId: string };

/**
 * The reviewer, or an administrator, may read and write a draft; anyone who sees the video may while it is unclaimed.
 *
 * @throws AppError review_claimed with the reviewer's name
 */
export async function requireMayWrite(
  db: Database,
  actor: Actor,
  videoId: string,
  { coachId }: { coachId: string | null },
): Promise<void> {
  if (coachId === null || coachId === actor.id || actor.role === 'admin') return;
  const reviewer = await findReviewer(db, videoId);
  const name = personName(reviewer, 'Another coach');
  throw new AppError('review_claimed', { message: `${name} is already reviewing this video.` });
}

/**
 * The locked review of the actor, who becomes the reviewer of an unclaimed one: the first change claims. Call it first in the
 * transaction.
 *
 * @throws AppError not_found, review_claimed
 */
export async function lockOwned(tx: Database, actor: Actor, videoId: string): Promise<OwnedReview<LockedReview>> {
  const { coachId } = orGone(await findReviewState(tx, actor, videoId));
  if (coachId === null) await claimVisible(tx, actor, videoId);
  const review = orGone(await lockReview(tx, videoId));
  await requireMayWrite(tx, actor, videoId, review);
  // Given back between the two statements: nothing is written without a reviewer.
  if (review.coachId === null) throw new AppError('review_claimed', { message: givenBack });
  return { ...review, coachId: review.coachId };
}

/**
 * A published review is read-only until a revision starts.
 *
 * @throws AppError review_published
 */
export function requireOpenReview({ status, revisedSince }: Pick<LockedReview, 'status' | 'revisedSince'>): void {
  if (status === 'Analyzed' && revisedSince === null) throw new AppError('review_published');
}

/**
 * The same, over the version that the workspace had loaded.
 *
 * @throws AppError review_published; review_conflict when the review was saved since `version`
 */
export function requireWritable(
  review: Pick<LockedReview, 'status' | 'revisedSince' | 'version'>,
  version: number,
): void {
  requireOpenReview(review);
  if (review.version !== version) throw new AppError('review_conflict');
}

/**
 * The review, locked for writing over the version that the workspace loaded. Nothing is claimed if it throws.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict
 */
export async function lockForWriting(
  tx: Database,
  actor: Actor,
  videoId: string,
  version: number,
): Promise<OwnedReview<LockedReview>> {
  const review = await lockOwned(tx, actor, videoId);
  requireWritable(review, version);
  return review;
}
