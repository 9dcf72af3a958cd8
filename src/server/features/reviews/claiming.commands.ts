// Claiming a video that still exists.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import { requireMayWrite } from './reviewer/reviewer.commands.ts';
import { claimReview, findReviewState, type LockedReview, lockReview, lockVideo } from './reviews.queries.ts';

/** For a coach whose workspace is still open; the same for every invisible video, so it does not reveal whether one existed. */
export const videoGone = () =>
  say(msg`This video is no longer available. It was withdrawn, or you are no longer connected with its player.`);

/**
 * Makes someone the reviewer of an unclaimed video. Until the transaction ends, the player can neither withdraw it nor end the connection
 * that makes it visible, so no video is left with a coach who may not see it.
 *
 * @throws AppError not_found
 */
export async function claimVisible(tx: Database, actor: Actor, videoId: string): Promise<void> {
  const video = orNotFound(await lockVideo(tx, videoId), videoGone());
  await lockConnections(tx, actor.id, [video.playerId]);
  orNotFound(await findReviewState(tx, actor, videoId), videoGone());
  await claimReview(tx, video, actor.id);
  await notifyViewers(tx, ['review'], video.playerId);
}

const givenBack = () => say(msg`This review was given back a moment ago. Try again.`);

/** A review whose reviewer is known. */
export type OwnedReview<R> = R & { coachId: string };

/**
 * The review, locked, of the actor, who becomes its reviewer if nobody is: the first change claims. Begin the transaction with it.
 *
 * @throws AppError not_found, review_claimed
 */
export async function lockOwned(tx: Database, actor: Actor, videoId: string): Promise<OwnedReview<LockedReview>> {
  const { coachId } = orNotFound(await findReviewState(tx, actor, videoId), videoGone());
  if (coachId === null) await claimVisible(tx, actor, videoId);
  const review = orNotFound(await lockReview(tx, videoId), videoGone());
  await requireMayWrite(tx, actor, videoId, review);
  // Given back between the two: nothing is written under no name.
  if (review.coachId === null) throw new AppError('review_claimed', { message: givenBack() });
  return { ...review, coachId: review.coachId };
}

/**
 * A published review does not change until someone begins to revise it.
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
 * The review, locked for writing over the version that the workspace had loaded. Whatever then throws, nothing is claimed.
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
