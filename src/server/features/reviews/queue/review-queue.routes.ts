// Endpoints of the queue of videos to review.

import { paceOf } from '#domain/reviews/evening/evening-plan.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { claimVideo, giveBackReview } from './claims.commands.ts';
import { countQueue, listEveningVideos, listQueue, listSittings } from './review-queue.queries.ts';

export const reviewQueueHandlers = {
  async listReviewQueue({ actor, query, context }) {
    return listQueue(context.db, actor, query);
  },

  async countReviewQueue({ actor, context }) {
    return countQueue(context.db, actor);
  },

  async getEvening({ actor, context: { db } }) {
    const [videos, sittings] = await Promise.all([listEveningVideos(db, actor), listSittings(db, actor.id)]);
    return { videos, pace: paceOf(sittings) };
  },

  async claimReview({ actor, params, context }) {
    await claimVideo(context, actor, params.videoId);
  },

  async releaseReview({ actor, params, context }) {
    await giveBackReview(context, actor, params.videoId);
  },
} satisfies Partial<Handlers>;
