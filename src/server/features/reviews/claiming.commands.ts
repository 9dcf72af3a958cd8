// Claiming a video that still exists.

import type { Database } from '#server/db/database.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import { claimReview, findReviewState, lockVideo } from './reviews.queries.ts';

const notThere = 'This video is no longer available. It was withdrawn, or you are no longer connected with its player.';

/**
 * Returns the value, or throws `not_found` for a coach whose workspace is still open. The message is the same for every invisible video,
 * so it does not reveal whether one existed.
 */
export function orGone<T>(thing: T | null): T {
  if (thing === null) throw new AppError('not_found', { message: notThere });
  return thing;
}

/**
 * Makes someone the reviewer of an unclaimed video. Until the transaction ends, the player can neither withdraw it nor end the connection
 * that makes it visible, so no video is left with a coach who may not see it.
 *
 * @throws AppError not_found
 */
export async function claimVisible(tx: Database, actor: Actor, videoId: string): Promise<void> {
  const video = orGone(await lockVideo(tx, videoId));
  await lockConnections(tx, actor.id, [video.playerId]);
  orGone(await findReviewState(tx, actor, videoId));
  await claimReview(tx, video, actor.id);
  await notifyViewers(tx, ['review'], video.playerId);
}
