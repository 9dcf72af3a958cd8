// Changes that a player can make to a video waiting for review: withdraw, correct, replace the link.

import { v7 as newId } from 'uuid';
import type { CorrectedVideo } from '#contract/videos/videos.ts';
import { mayCorrectVideo, mayReplaceLink, mayWithdrawVideo } from '#domain/people/permissions.ts';
import { canonicalVideoUrl, parseVideoLink, reviewDueInHours } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { returnCredits } from '#server/features/payments/credits/credits.commands.ts';
import { deleteUploadGrant } from '#server/features/progress/achievements/achievements.queries.ts';
import { endPairOfVideo, notifyPartner } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import { resume } from './link-health.commands.ts';
import { deleteVideo, isOpened, lockOwnVideo, saveLink, saveSent } from './pending-video.queries.ts';
import { findSecondReviewPart } from './second-reviews.queries.ts';
import { requirePlayed, type Submitter } from './videos.commands.ts';

/**
 * Withdraws a player's own video: deletes it and returns the credit that the ledger recorded for it, whatever access the player has now.
 *
 * @throws AppError not_found; conflict with the reason why not
 */
export async function withdrawVideo({ db, jobs }: Context, playerId: string, videoId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { status, pausedAt } = orNotFound(await lockOwnVideo(tx, playerId, videoId));
    const isPaused = pausedAt !== null;
    const secondReview = await findSecondReviewPart(tx, { role: 'player', id: playerId, clubId: null }, videoId);
    requirePermission(mayWithdrawVideo({ status, isPaused, isOpened: await isOpened(tx, videoId), secondReview }));
    await endPairOfVideo({ jobs }, tx, { playerId, videoId });
    await deleteVideo(tx, videoId);
    await deleteUploadGrant(tx, playerId, videoId);
    await returnCredits(tx, playerId, videoId);
    await notifyViewers(tx, ['video', 'credits'], playerId);
  });
}

/**
 * Corrects the player's details of their own video until its review starts. Queues, workspaces and the partner's page show the change.
 *
 * @throws AppError not_found; conflict with the reason why not; invalid_input when the match is yet to be played
 */
export async function correctVideo(
  { db }: Context,
  player: Submitter,
  videoId: string,
  sent: CorrectedVideo,
): Promise<void> {
  requirePlayed(sent, player.timeZone);
  await db.transaction(async (tx) => {
    const { status } = orNotFound(await lockOwnVideo(tx, player.id, videoId));
    requirePermission(mayCorrectVideo({ status, isOpened: await isOpened(tx, videoId) }));
    await saveSent(tx, videoId, sent);
    await notifyViewers(tx, ['video'], player.id);
    await notifyPartner(tx, videoId);
  });
}

/**
 * Replaces the link of a player's own video and notifies its coaches. The coach's notes stay. The due time follows the new link's
 * provider, counted from the upload, and resumes if it was paused. The same link changes nothing; a dead one is checked again.
 *
 * @param link what was typed
 * @throws AppError not_found; conflict with the reason why not
 */
export async function replaceVideoLink(
  { db, jobs }: Context,
  playerId: string,
  videoId: string,
  link: string,
): Promise<void> {
  const source = parseVideoLink(link);
  if (source === null) throw new AppError('invalid_input');
  await db.transaction(async (tx) => {
    const video = orNotFound(await lockOwnVideo(tx, playerId, videoId));
    const isPaused = video.pausedAt !== null;
    requirePermission(mayReplaceLink({ ...video, isPaused }));
    const isSameProvider = source.provider === video.provider;
    const isSame = isSameProvider && source.providerVideoId === video.providerVideoId;
    if (!isSame || isPaused) await jobs.enqueue(tx, 'check-link', { videoId });
    if (isSame) return;
    await resume(tx, video);
    await saveLink(tx, videoId, {
      ...source,
      videoUrl: canonicalVideoUrl(source),
      originalUrl: link,
      dueInHours: isSameProvider ? null : reviewDueInHours(source.provider),
    });
    await jobs.enqueue(tx, 'video-resubmitted', { videoId, replacementId: newId() });
    await notifyViewers(tx, ['video', 'video-link'], playerId);
    await notifyPartner(tx, videoId);
  });
}
