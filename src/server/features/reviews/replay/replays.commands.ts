// Storing a replay, deleting it, and serving it to the people who may play it.

import { msg } from '@lingui/core/runtime-macro';
import type { OwnReplay, ReplayLog } from '#contract/reviews/replays.ts';
import { say } from '#domain/language/say.ts';
import { isCoach } from '#domain/people/roles.ts';
import { voiceMediaTypeOf } from '#domain/reviews/voice/voice-clips.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { lockOwned, requireOpenReview } from '#server/features/reviews/claiming.commands.ts';
import { removeReplays } from '#server/features/reviews/publishing.queries.ts';
import { requireMayWrite } from '#server/features/reviews/reviewer/reviewer.commands.ts';
import { findReviewState } from '#server/features/reviews/reviews.queries.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { findOwnReplay, findReplay, finishReplay, replayFileKey, startReplay } from './replays.queries.ts';

/** Replays per person and hour. */
export const replayLimit: Limit = {
  name: 'review-replay',
  max: 60,
  seconds: 3600,
  message: msg`You can send 60 replays an hour. This one is kept in this browser; try again later.`,
};

const notSound = () => say(msg`We can’t play the voice of this replay. Send WebM or Ogg with Opus, or MP4.`);
const replaced = () => say(msg`This replay was deleted, or replaced by another one.`);

interface SentReplay {
  log: ReplayLog;
  timedFor: string;
  voice: string | null;
}

/**
 * Stores a replay by the review's writer, instead of an unpublished one; the first one claims the review, like any change. Ids are
 * immutable: sent again, nothing is written. The row is written before the voice, so that every file has one.
 *
 * @throws AppError not_found, review_claimed, review_published, invalid_input, conflict, too_many_requests
 */
export async function storeReplay(
  { db, config, files }: Pick<Context, 'db' | 'config' | 'files'>,
  actor: Actor,
  { videoId, replayId }: { videoId: string; replayId: string },
  { log, timedFor, voice }: SentReplay,
): Promise<OwnReplay> {
  // Content is only checked for people who may write here.
  await requireMayWrite(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  const content = voice === null ? null : Buffer.from(voice, 'base64');
  const voiceType = content && voiceMediaTypeOf(content);
  if (content && voiceType === null) throw invalidField('voice', notSound());
  const isStored = await db.transaction(async (tx) => {
    const { coachId, ...review } = await lockOwned(tx, actor, videoId);
    requireOpenReview(review);
    const known = await findReplay(tx, replayId);
    if (known) {
      // An id names one replay permanently.
      const isSame = known.videoId === videoId && known.voiceBytes === (content?.length ?? null);
      if (isSame && known.removedAt === null) return known.storedAt !== null;
      throw new AppError('conflict', { message: replaced() });
    }
    await consumeRateLimit(tx, config, replayLimit, actor.id);
    const voiceBytes = content?.length ?? null;
    // It belongs to the review's coach, also if an administrator writes for them.
    const isNew = await startReplay(tx, { id: replayId, videoId, coachId, log, timedFor, voiceBytes, voiceType });
    if (!isNew) throw new AppError('conflict', { message: replaced() });
    await removeReplays(tx, { unpublishedOf: videoId, except: replayId });
    return false;
  });
  if (!isStored && content && voiceType) await files.put(replayFileKey(replayId), content, voiceType);
  // Deleted while it was written: the voice goes too.
  if (!isStored && !(await finishReplay(db, replayId))) {
    await files.delete(replayFileKey(replayId));
    throw new AppError('conflict', { message: replaced() });
  }
  const { id, seconds, hasVoice, recordedAt, isPublished } = orNotFound(await findReplay(db, replayId));
  return { id, seconds, hasVoice, recordedAt, isPublished };
}

/**
 * Deletes a replay while the review may be written; players lose a published one at once. Deleting twice has one effect.
 *
 * @throws AppError not_found, review_claimed, review_published
 */
export async function deleteOwnReplay(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { videoId, replayId }: { videoId: string; replayId: string },
): Promise<void> {
  await requireMayWrite(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  await db.transaction(async (tx) => {
    const replay = orNotFound(await findReplay(tx, replayId));
    if (replay.videoId !== videoId) throw new AppError('not_found');
    const review = await lockOwned(tx, actor, videoId);
    requireOpenReview(review);
    if (!replay.isPublished && replay.coachId !== review.coachId) throw new AppError('not_found');
    await removeReplays(tx, { replayId });
    if (replay.isPublished) await notifyViewers(tx, ['review'], review.playerId);
  });
}

/**
 * The replay that a review's writers work with.
 *
 * @throws AppError not_found
 */
export async function readOwnReplay({ db }: Pick<Context, 'db'>, actor: Actor, videoId: string) {
  const { coachId, status } = orNotFound(await findReviewState(db, actor, videoId));
  const isWriter = coachId === actor.id || actor.role === 'admin';
  if (status !== 'Analyzed' && !isWriter) return null;
  return findOwnReplay(db, videoId, isWriter ? coachId : null);
}

/**
 * A replay, for the people who may play it: once published, anyone who may read the review (never the partner of a shared video, who reads
 * the notes on the pair alone); before that, the review's writers.
 *
 * @throws AppError not_found
 */
export async function findPlayableReplay(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { videoId, replayId }: { videoId: string; replayId: string },
) {
  const replay = orNotFound(await findReplay(db, replayId));
  if (replay.videoId !== videoId || replay.storedAt === null || replay.removedAt !== null) {
    throw new AppError('not_found');
  }
  const review = orNotFound(await findReviewState(db, actor, videoId));
  if (review.status === 'Analyzed' && replay.isPublished) return replay;
  const isWriter = isCoach(actor.role) ? review.coachId === actor.id : actor.role === 'admin';
  if (!isWriter || replay.coachId !== review.coachId) throw new AppError('not_found');
  return replay;
}
