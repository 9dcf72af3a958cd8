// Endpoints of sessions that another coach of the club takes over.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { sessionGone } from '#server/features/training/change.commands.ts';
import {
  findHandedOver,
  isClubCoach,
  listLedSessions,
  listSubstitutes,
} from '#server/features/training/substitutes.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { bookingLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { handOverSession } from './substitutes.commands.ts';

export const substituteHandlers = {
  async listSubstitutes({ actor, params, context: { db } }) {
    const { coachId } = orNotFound(await findHandedOver(db, actor, params.sessionId), sessionGone());
    return listSubstitutes(db, clubOf(actor), coachId);
  },

  async handOverSession(call) {
    const { actor, params, body, context } = call;
    await consumeRateLimit(context.db, context.config, bookingLimit, actor.id);
    await handOverSession(context, actor, params.sessionId, body, authorOf(call));
  },

  async listLedSessions({ actor, params, context: { db } }) {
    const clubId = clubOf(actor);
    if (!(await isClubCoach(db, clubId, params.userId))) throw new AppError('not_found');
    const sessions = await listLedSessions(db, clubId, params.userId);
    return sessions.map(({ seriesId, ...session }, index) => {
      const later = seriesId === null ? [] : sessions.slice(index + 1).filter((one) => one.seriesId === seriesId);
      const toCome = seriesId === null ? 1 : sessions.filter((one) => one.seriesId === seriesId).length;
      return { ...session, following: later.length, toCome };
    });
  },
} satisfies Partial<Handlers>;
