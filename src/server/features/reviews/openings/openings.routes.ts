// Endpoints of when reviews open.

import type { Handlers } from '#server/http/table/serve.ts';
import { chooseOpening, openReviewNow } from './openings.commands.ts';
import { findOpening } from './openings.queries.ts';

export const reviewOpeningHandlers = {
  async getReviewOpening({ actor, context }) {
    return { opening: await findOpening(context.db, actor.id) };
  },

  chooseReviewOpening: ({ actor, body, context }) => chooseOpening(context, actor.id, body.opening),

  openReviewNow: ({ actor, params, context }) => openReviewNow(context, actor.id, params.videoId),
} satisfies Partial<Handlers>;
