// Endpoints of training sessions.

import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { answerSession } from './answer.commands.ts';
import { listSessions } from './training.queries.ts';

export const trainingHandlers = {
  async listTrainingSessions({ actor, params, context }) {
    await requireVisiblePlayer(context.db, actor, params.playerId);
    const sessions = await listSessions(context.db, actor, params.playerId);
    return sessions.map((session) => ({ ...session, date: session.sessionDate }));
  },

  answerSession: ({ actor, params, body, context }) => answerSession(context, actor.id, params.sessionId, body),
} satisfies Partial<Handlers>;
