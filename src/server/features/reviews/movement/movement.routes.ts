// Endpoints of movement analysis.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { findReviewState } from '#server/features/reviews/reviews.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { openMovement, publishMovement, saveMovement } from './movement.commands.ts';
import { findPublished, listMarkable } from './movement.queries.ts';

export const movementHandlers = {
  async listMovementVideos({ actor, query, context }) {
    return listMarkable(context.db, actor, query);
  },

  async openMovement({ actor, params, context }) {
    return openMovement(context, actor, params.videoId);
  },

  async saveMovement({ actor, params, body, context }) {
    return saveMovement(context, actor, params.videoId, body);
  },

  async publishMovement({ actor, params, body, context, ...call }) {
    return publishMovement(context, actor, authorOf({ actor, ...call }), params.videoId, body.version);
  },

  async getMovement({ actor, params, context }) {
    orNotFound(await findReviewState(context.db, actor, params.videoId));
    return findPublished(context.db, actor, params.videoId);
  },
} satisfies Partial<Handlers>;
