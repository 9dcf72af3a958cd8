// Who may write a review, and whether it may be written now.

import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions.ts';
import { type LockedReview, lockReview } from './reviews.queries.ts';

const givenBack = 'This review was given back. Open the video again to go on with it.';

const notThere = 'This video is not there any more: it was withdrawn, or you are no longer connected with its player.';

/**
 * The thing, or `not_found` in words for a coach whose workspace is still open. They are the same for every video that somebody may not
 * see, so that they tell of none whether it was ever there.
 */
export function stillThere<T>(thing: T | null): T {
  if (thing === null) throw new AppError('not_found', { message: notThere });
  return thing;
}

/** A review whose reviewer is known. */
export type OwnedReview<R> = R & { coachId: string };

/**
 * The reviewer writes; an administrator may help out.
 *
 * @throws AppError review_claimed
 */
export function requireWriter<R extends { coachId: string | null }>(actor: Actor, review: R): OwnedReview<R> {
  const { coachId } = review;
  if (coachId === null) throw new AppError('review_claimed', { message: givenBack });
  if (coachId !== actor.id && actor.role !== 'admin') throw new AppError('review_claimed');
  return { ...review, coachId };
}

/**
 * What is published stays as it is until somebody begins to revise it.
 *
 * @throws AppError review_published; review_conflict when the review was saved since `version`
 */
export function requireWritable(
  review: Pick<LockedReview, 'status' | 'revisedSince' | 'version'>,
  version: number,
): void {
  if (review.status === 'Analyzed' && review.revisedSince === null) throw new AppError('review_published');
  if (review.version !== version) throw new AppError('review_conflict');
}

/**
 * The review, locked for writing over the version that the workspace had loaded. Ask first whether the video may be seen.
 *
 * @throws AppError not_found, review_claimed, review_published, review_conflict
 */
export async function lockForWriting(
  tx: Database,
  actor: Actor,
  videoId: string,
  version: number,
): Promise<OwnedReview<LockedReview>> {
  const review = requireWriter(actor, stillThere(await lockReview(tx, videoId)));
  requireWritable(review, version);
  return review;
}
