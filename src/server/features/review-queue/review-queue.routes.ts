// Endpoints of the queue of videos to review.

import type { Handlers } from '#server/http/serve.ts';
import { giveBackReview, takeReview } from './claims.commands.ts';
import { countQueue, listQueue } from './review-queue.queries.ts';

export const reviewQueueHandlers = {
  async listReviewQueue({ actor, query, context }) {
    const rows = await listQueue(context.db, actor, query);
    const items = rows.slice(0, query.limit);
    return { items, next: rows.length > items.length ? (items.at(-1)?.videoId ?? null) : null };
  },

  async countReviewQueue({ actor, context }) {
    return countQueue(context.db, actor);
  },

  async claimReview({ actor, params, context }) {
    await takeReview(context, actor, params.videoId);
  },

  async releaseReview({ actor, params, context }) {
    await giveBackReview(context, actor, params.videoId);
  },
} satisfies Partial<Handlers>;
