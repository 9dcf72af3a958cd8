// Endpoints of goals.

import { requireVisiblePlayer } from '#server/access/require.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findGoals } from './goals.queries.ts';

export const goalHandlers = {
  async getOwnGoals({ actor, context }) {
    return findGoals(context.db, actor, actor.id);
  },

  async getGoals({ actor, params, context }) {
    await requireVisiblePlayer(context.db, actor, params.playerId);
    return findGoals(context.db, actor, params.playerId);
  },
} satisfies Partial<Handlers>;
