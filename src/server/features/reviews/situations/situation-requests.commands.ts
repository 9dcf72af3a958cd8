// Requests for the same situation: made and closed by published reviews, answered by the player's next video.

import { msg } from '@lingui/core/runtime-macro';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { NewVideo } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { closesRequest, type Situation, sendByProblem } from '#domain/reviews/priorities/situation-requests.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { requireMayWrite } from '#server/features/reviews/reviewer/reviewer.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  clearReply,
  closeRequest,
  dropRequests,
  findPublishedTasks,
  findRequest,
  lockMarkedVideo,
  lockPlayer,
  lockRequests,
  putRequest,
  reopenRequests,
  saveReply,
} from './situation-requests.queries.ts';

const alreadyAnswered = msg`A coach has already answered this request, or a newer one took its place.`;

/**
 * Why the days that a review asks for cannot be published, as a sentence; null if they can. A day that was published before stays. Today
 * is the earliest day that it is anywhere.
 */
export async function findSendByProblem(tx: Database, videoId: string, { priorities }: ReviewDocument) {
  if (!priorities.some(({ sendBy }) => sendBy)) return null;
  const published = await findPublishedTasks(tx, videoId);
  const today = new Date(Date.now() - 12 * 3_600_000).toISOString().slice(0, 10);
  return sendByProblem(priorities, today, published?.priorities ?? []);
}

/**
 * Makes the requests of a review that was just published or corrected, withdraws those it no longer makes, and closes those of earlier
 * reviews that it answers. In the transaction of publishing.
 */
export async function settleRequests(tx: Database, review: { videoId: string; playerId: string }): Promise<void> {
  const { videoId, playerId } = review;
  const { priorities, priorityAnswers } = orNotFound(await findPublishedTasks(tx, videoId));
  const asked = priorities.flatMap(({ skill, sendBy }) => (sendBy ? [{ skill, dueOn: sendBy }] : []));
  const answers = priorityAnswers.filter(({ answer }) => closesRequest(answer));
  // Reviews of one player may be published at the same time; a skill has one open request.
  await lockPlayer(tx, playerId);
  await dropRequests(
    tx,
    videoId,
    asked.map(({ skill }) => skill),
  );
  await reopenRequests(
    tx,
    videoId,
    answers.map(({ skill }) => skill),
  );
  for (const answer of answers) await closeRequest(tx, review, answer);
  for (const request of asked) await putRequest(tx, review, request);
}

/**
 * Stores which requests of the player a new video answers. In the transaction of sending it.
 *
 * @throws AppError not_found for a request of someone else; conflict when it is closed
 */
export async function answerRequests(
  tx: Database,
  playerId: string,
  videoId: string,
  situations: NewVideo['situations'] = [],
): Promise<void> {
  if (situations.length === 0) return;
  const requests = await lockRequests(
    tx,
    situations.map(({ requestId }) => requestId),
  );
  for (const { requestId, from, to } of situations) {
    const request = requests.find(({ id }) => id === requestId);
    if (request?.playerId !== playerId)
      throw new AppError('not_found', { message: say(msg`This request is not yours.`) });
    if (request.closedAt !== null)
      throw new AppError('conflict', {
        message: say(msg`A coach has already answered this request, or a newer one took its place. Untick it.`),
      });
    await saveReply(tx, requestId, { videoId, from, to });
  }
  await notifyViewers(tx, ['review'], playerId);
}

/**
 * Stores which video shows a request's situation, and where: by the player until that video is reviewed, or by the coach who reviews it.
 * Replaces what was said before.
 *
 * @throws AppError not_found; invalid_input for the video that the request is from; conflict when request or video is answered;
 * review_claimed
 */
export async function markSituation(
  { db }: Context,
  actor: Actor,
  requestId: string,
  situation: Situation & { videoId: string },
) {
  const { videoId } = situation;
  await db.transaction(async (tx) => {
    const { playerId } = orNotFound(await findRequest(tx, actor, requestId));
    // The video first, as publishing locks them.
    const video = orNotFound(await lockMarkedVideo(tx, actor, videoId));
    const [request] = await lockRequests(tx, [requestId]);
    if (!request || video.playerId !== playerId) throw new AppError('not_found');
    if (request.videoId === videoId)
      throw invalidField('videoId', say(msg`Choose another video than the one that the request is from.`));
    if (request.closedAt !== null) throw new AppError('conflict', { message: say(alreadyAnswered) });
    await requireMarkable(tx, actor, videoId, video);
    await saveReply(tx, requestId, situation);
    await notifyViewers(tx, ['review'], playerId);
  });
  return orNotFound(await findRequest(db, actor, requestId));
}

/**
 * Takes back which video shows a request's situation. Nothing happens if none does.
 *
 * @throws AppError not_found, conflict, review_claimed
 */
export async function unmarkSituation({ db }: Context, actor: Actor, requestId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { playerId, reply } = orNotFound(await findRequest(tx, actor, requestId));
    if (reply === null) return;
    const video = orNotFound(await lockMarkedVideo(tx, actor, reply.videoId));
    const [request] = await lockRequests(tx, [requestId]);
    if (request?.replyVideoId !== reply.videoId) throw new AppError('conflict');
    if (request.closedAt !== null) throw new AppError('conflict', { message: say(alreadyAnswered) });
    await requireMarkable(tx, actor, reply.videoId, video);
    await clearReply(tx, requestId);
    await notifyViewers(tx, ['review'], playerId);
  });
}

/** Requires that the actor may say what a video shows. @throws AppError conflict, review_claimed */
async function requireMarkable(
  tx: Database,
  actor: Actor,
  videoId: string,
  video: NonNullable<Awaited<ReturnType<typeof lockMarkedVideo>>>,
): Promise<void> {
  if (actor.role !== 'player') return requireMayWrite(tx, actor, videoId, video);
  if (video.status === 'Analyzed') throw new AppError('conflict', { message: say(msg`This video has been reviewed.`) });
}
