// Endpoints of second reviews.

import { orNotFound } from '#server/http/app-error.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { findVideo } from './one-video.queries.ts';
import { askSecondReview, readChoices } from './second-reviews.commands.ts';
import { findComparison } from './second-reviews.queries.ts';

export const secondReviewHandlers = {
  async listSecondReviewChoices({ actor, params, context }) {
    return readChoices(context, actor, params.videoId);
  },

  async askSecondReview({ actor, params, body, context, request }) {
    const videoId = await askSecondReview(context, actor, params.videoId, body, submissionKey(request));
    return orNotFound(await findVideo(context.db, actor, videoId));
  },

  async getReviewComparison({ actor, params, context }) {
    return orNotFound(await findComparison(context.db, actor, params.videoId));
  },
} satisfies Partial<Handlers>;
