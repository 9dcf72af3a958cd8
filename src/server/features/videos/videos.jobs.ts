// What follows from a submission: the player knows it arrived, a coach knows it waits.

import { reviewDueInHours } from '#domain/video-links.ts';
import type { Context } from '#server/context.ts';
import { notify, notifyAdministrators } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { tellCoaches } from './tell-coaches.commands.ts';
import { findCoachIdsOfPlayer, findVideoWithPlayer } from './videos.queries.ts';

export const videoJobs = {
  async 'video-submitted'({ videoId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    const player = `${video.playerFirstName} ${video.playerLastName}`;
    const news = { type: 'video_uploaded', videoId, cause: `video_uploaded:${videoId}` } as const;
    await notify(db, [video.playerId], {
      ...news,
      title: 'Video submitted',
      message: `“${video.title}” is waiting for a coach. Expect your review within ${reviewDueInHours(video.provider)} hours.`,
    });
    const coachIds = await findCoachIdsOfPlayer(db, video.playerId, video.accessType === 'club' ? video.clubId : null);
    await notify(db, coachIds, {
      ...news,
      title: 'New video to review',
      message: `${player} submitted “${video.title}”.`,
    });
    if (coachIds.length > 0) return;
    await notifyAdministrators(db, {
      ...news,
      title: 'A video waits for a coach',
      message: `${player} submitted “${video.title}” and has no coach yet.`,
    });
  },

  async 'video-resubmitted'({ videoId, replacementId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    const news = {
      type: 'video_resubmitted',
      title: 'A video has a new link',
      message: `${video.playerFirstName} ${video.playerLastName} replaced the link of “${video.title}”.`,
      videoId,
      cause: `video_resubmitted:${videoId}:${replacementId}`,
    } as const;
    await tellCoaches(db, video, news);
  },

  async 'coach-assigned'({ videoId, coachId }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (!video) return;
    await notify(db, [coachId], {
      type: 'video_uploaded',
      title: 'A video was assigned to you',
      message: `${video.playerFirstName} ${video.playerLastName} submitted “${video.title}”.`,
      videoId,
      cause: `coach_assigned:${videoId}:${coachId}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
