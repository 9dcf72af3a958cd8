// Storing a recording and serving it to its listeners.

import { msg } from '@lingui/core/runtime-macro';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { isCoach } from '#domain/people/roles.ts';
import { voiceLimits, voiceMediaTypeOf } from '#domain/reviews/voice/voice-clips.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { lockOwned, requireOpenReview } from '#server/features/reviews/claiming.commands.ts';
import { requireMayWrite } from '#server/features/reviews/reviewer/reviewer.commands.ts';
import { findReviewState } from '#server/features/reviews/reviews.queries.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { consumeRateLimit, type Limit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import {
  countVoiceClips,
  findVoiceClip,
  finishVoiceClip,
  isAnswerVoice,
  isPublishedVoice,
  isVoiceOfPair,
  startVoiceClip,
  voiceFileKey,
} from './voice-clips.queries.ts';

/** Recordings per person and hour. */
export const voiceLimit: Limit = {
  name: 'voice-clip',
  max: 240,
  seconds: 3600,
  message: msg`You can send 240 spoken notes an hour. This one is kept in this browser and will be sent later.`,
};

/** Recordings per person and day that are turned into text. */
export const transcriptionLimit: Limit = {
  name: 'voice-words',
  max: 200,
  seconds: 86_400,
  message: msg`We turn 200 spoken notes a day into text. This one stays a recording; type its words if you need them.`,
};

const noWords = () =>
  say(msg`We couldn’t turn this recording into text. The spoken note stays as it is: try again later, or type it.`);

const notSound = () => say(msg`We can’t play this recording. Send WebM or Ogg with Opus, or MP4.`);
const tooMany = () =>
  say(
    msg`A review stores at most ${{ maxStored: voiceLimits.maxStored }} recordings. Recordings of deleted notes are removed after a week.`,
  );
const tooManyAnswers = () =>
  say(msg`A review stores at most ${{ maxStored: voiceLimits.maxStored }} spoken answers. Write your answer instead.`);

/**
 * Stores the recording of a spoken note by the review's writer; the first one claims the review, like any change.
 *
 * @throws AppError not_found, review_claimed, review_published, invalid_input, conflict, too_many_requests
 */
export async function storeVoiceClip(
  context: Pick<Context, 'db' | 'config' | 'files'>,
  actor: Actor,
  { videoId, clipId }: { videoId: string; clipId: string },
  sent: { audio: string; seconds: number },
): Promise<VoiceClip> {
  const { db } = context;
  // Content is only checked for people who may write here.
  await requireMayWrite(db, actor, videoId, orNotFound(await findReviewState(db, actor, videoId)));
  return storeRecording(context, actor, { videoId, clipId, isAnswer: false }, sent, async (tx) =>
    requireOpenReview(await lockOwned(tx, actor, videoId)),
  );
}

/**
 * Stores a recording for a note, or for an answer to one. Ids are immutable: sent again, nothing is written. The row is written before the
 * file, so that every file has one.
 *
 * @param requireAllowed checks again, and locks, in the transaction that writes the row
 * @throws AppError not_found, invalid_input, conflict, too_many_requests, and what `requireAllowed` throws
 */
export async function storeRecording(
  { db, config, files }: Pick<Context, 'db' | 'config' | 'files'>,
  actor: Actor,
  { videoId, clipId, isAnswer }: { videoId: string; clipId: string; isAnswer: boolean },
  { audio, seconds }: { audio: string; seconds: number },
  requireAllowed?: (tx: Database) => Promise<void>,
): Promise<VoiceClip> {
  const content = Buffer.from(audio, 'base64');
  const mediaType = voiceMediaTypeOf(content);
  if (mediaType === null) throw invalidField('audio', notSound());
  const stored = { id: clipId, seconds, bytes: content.length, mediaType };
  const isStored = await db.transaction(async (tx) => {
    await requireAllowed?.(tx);
    const known = await findVoiceClip(tx, clipId);
    // An id names one recording permanently.
    const isOther =
      known !== null &&
      (known.videoId !== videoId ||
        known.bytes !== content.length ||
        known.isAnswer !== isAnswer ||
        (isAnswer && known.coachId !== actor.id));
    if (isOther) throw new AppError('conflict');
    if (known) return known.storedAt !== null;
    await consumeRateLimit(tx, config, voiceLimit, actor.id);
    if ((await countVoiceClips(tx, videoId, isAnswer)) >= voiceLimits.maxStored) {
      throw new AppError('conflict', { message: isAnswer ? tooManyAnswers() : tooMany() });
    }
    await startVoiceClip(tx, { ...stored, videoId, coachId: actor.id, isAnswer });
    return false;
  });
  if (isStored) return stored;
  await files.put(voiceFileKey(clipId), content, mediaType);
  // Deleted while it was written: the file goes too.
  if (!(await finishVoiceClip(db, clipId))) {
    await files.delete(voiceFileKey(clipId));
    throw new AppError('not_found');
  }
  return stored;
}

/**
 * A clip, for its listeners: once published, anyone who sees the video, and the partner for a note on the pair; before that, the review's
 * writers. A spoken answer: the two who answer, and nobody who views the product as one of them.
 *
 * @throws AppError not_found
 */
export async function findPlayableClip(
  { db }: Pick<Context, 'db'>,
  actor: Actor,
  { videoId, clipId }: { videoId: string; clipId: string },
) {
  const clip = await findVoiceClip(db, clipId);
  if (clip === null || clip.videoId !== videoId || clip.storedAt === null) throw new AppError('not_found');
  if (clip.isAnswer) {
    const isTheirs = clip.coachId === actor.id || (await isAnswerVoice(db, actor.id, clipId));
    if (!isTheirs || actor.isViewing) throw new AppError('not_found');
    return clip;
  }
  if (await isVoiceOfPair(db, actor.id, videoId, clipId)) return clip;
  const review = orNotFound(await findReviewState(db, actor, videoId));
  if (review.status === 'Analyzed' && (await isPublishedVoice(db, { playerId: review.playerId, videoId }, clipId)))
    return clip;
  if (!isCoach(actor.role) && actor.role !== 'admin') throw new AppError('not_found');
  await requireMayWrite(db, actor, videoId, review);
  return clip;
}

/**
 * The words of a recording, for the coach who spoke it and may still write the review. Nothing is locked or stored meanwhile.
 *
 * @throws AppError not_found (also without a server for transcriptions), review_claimed, too_many_requests, unavailable
 */
export async function transcribeClip(
  { db, config, files, transcriber }: Pick<Context, 'db' | 'config' | 'files' | 'transcriber'>,
  actor: Actor,
  { videoId, clipId }: { videoId: string; clipId: string },
): Promise<{ words: string }> {
  const review = orNotFound(await findReviewState(db, actor, videoId));
  await requireMayWrite(db, actor, videoId, review);
  const clip = orNotFound(await findVoiceClip(db, clipId));
  const isOwn = clip.videoId === videoId && clip.coachId === actor.id && clip.storedAt !== null;
  if (!isOwn || transcriber === null) throw new AppError('not_found');
  await consumeRateLimit(db, config, transcriptionLimit, actor.id);
  const content = orNotFound(await files.get(voiceFileKey(clipId)));
  const words = await transcriber.transcribe({ content: Uint8Array.from(content), mediaType: clip.mediaType });
  if (words === null) throw new AppError('unavailable', { message: noWords() });
  return { words };
}
