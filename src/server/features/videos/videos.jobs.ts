// What follows from a submission: the player knows it arrived, a coach knows it waits.

import { reviewDueInHours } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import { notify, notifyAdministrators } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { notifyCoaches } from './notify-coaches.commands.ts';
import { findCoachIdsOfPlayer, findVideoWithPlayer } from './videos.queries.ts';

export const videoJobs = {
  async 'video-submitted'({ videoId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    const { title: videoTitle, playerId: player } = video;
    const facts = { people: { player }, videoTitle };
    const ofVideo = { videoId, cause: `video_uploaded:${videoId}` };
    const dueInHours = reviewDueInHours(video.provider);
    await notify(db, [player], {
      kind: 'video-submitted',
      facts: { people: {}, videoTitle, dueInHours },
      ...ofVideo,
    });
    const coachIds = await findCoachIdsOfPlayer(db, player, video.accessType === 'club' ? video.clubId : null);
    await notify(db, coachIds, { kind: 'video-to-review', facts, ...ofVideo });
    if (coachIds.length === 0) await notifyAdministrators(db, { kind: 'video-without-coach', facts, ...ofVideo });
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
