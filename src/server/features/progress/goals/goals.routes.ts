// Endpoints of goals.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { listAllGoals } from './all-goals.queries.ts';
import { setGoals } from './goals.commands.ts';
import { findGoals } from './goals.queries.ts';

export const goalHandlers = {
  async getOwnGoals({ actor, context }) {
    return findGoals(context.db, actor, actor.id);
  },

  async getGoals({ actor, params, context }) {
    await requireVisiblePlayer(context.db, actor, params.playerId);
    return findGoals(context.db, actor, params.playerId);
  },

  async setGoals({ actor, params, body, context, ...call }) {
    return setGoals(context, actor, authorOf({ actor, ...call }), params.playerId, body);
  },

  async listAllGoals({ query, context }) {
    return listAllGoals(context.db, query);
  },
} satisfies Partial<Handlers>;
