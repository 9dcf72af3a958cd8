// Submitting a video: one transaction stores it, takes the credit and queues the job.

import { msg } from '@lingui/core/runtime-macro';
import type { NewVideo } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { mayUploadVideo } from '#domain/people/permissions.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { shortDay } from '#domain/time/time-zones.ts';
import { latestMatchDay, playedBeforeSent } from '#domain/videos/match-context.ts';
import { canonicalVideoUrl, parseVideoLink, reviewDueInHours } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { spendCredit } from '#server/features/payments/credits/credits.commands.ts';
import { answerRequests } from '#server/features/reviews/situations/situation-requests.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { consumeRateLimit, submissionLimit } from '#server/http/sessions/rate-limits.ts';
import { findSubmission, findUploader, findVideoWithLink, insertVideo } from './videos.queries.ts';

/** The submitting player, and their time zone; null while unknown. */
export interface Submitter {
  id: string;
  timeZone: string | null;
}

/**
 * Stores a video for review. A direct player pays one credit, a club member none. A player's submissions are serialised, so that the second
 * of two equal ones finds the first.
 *
 * @param submissionKey what the browser called this submission: sent again (a double click, a retry), it has one effect
 * @returns the id of the video
 * @throws AppError invalid_input when the match is yet to be played; already_sent with the video that has the link, unless the form says
 * `again`; no_credits; too_many_requests; conflict when the key was used for another video, or a request that it answers is closed;
 * not_found for a request of someone else
 */
export async function submitVideo(
  context: Context,
  submitter: Submitter,
  form: NewVideo,
  submissionKey: string | null,
): Promise<string> {
  const playerId = submitter.id;
  return context.db.transaction(async (tx) => {
    const player = orNotFound(await findUploader(tx, playerId));
    const { video, earlierId } = await checkSubmission(tx, submitter, form, submissionKey);
    if (earlierId !== null) return earlierId;
    return storeSubmission(context, tx, player, video, form);
  });
}

/**
 * Stores a video that its player sends, for a first or a second review: consent, credit, limit, jobs, and what it answers.
 *
 * @throws AppError invalid_input without a guardian's yes, no_credits, too_many_requests
 */
export async function storeSubmission(
  context: Context,
  tx: Context['db'],
  player: NonNullable<Awaited<ReturnType<typeof findUploader>>>,
  video: Parameters<typeof insertVideo>[1],
  form: Pick<NewVideo, 'guardianAgrees' | 'situations'>,
): Promise<string> {
  const { playerId } = video;
  if (player.isJunior) requireGuardian(form);
  requirePermission(mayUploadVideo(player), 'no_credits');
  // Inside the transaction, so that only stored videos count.
  await consumeRateLimit(tx, context.config, submissionLimit, playerId);
  const videoId = await insertVideo(tx, { ...video, isAgreed: player.isJunior });
  await answerRequests(tx, playerId, videoId, form.situations);
  if (!isClubMember(player)) await spendCredit(tx, playerId, videoId);
  await context.jobs.enqueue(tx, 'video-submitted', { videoId });
  await afterSubmission(context, tx, playerId, videoId);
  return videoId;
}

/** Requires the guardian's yes to a junior's video (docs/product.md#families). @throws AppError invalid_input */
function requireGuardian({ guardianAgrees }: Pick<NewVideo, 'guardianAgrees'>): void {
  if (guardianAgrees === true) return;
  throw invalidField('guardianAgrees', say(msg`Please agree that coaches may open this video.`));
}

/** Steps after every submission, by anyone. */
export async function afterSubmission(
  { jobs }: Context,
  tx: Context['db'],
  playerId: string,
  videoId: string,
): Promise<void> {
  await jobs.enqueue(tx, 'check-link', { videoId });
  await jobs.enqueue(tx, 'grant-achievements', { userId: playerId });
  await notifyViewers(tx, ['video', 'credits'], playerId);
}

/**
 * The row that a form asks for, or the id of the video that was sent with the same key. Nothing is written yet; the player is locked, so
 * that it still holds when it is.
 *
 * @param sentBefore the sentence for a link that the player has sent already
 * @throws AppError invalid_input, already_sent, conflict
 */
export async function checkSubmission(
  tx: Context['db'],
  { id: playerId, timeZone }: Submitter,
  { again = false, ...sent }: NewVideo,
  submissionKey: string | null,
  sentBefore = (day: string) => say(msg`You sent this on ${{ day }}`),
): Promise<{ video: Parameters<typeof insertVideo>[1]; earlierId: string | null }> {
  const { guardianAgrees: _agreed, situations: _situations, ...form } = sent;
  const source = parseVideoLink(form.videoUrl);
  if (source === null) throw new AppError('invalid_input');
  requirePlayed(form, timeZone);
  const earlierId = await earlierSubmission(tx, playerId, form, submissionKey);
  if (earlierId === null && !again) await requireNewLink(tx, { playerId, ...source }, timeZone, sentBefore);
  const video = {
    ...form,
    ...source,
    playerId,
    submissionKey,
    videoUrl: canonicalVideoUrl(source),
    originalUrl: form.videoUrl,
    dueInHours: reviewDueInHours(source.provider),
  };
  return { video, earlierId };
}

/**
 * Requires that the match day, if given, is not in the future.
 *
 * @param timeZone the player's; null while it is not known
 * @throws AppError invalid_input when it is yet to be played
 */
export function requirePlayed({ eventDate }: { eventDate?: string | undefined }, timeZone: string | null): void {
  if (eventDate === undefined || eventDate <= latestMatchDay(timeZone, new Date())) return;
  throw invalidField('eventDate', playedBeforeSent());
}

type NewLinkOf = Parameters<typeof findVideoWithLink>[1];

async function requireNewLink(
  tx: Context['db'],
  video: NewLinkOf,
  timeZone: string | null,
  sentBefore: (day: string) => string,
): Promise<void> {
  const earlier = await findVideoWithLink(tx, video);
  if (earlier === null) return;
  const day = shortDay(Date.parse(earlier.uploadDate), timeZone ?? 'UTC', new Date());
  throw new AppError('already_sent', { message: sentBefore(day), videoId: earlier.id });
}

async function earlierSubmission(
  tx: Context['db'],
  playerId: string,
  form: Pick<NewVideo, 'title' | 'videoUrl'>,
  key: string | null,
): Promise<string | null> {
  const earlier = key === null ? null : await findSubmission(tx, playerId, key);
  if (earlier === null) return null;
  if (earlier.title === form.title && earlier.originalUrl === form.videoUrl) return earlier.id;
  throw new AppError('conflict', { message: say(msg`This submission was already used for another video.`) });
}
