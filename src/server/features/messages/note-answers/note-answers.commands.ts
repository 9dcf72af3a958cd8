// Answering notes: writing, speaking, reading, and closing a thread.

import { msg } from '@lingui/core/runtime-macro';
import type { Message } from '#contract/messages/messages.ts';
import type { NoteThreads } from '#contract/messages/note-answers.ts';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { type AnswerRefusal, answerText, freeAnswersEnd, mayAnswerNote } from '#domain/messages/note-answers.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { deliverMessage, findQuota, tellBoth } from '#server/features/messages/messages.commands.ts';
import { findConnection, findSent, lockQuota } from '#server/features/messages/messages.queries.ts';
import { markAnswersRead } from '#server/features/messages/notifications/notifications.queries.ts';
import { storeRecording } from '#server/features/reviews/voice/voice-clips.commands.ts';
import { findVoiceClip, isAnswerVoice } from '#server/features/reviews/voice/voice-clips.queries.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { lockConnections } from '#server/policy/connections.queries.ts';
import {
  beginThread,
  findNote,
  findReviewOf,
  isReachable,
  listThreads,
  lockThread,
  markThreadRead,
  type NoteOfReview,
  noteLastAnswer,
  type ReviewOf,
  setClosed,
} from './note-answers.queries.ts';

/** The same for a review that is gone and one that the person may not see. */
const reviewGone = () => say(msg`This review is no longer available.`);

const refusals: Record<AnswerRefusal, ConstructorParameters<typeof AppError>[0]> = {
  note_removed: 'conflict',
  thread_closed: 'conflict',
  out_of_reach: 'forbidden',
  not_connected: 'forbidden',
  subscription_required: 'subscription_required',
  quota_exceeded: 'quota_exceeded',
};

const lostRecording = () => say(msg`This recording has not reached us, or has been sent already. Record it again.`);

/** A review with its two, one of whom is the actor. @throws AppError not_found for everyone else */
export async function requireAnswering(db: Database, actor: Actor, videoId: string): Promise<ReviewOf> {
  const review = orNotFound(await findReviewOf(db, actor, videoId), reviewGone());
  if (actor.id !== review.playerId && actor.id !== review.coachId)
    throw new AppError('not_found', { message: reviewGone() });
  return review;
}

/** Whether the actor's answer counts as a message: a player's, after the free days. */
const isCounted = (actor: Actor, { playerId, publishedAt }: ReviewOf) =>
  actor.id === playerId && Date.now() >= freeAnswersEnd(publishedAt);

/** Whether the actor may answer a note of a review now, and the messages they have left if it counts as one. */
async function permissionOf(
  db: Database,
  actor: Actor,
  videoId: string,
  review: ReviewOf,
  state: { isRemoved: boolean; isClosed: boolean },
) {
  const counts = isCounted(actor, review);
  const isConnected = counts && ((await findConnection(db, review))?.isOpen ?? false);
  const { plan, left } = counts ? await findQuota(db, actor.id) : { plan: null, left: 0 };
  const permission = mayAnswerNote({
    ...state,
    isPlayer: actor.id === review.playerId,
    isReachable: await isReachable(db, videoId, review),
    publishedAt: review.publishedAt,
    now: Date.now(),
    quota: { isConnected, plan, left },
  });
  return { permission, left: counts ? left : null };
}

async function requireMayAnswer(...answer: Parameters<typeof permissionOf>): Promise<number | null> {
  const { permission, left } = await permissionOf(...answer);
  if (!permission.allowed)
    throw new AppError(refusals[permission.why ?? 'out_of_reach'], { message: permission.reason });
  return left;
}

/** The threads of a review, for its player and its coach; for others who see the review none. @throws AppError not_found */
export async function readThreads(db: Database, actor: Actor, videoId: string): Promise<NoteThreads> {
  const review = orNotFound(await findReviewOf(db, actor, videoId), reviewGone());
  const isPlayer = actor.id === review.playerId;
  if (!isPlayer && actor.id !== review.coachId) return { answering: null, refusal: null, threads: [] };
  const [{ permission }, threads] = await Promise.all([
    permissionOf(db, actor, videoId, review, { isRemoved: false, isClosed: false }),
    listThreads(db, videoId, review, actor.id),
  ]);
  const { id, firstName, lastName } = isPlayer ? review.coach : review.player;
  const freeUntil = new Date(freeAnswersEnd(review.publishedAt)).toISOString();
  return {
    answering: { other: { id, firstName, lastName }, freeUntil },
    refusal: permission.allowed ? null : permission.reason,
    threads,
  };
}

/**
 * Answers a note, in its thread, which the first answer begins. The answer is a message of the two; a player's counts towards the quota
 * after the free days (docs/product.md#answers-to-notes).
 *
 * @throws AppError not_found without such a review or note; conflict in a closed thread, about a removed note, or when the key was used
 *   for something else; forbidden, subscription_required, quota_exceeded, too_many_requests as for messages
 */
export async function answerNote(
  { db, config, jobs }: Context,
  actor: Actor,
  note: NoteOfReview,
  { content, voiceId }: { content: string; voiceId: string | null },
  submissionKey: string | null,
): Promise<{ message: Message; quotaRemaining: number | null }> {
  return db.transaction(async (tx) => {
    const review = await requireAnswering(tx, actor, note.videoId);
    const pair = { playerId: review.playerId, coachId: review.coachId };
    if (isCounted(actor, review)) await lockQuota(tx, actor.id);
    await lockConnections(tx, pair.coachId, [pair.playerId]);
    const published = await findNote(tx, review.playerId, note);
    const thread =
      (await lockThread(tx, note, pair)) ??
      (await beginThread(tx, { ...note, ...pair, ...orNotFound(published, reviewGone()), lastSenderId: actor.id }));

    const findEarlier = async () => {
      const earlier = submissionKey === null ? null : await findSent(tx, actor.id, submissionKey);
      const isSame =
        earlier?.note?.noteId === note.noteId &&
        (earlier.voice?.id ?? null) === voiceId &&
        earlier.content === answerText(content, earlier.voice);
      if (earlier !== null && !isSame) throw new AppError('conflict');
      return earlier;
    };
    const earlier = await findEarlier();
    if (earlier !== null) return { message: earlier, quotaRemaining: null };
    const state = { isRemoved: published === null, isClosed: thread.closedAt !== null };
    const left = await requireMayAnswer(tx, actor, note.videoId, review, state);
    const voice = voiceId === null ? null : await requireRecording(tx, actor, note.videoId, voiceId);
    const message = await deliverMessage({ config, jobs }, tx, {
      ...pair,
      senderId: actor.id,
      content: answerText(content, voice),
      voice,
      submissionKey,
      threadId: thread.id,
      isFree: left === null,
    });
    if (message === null) {
      // A concurrent request with this key has sent it.
      const same = await findEarlier();
      if (same === null) throw new AppError('conflict');
      return { message: same, quotaRemaining: null };
    }
    await noteLastAnswer(tx, thread.id, actor.id);
    await jobs.enqueue(tx, 'note-answered', { messageId: message.id });
    return { message, quotaRemaining: left === null ? null : left - 1 };
  });
}

/** The actor's own recording for an answer to this review, stored and not sent before. @throws AppError invalid_input */
async function requireRecording(tx: Database, actor: Actor, videoId: string, clipId: string): Promise<VoiceClip> {
  const clip = await findVoiceClip(tx, clipId);
  const isOwn = clip?.isAnswer && clip.videoId === videoId && clip.coachId === actor.id && clip.storedAt !== null;
  if (!isOwn || (await isAnswerVoice(tx, actor.id, clipId))) throw invalidField('voiceId', lostRecording());
  const { id, seconds, bytes, mediaType } = clip;
  return { id, seconds, bytes, mediaType };
}

/**
 * Stores the recording of an answer that the actor may give.
 *
 * @throws AppError as `answerNote`, and for what is no recording
 */
export async function storeAnswerVoice(
  context: Context,
  actor: Actor,
  { clipId, ...note }: NoteOfReview & { clipId: string },
  sent: { audio: string; seconds: number },
): Promise<VoiceClip> {
  const { db } = context;
  const review = await requireAnswering(db, actor, note.videoId);
  const thread = await lockThread(db, note, review);
  const published = await findNote(db, review.playerId, note);
  if (thread === null) orNotFound(published, reviewGone());
  const state = { isRemoved: published === null, isClosed: thread?.closedAt != null };
  await requireMayAnswer(db, actor, note.videoId, review, state);
  return storeRecording(context, actor, { videoId: note.videoId, clipId, isAnswer: true }, sent);
}

/** Marks the other's answers to a note as read, in the bell as well. @throws AppError not_found */
export async function readNoteAnswers({ db }: Context, actor: Actor, note: NoteOfReview): Promise<void> {
  const review = await requireAnswering(db, actor, note.videoId);
  await db.transaction(async (tx) => {
    const thread = await lockThread(tx, note, review);
    if (thread === null) return;
    await markAnswersRead(tx, actor.id, note);
    if (await markThreadRead(tx, thread.id, actor.id)) await tellBoth(tx, review);
  });
}

/** Closes the thread of a note, or opens it again; twice has one effect. @throws AppError not_found for everyone but the review's coach */
export async function closeNoteThread(
  { db }: Context,
  actor: Actor,
  note: NoteOfReview,
  isClosed: boolean,
): Promise<void> {
  const review = await requireAnswering(db, actor, note.videoId);
  await db.transaction(async (tx) => {
    const thread = orNotFound(await lockThread(tx, note, review), reviewGone());
    await setClosed(tx, thread.id, isClosed);
    await tellBoth(tx, review);
  });
}
