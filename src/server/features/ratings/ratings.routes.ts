// Endpoints of skill ratings.

import { requireVisiblePlayer } from '#server/access/require.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { listRatings } from './ratings.queries.ts';

export const ratingHandlers = {
  async listOwnSkillRatings({ actor, context }) {
    return actor.role === 'player' ? listRatings(context.db, actor, actor.id) : [];
  },

  async listSkillRatings({ actor, params, context }) {
    await requireVisiblePlayer(context.db, actor, params.userId);
    return listRatings(context.db, actor, params.userId);
  },
} satisfies Partial<Handlers>;
