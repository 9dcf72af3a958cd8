// Asking about links, and telling player and coach once for each death of one.

import { linkProblemSentence } from '#domain/link-health.ts';
import type { Context } from '#server/context.ts';
import { notify } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { checkLink } from './link-health.commands.ts';
import { findLink, listLinksToCheck } from './link-health.queries.ts';
import { tellCoaches } from './tell-coaches.commands.ts';
import { findVideoWithPlayer } from './videos.queries.ts';

/** How many checks are written at once. */
const batch = 500;

export const linkHealthJobs = {
  async 'check-link'({ videoId }, context) {
    await checkLink(context, videoId);
  },

  // Each link is a job of its own, so that a slow answer holds up no other.
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
    // It can be opened again before anybody was told: then there is nothing to tell.
    if (link === null || link.pausedAt !== since || link.linkProblem === null || video === null) return;
    const cause = `link_dead:${videoId}:${since}`;
    await notify(db, [video.playerId], {
      type: 'video_uploaded',
      title: 'Your video cannot be opened',
      message: `“${video.title}”: ${linkProblemSentence(link.linkProblem, 'player', link.provider)}`,
      videoId,
      cause,
    });
    await tellCoaches(db, video, {
      type: 'video_resubmitted',
      title: 'A video cannot be opened',
      message: `“${video.title}” by ${nameOf(video)}: ${linkProblemSentence(link.linkProblem, 'coach')} Its due time waits.`,
      videoId,
      cause,
    });
  },

  async 'link-works'({ videoId, since }, { db }) {
    const video = await findVideoWithPlayer(db, videoId);
    if (video === null) return;
    await tellCoaches(db, video, {
      type: 'video_resubmitted',
      title: 'A video can be opened again',
      message: `“${video.title}” by ${nameOf(video)} can be opened again.`,
      videoId,
      cause: `link_works:${videoId}:${since}`,
    });
  },
} satisfies Partial<JobHandlers<Context>>;

function nameOf({ playerFirstName, playerLastName }: { playerFirstName: string; playerLastName: string }): string {
  return `${playerFirstName} ${playerLastName}`;
}
