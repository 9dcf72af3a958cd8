// Endpoints of skill ratings.

import { AppError } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/serve.ts';
import { isPlayerVisible, listRatings } from './ratings.queries.ts';

export const ratingHandlers = {
  async listOwnSkillRatings({ actor, context }) {
    return actor.role === 'player' ? listRatings(context.db, actor, actor.id) : [];
  },

  async listSkillRatings({ actor, params, context }) {
    if (!(await isPlayerVisible(context.db, actor, params.userId))) throw new AppError('not_found');
    return listRatings(context.db, actor, params.userId);
  },
} satisfies Partial<Handlers>;
