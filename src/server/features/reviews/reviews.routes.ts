// Endpoints of the coach's work.

import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { presentVideo } from '#server/features/videos/videos.presenters.ts';
import { found } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/serve.ts';
import { openReview, publishReview, saveDraft } from './reviews.commands.ts';
import { findPreviousRatings, listQueue } from './reviews.queries.ts';

export const reviewHandlers = {
  async listReviewQueue({ actor, query, context }) {
    return listQueue(context.db, actor, query.show);
  },

  async openReview({ actor, params, context }) {
    const draft = await openReview(context, actor, params.videoId);
    const [video, previousRatings] = await Promise.all([
      findVideo(context.db, actor, params.videoId),
      findPreviousRatings(context.db, draft.player.id, params.videoId),
    ]);
    const presented = presentVideo(found(video));
    return { ...draft, video: presented, publishedAt: presented.publishedAt, previousRatings };
  },

  async saveReviewDraft({ actor, params, body, context }) {
    return saveDraft(context, actor, params.videoId, body.version, body.document);
  },

  async publishReview({ actor, params, body, context }) {
    await publishReview(context, actor, params.videoId, body.version);
    return presentVideo(found(await findVideo(context.db, actor, params.videoId)));
  },
} satisfies Partial<Handlers>;
