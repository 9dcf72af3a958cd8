// Endpoints of passwords and sessions.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { authorOf, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { originOf } from '#server/http/guards/request-origin.ts';
import { deviceName } from '#server/http/sessions/device-name.ts';
import { rememberBrowser } from '#server/http/sessions/known-browsers.ts';
import { proofsOf, startSession } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { changePassword, requestMail, setPassword } from './passwords.commands.ts';
import { deleteSessionById, listSessions } from './passwords.queries.ts';

export const passwordHandlers = {
  async resendVerification({ body, context, request }) {
    await requestMail(context, 'verification-again-mail', body.email, request.ip);
    return { message: say(msg`If this address still needs to be confirmed, a new link is on its way.`) };
  },

  async forgotPassword({ body, context, request }) {
    await requestMail(context, 'password-reset-mail', body.email, request.ip);
    return { message: say(msg`If this address has an account, a link to set a new password is on its way.`) };
  },

  async setPassword({ body, context, ...call }) {
    await setPassword(context, authorOf(call), body, originOf(call.request).userAgent);
    return { message: say(msg`Your password is set. You can now sign in.`) };
  },

  async changePassword({ actor, body, context, request, reply }) {
    // A password is no proof of a second factor, so the time of the last proof stays.
    const proofs = await proofsOf(context.db, context.config, request);
    await changePassword(
      context,
      { actorId: actor.id, address: request.ip },
      actor.role,
      body,
      async (tx, passwordHash) => {
        await startSession(tx, context.config, request, reply, actor.id, proofs);
        await rememberBrowser({ ...context, db: tx }, { request, reply }, { id: actor.id, passwordHash });
      },
    );
    return { message: say(msg`Your password has been changed successfully.`) };
  },

  async listSessions({ actor, context }) {
    const sessions = await listSessions(context.db, actor.id);
    return sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceName(userAgent),
      isCurrent: session.id === actor.sessionId,
    }));
  },

  async endSession({ params, context, ...call }) {
    await context.db.transaction(async (tx) => {
      if (!(await deleteSessionById(tx, call.actor.id, params.sessionId))) throw new AppError('not_found');
      await recordAudit(tx, authorOf(call), 'session-ended', { type: 'user', id: call.actor.id });
    });
  },
} satisfies Partial<Handlers>;
