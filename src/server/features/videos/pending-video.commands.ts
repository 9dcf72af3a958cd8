// What a player may still change about a video that waits for its review: withdraw it, or replace its link.

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
import { requirePermission } from '#server/http/require-permission.ts';
import { resume } from './link-health.commands.ts';
import { deleteVideo, isOpened, lockOwnVideo, saveLink, saveSent } from './pending-video.queries.ts';
import { requirePlayed, type Submitter } from './videos.commands.ts';

/**
 * Withdraws a player's own video: it is deleted, and what the ledger says was spent on it comes back, whatever the player is by now.
 *
 * @throws AppError not_found; conflict with the reason why not
 */
export async function withdrawVideo({ db, jobs }: Context, playerId: string, videoId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { status, pausedAt } = orNotFound(await lockOwnVideo(tx, playerId, videoId));
    const isPaused = pausedAt !== null;
    requirePermission(mayWithdrawVideo({ status, isPaused, isOpened: await isOpened(tx, videoId) }));
    await endPairOfVideo({ jobs }, tx, { playerId, videoId });
    await deleteVideo(tx, videoId);
    await deleteUploadGrant(tx, playerId, videoId);
    await returnCredits(tx, playerId, videoId);
    await notifyViewers(tx, ['video', 'credits'], playerId);
  });
}

/**
 * Corrects what a player sent with their own video, until a coach begins to review it. Queues, workspaces and the partner's page show it.
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
 * Replaces the link of a player's own video and tells its coaches. What a coach has noted so far stays. The review is due by the rule
 * of the new link's provider, counted from the upload as ever, and its clock runs on if a dead link had stopped it. The link that it
 * already has changes nothing; if that is dead, it is tried again.
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
