// Endpoints of coaches' sessions.

import { isCoach } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import { bookingLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { bookSessions, planSessions } from './booking.commands.ts';
import { findBookable, findClubOfCoach, findTrainingCountry, listBookedTimes } from './booking.queries.ts';
import { cancelSession, changeSession, sessionGone } from './change.commands.ts';
import { findCoachSession, findSeries, listCoachSessions } from './coach-sessions.queries.ts';
import { completeSession, giveFeedback, noteAttendance } from './completion.commands.ts';
import { holidaysBetween } from './holidays.ts';
import { findOpening } from './open-sessions.queries.ts';
import { addPlayers } from './places.commands.ts';

export const coachSessionHandlers = {
  listCoachSessions: ({ actor, query, context }) => listCoachSessions(context.db, actor, query),

  listBookablePlayers: ({ actor, query, context }) => findBookable(context.db, actor, query),

  async listBookedTimes({ actor, query: { playerIds = [], coachId = null, from, to }, context: { db } }) {
    const people = { coachId: isCoach(actor.role) ? actor.id : coachId, playerIds };
    const times = await listBookedTimes(db, actor, { ...people, from, to });
    const country = await findTrainingCountry(db, actor, people);
    return { times, holidays: country === null ? [] : await holidaysBetween(country, from, to) };
  },

  planSessions: ({ actor, body, context }) => planSessions(context, actor, body),

  async createSessions(call) {
    const { actor, body, context, request } = call;
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    return bookSessions(context, actor, body, submissionKey(request), authorOf(call));
  },

  async getCoachSession({ actor, params, context }) {
    const session = await present(context, actor, params.sessionId);
    const opening = await findOpening(context.db, session.id);
    const club = await findClubOfCoach(context.db, session.coach?.id ?? null);
    return { ...session, ...(await findSeries(context.db, actor, session)), club, opening };
  },

  async changeSession(call) {
    const { actor, params, body, context } = call;
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    await changeSession(context, actor, params.sessionId, body, authorOf(call));
    return present(context, actor, params.sessionId);
  },

  async cancelSession(call) {
    const { actor, params, query, context } = call;
    await cancelSession(context, actor, params.sessionId, query.scope, authorOf(call));
  },

  async completeSession(call) {
    const { actor, params, body, context } = call;
    await completeSession(context, actor, params.sessionId, body, authorOf(call));
    return present(context, actor, params.sessionId);
  },

  async addSessionPlayers({ actor, params, body, context }) {
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    await addPlayers(context, actor, params.sessionId, body);
    return present(context, actor, params.sessionId);
  },

  async noteAttendance(call) {
    const { actor, params, body, context } = call;
    await noteAttendance(context, actor, params.sessionId, body.came, authorOf(call));
    return present(context, actor, params.sessionId);
  },

  async giveSessionFeedback(call) {
    const { actor, params, body, context } = call;
    await giveFeedback(context, actor, params.sessionId, body.feedback, authorOf(call));
    return present(context, actor, params.sessionId);
  },
} satisfies Partial<Handlers>;

async function present({ db }: Context, actor: Actor, sessionId: string) {
  return orNotFound(await findCoachSession(db, actor, sessionId), sessionGone());
}
