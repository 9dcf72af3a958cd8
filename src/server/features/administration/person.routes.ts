// Endpoints of one person's page.

import { deleteSessionById, listSessions } from '#server/features/accounts/passwords/passwords.queries.ts';
import { listConsents } from '#server/features/accounts/privacy/privacy.queries.ts';
import { authorOf, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { deviceName } from '#server/http/sessions/device-name.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { findLatestSubscription, findPerson, listLedger } from './person.queries.ts';

export const personHandlers = {
  async getPerson({ params: { userId }, context: { db } }) {
    const [person, subscription, consents, sessions] = await Promise.all([
      findPerson(db, userId),
      findLatestSubscription(db, userId),
      listConsents(db, userId),
      listSessions(db, userId),
    ]);
    return {
      ...orNotFound(person),
      subscription,
      consents,
      sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
    };
  },

  async listCreditEntries({ params, query, context }) {
    orNotFound(await findPerson(context.db, params.userId));
    return listLedger(context.db, params.userId, query.after);
  },

  async endSessionOf({ params: { userId, sessionId }, context, ...call }) {
    await context.db.transaction(async (tx) => {
      if (!(await deleteSessionById(tx, userId, sessionId))) throw new AppError('not_found');
      await recordAudit(tx, authorOf(call), 'session-ended', { type: 'user', id: userId });
    });
  },
} satisfies Partial<Handlers>;
