// After a submission: confirms it to the player and notifies coaches.

import { reviewDueInHours } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notify, notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { findOfferedCoaches, notifyCoaches } from './notify-coaches.commands.ts';
import { findFirstReview } from './second-reviews.queries.ts';
import { findVideoWithPlayer } from './videos.queries.ts';

const ofSubmission = (videoId: string) => ({ videoId, cause: `video_uploaded:${videoId}` });

/**
 * Notifies the coaches who are offered a new video, or administrators if there are none.
 *
 * @returns the hours after which its review is due; null where there is no coach to promise it
 */
async function offerToCoaches(
  db: Database,
  video: NonNullable<Awaited<ReturnType<typeof findVideoWithPlayer>>>,
): Promise<number | null> {
  const { id, playerId: player, title: videoTitle } = video;
  const facts = { people: { player }, videoTitle };
  const coachIds = await findOfferedCoaches(db, video);
  const kind = video.originalId === null ? 'video-to-review' : 'second-review-to-write';
  await notify(db, coachIds, { kind, facts, ...ofSubmission(id) });
  if (video.originalId !== null) await notifyFirstCoach(db, video.originalId, player);
  if (coachIds.length === 0)
    await notifyAdministrators(db, { kind: 'video-without-coach', facts, ...ofSubmission(id) });
  return coachIds.length === 0 ? null : reviewDueInHours(video.provider);
}

/** Notifies the coach of the first review that a second one was asked for, without saying of whom. */
async function notifyFirstCoach(db: Database, originalId: string, player: string): Promise<void> {
  const first = await findFirstReview(db, originalId);
  if (first?.coachId)
    await notify(db, [first.coachId], {
      kind: 'second-review-asked',
      facts: { people: { player }, videoTitle: first.title },
      videoId: originalId,
      cause: `second_review_asked:${originalId}`,
    });
}

export const videoJobs = {
  async 'video-submitted'({ videoId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    const facts = { people: {}, videoTitle: video.title, dueInHours: await offerToCoaches(db, video) };
    await notify(db, [video.playerId], { kind: 'video-submitted', facts, ...ofSubmission(videoId) });
  },

  async 'video-sent-for-player'({ videoId, withCredit: isPaid }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    const facts = { people: {}, videoTitle: video.title, dueInHours: await offerToCoaches(db, video), isPaid };
    await notify(db, [video.playerId], { kind: 'video-sent-for-you', facts, ...ofSubmission(videoId) });
  },

  async 'video-resubmitted'({ videoId, replacementId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    await notifyCoaches(db, video, {
      kind: 'video-link-replaced',
      facts: { people: { player: video.playerId }, videoTitle: video.title },
      videoId,
      cause: `video_resubmitted:${videoId}:${replacementId}`,
    });
  },

  async 'coach-assigned'({ videoId, coachId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    await notify(db, [coachId], {
      kind: 'video-assigned',
      facts: { people: { player: video.playerId }, videoTitle: video.title },
      videoId,
      cause: `coach_assigned:${videoId}:${coachId}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
