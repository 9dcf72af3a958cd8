// Checks links, and notifies player and coach once each time one dies.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { checkLink } from './link-health.commands.ts';
import { findLink, listLinksToCheck } from './link-health.queries.ts';
import { notifyCoaches } from './notify-coaches.commands.ts';
import { findVideoWithPlayer } from './videos.queries.ts';

/** Checks queued at once. */
const batch = 500;

export const linkHealthJobs = {
  async 'check-link'({ videoId }, context) {
    await checkLink(context, videoId);
  },

  // One job per link, so that a slow answer delays no other.
  async 'check-links'(_, { db, jobs }) {
    let last: string | null = null;
    do {
      const ids: string[] = await listLinksToCheck(db, last, batch);
      await db.transaction(async (tx) => {
        for (const videoId of ids) await jobs.enqueue(tx, 'check-link', { videoId });
      });
      last = ids.length === batch ? (ids.at(-1) ?? null) : null;
    } while (last !== null);
  },

  async 'link-died'({ videoId, since }, { db }) {
    const [link, video] = [await findLink(db, videoId), await findVideoWithPlayer(db, videoId)];
    // It works again before anyone was notified.
    if (link === null || link.pausedAt !== since || link.linkProblem === null || video === null) return;
    const { title: videoTitle, playerId: player } = video;
    const { linkProblem: problem, provider } = link;
    const ofVideo = { videoId, cause: `link_dead:${videoId}:${since}` };
    await notify(db, [player], {
      kind: 'own-video-dead',
      facts: { people: {}, videoTitle, problem, provider },
      ...ofVideo,
    });
    await notifyCoaches(db, video, {
      kind: 'video-dead',
      facts: { people: { player }, videoTitle, problem },
      ...ofVideo,
    });
  },

  async 'link-works'({ videoId, since }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (video === null) return;
    await notifyCoaches(db, video, {
      kind: 'video-works-again',
      facts: { people: { player: video.playerId }, videoTitle: video.title },
      videoId,
      cause: `link_works:${videoId}:${since}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
