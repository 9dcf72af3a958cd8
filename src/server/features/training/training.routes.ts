// Endpoints of training sessions.

import { toIso } from '#server/db/schema/index.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { answerSession } from './answers/answer.commands.ts';
import { listSessions } from './training.queries.ts';

export const trainingHandlers = {
  async listTrainingSessions({ actor, params, context }) {
    await requireVisiblePlayer(context.db, actor, params.playerId);
    const sessions = await listSessions(context.db, actor, params.playerId);
    return sessions.map((session) => {
      return { ...session, date: session.sessionDate, cancelledDates: session.cancelledDates.map(toIso) };
    });
  },

  answerSession: ({ actor, params, body, context }) => answerSession(context, actor.id, params.sessionId, body),
} satisfies Partial<Handlers>;
