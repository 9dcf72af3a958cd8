// Submitting a video: one transaction that stores it, spends the credit and writes the job.

import type { NewVideo } from '#contract/videos.ts';
import { isClubMember, mayUploadVideo } from '#domain/permissions.ts';
import { canonicalVideoUrl, parseVideoLink, reviewDueInHours } from '#domain/video-links.ts';
import type { Context } from '#server/context.ts';
import { AppError, found } from '#server/http/app-error.ts';
import { findSubmission, findUploader, insertCreditEntry, insertVideo, spendCredit } from './videos.queries.ts';

/**
 * Stores a video for review. A direct player pays one credit; a club's member none.
 *
 * @param submissionKey what the browser called this submission: sent again (a double click, a retry), it has one effect
 * @returns the id of the video
 * @throws AppError no_credits, or conflict when the key was used for another video
 */
export async function submitVideo(
  context: Context,
  playerId: string,
  form: NewVideo,
  submissionKey: string | null,
): Promise<string> {
  const source = parseVideoLink(form.videoUrl);
  if (source === null) throw new AppError('invalid_input');
  return context.db.transaction(async (tx) => {
    const player = found(await findUploader(tx, playerId));
    const videoId = await insertVideo(tx, {
      ...form,
      ...source,
      playerId,
      submissionKey,
      videoUrl: canonicalVideoUrl(source),
      originalUrl: form.videoUrl,
      dueInHours: reviewDueInHours(source.provider),
    });
    if (videoId === null) return earlierSubmission(tx, playerId, form, submissionKey);
    const permission = mayUploadVideo(player);
    if (!permission.allowed) throw new AppError('no_credits', { message: permission.reason });
    if (!isClubMember(player)) {
      if (!(await spendCredit(tx, playerId))) throw new AppError('no_credits');
      await insertCreditEntry(tx, { userId: playerId, amount: -1, reason: 'submission', videoId });
    }
    await context.jobs.enqueue(tx, 'video-submitted', { videoId });
    await context.jobs.enqueue(tx, 'check-link', { videoId });
    await context.jobs.enqueue(tx, 'grant-achievements', { userId: playerId });
    return videoId;
  });
}

async function earlierSubmission(
  tx: Context['db'],
  playerId: string,
  form: NewVideo,
  key: string | null,
): Promise<string> {
  const earlier = found(key === null ? null : await findSubmission(tx, playerId, key));
  if (earlier.title === form.title && earlier.originalUrl === form.videoUrl) return earlier.id;
  throw new AppError('conflict', { message: 'This submission was already used for another video.' });
}
