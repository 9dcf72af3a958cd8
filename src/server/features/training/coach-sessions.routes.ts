// Endpoints of sessions on the coach's side.

import type { Context } from '#server/context.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { bookingLimit, takeAttempt } from '#server/http/attempts.ts';
import type { Actor } from '#server/http/sessions.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { bookSessions, planSessions } from './booking.commands.ts';
import { findBookable } from './booking.queries.ts';
import { cancelSession, changeSession } from './change.commands.ts';
import { countFollowing, findCoachSession, listCoachSessions } from './coach-sessions.queries.ts';
import { completeSession, giveFeedback } from './completion.commands.ts';

export const coachSessionHandlers = {
  listCoachSessions: ({ actor, query, context }) => listCoachSessions(context.db, actor, query),

  listBookablePlayers: ({ actor, query, context }) => findBookable(context.db, actor, query),

  planSessions: ({ actor, body, context }) => planSessions(context, actor, body),

  async createSessions({ actor, body, context, request }) {
    await takeAttempt(context.db, context.config, bookingLimit, actor.id);
    return bookSessions(context, actor, body, submissionKey(request));
  },

  async getCoachSession({ actor, params, context }) {
    const session = await present(context, actor, params.sessionId);
    const following = await countFollowing(context.db, session.seriesId, session.sessionDate);
    return { ...session, following };
  },

  async changeSession({ actor, params, body, context }) {
    await takeAttempt(context.db, context.config, bookingLimit, actor.id);
    await changeSession(context, actor, params.sessionId, body);
    return present(context, actor, params.sessionId);
  },

  async cancelSession({ actor, params, query, context }) {
    await cancelSession(context, actor, params.sessionId, query.scope);
  },

  async completeSession({ actor, params, body, context }) {
    await completeSession(context, actor, params.sessionId, body);
    return present(context, actor, params.sessionId);
  },

  async giveSessionFeedback({ actor, params, body, context }) {
    await giveFeedback(context, actor, params.sessionId, body.feedback);
    return present(context, actor, params.sessionId);
  },
} satisfies Partial<Handlers>;

async function present({ db }: Context, actor: Actor, sessionId: string) {
  return orNotFound(await findCoachSession(db, actor, sessionId));
}
