// Endpoints of sessions open to the members of a club.

import type { OpenSession } from '#contract/training/open-sessions.ts';
import { freePlaces } from '#domain/training/open-sessions.ts';
import { listOpenTo, type SessionOpenTo } from '#server/features/training/open-sessions.queries.ts';
import { bookingLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import {
  closeSession,
  joinWaitingList,
  leaveWaitingList,
  openSession,
  stateFor,
  takePlace,
} from './open-sessions.commands.ts';

export const openSessionHandlers = {
  async listOpenSessions({ actor, context }) {
    const sessions = await listOpenTo(context.db, actor.id);
    return sessions.map((session) => present(session, actor.id));
  },

  takePlace: ({ actor, params, body, context }) => takePlace(context, actor, params.sessionId, body),

  joinWaitingList: ({ actor, params, context }) => joinWaitingList(context, actor, params.sessionId),

  leaveWaitingList: ({ actor, params, context }) => leaveWaitingList(context, actor, params.sessionId),

  async openSession({ actor, params, body, context }) {
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    await openSession(context, actor, params.sessionId, body);
  },

  async closeSession({ actor, params, query, context }) {
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    await closeSession(context, actor, params.sessionId, query.scope);
  },
} satisfies Partial<Handlers>;

/** Nothing of the people in line but how many there are. */
function present(session: SessionOpenTo, playerId: string): OpenSession {
  const { line, clubId: _, coachId: __, taken, ...shown } = session;
  const state = stateFor(session, playerId);
  const index = line.findIndex(({ id }) => id === playerId);
  return {
    ...shown,
    free: freePlaces({ ...shown, taken, waiting: line.length }, new Date()),
    waiting: line.length,
    state,
    position: index < 0 ? null : index + 1,
    offeredUntil: state === 'offered' ? (line[index]?.offeredUntil ?? null) : null,
  };
}
