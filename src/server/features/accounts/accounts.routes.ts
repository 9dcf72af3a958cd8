// Endpoints of registration and signing in, and the addresses that the browser itself goes to.

import type { FastifyInstance } from 'fastify';
import { navigations } from '#contract/navigations.ts';
import type { Context } from '#server/context.ts';
import { recordViewEnd } from '#server/features/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { isOwnNavigation, isPrefetch, ownPath } from '#server/http/navigation-guards.ts';
import { originOf } from '#server/http/request-origin.ts';
import type { Handlers } from '#server/http/serve.ts';
import { endSession, readActor, startSession } from '#server/http/sessions.ts';
import { checkCredentials, createFirstAdministrator, register, verifyEmail } from './accounts.commands.ts';
import { presentAccount, presentActor } from './accounts.presenters.ts';
import { isSetupDone, isStillAdmitted } from './accounts.queries.ts';

export const accountHandlers = {
  async register({ body, context, request }) {
    await register(context, body, originOf(request));
    return { message: 'Please check your email: we sent you a link to confirm your address.' };
  },

  async login({ body, context, request, reply }) {
    const account = await checkCredentials(context, body, request.ip);
    // Setting a password and suspending end all sessions: also one that is just being started.
    await context.db.transaction(async (tx) => {
      if (!(await isStillAdmitted(tx, account))) throw new AppError('invalid_credentials');
      await startSession(tx, context.config, request, reply, account.id);
    });
    const message = `Welcome back, ${account.firstName}!`;
    return { user: presentAccount(context.config, account), message, isAccountKept: account.isKept };
  },

  async getCurrentUser({ actor, context }) {
    return presentActor(context.config, actor);
  },

  async getSetupState({ context }) {
    return { open: !(await isSetupDone(context.db)) };
  },

  async createFirstAdministrator({ body, context, request }) {
    await createFirstAdministrator(context, body, originOf(request));
    return { message: 'The administrator account is created. You can sign in now.' };
  },
} satisfies Partial<Handlers>;

/** Registers the browser's own addresses: they answer with redirects, to fixed places of this site only. */
export function registerAccountNavigations(app: FastifyInstance, context: Context): void {
  app.get(navigations.login.path, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown };
    const path = ownPath(returnTo);
    return reply.redirect(path === null ? '/auth?tab=login' : `/auth?tab=login&returnTo=${encodeURIComponent(path)}`);
  });

  app.get(navigations.logout.path, async (request, reply) => {
    if (isOwnNavigation(request)) {
      const actor = await readActor(context.db, context.config, request);
      if (actor) await recordViewEnd(context.db, { actor, request });
      await endSession(context.db, context.config, request, reply);
      reply.header('clear-site-data', '"cache", "storage"');
    }
    return reply.redirect('/');
  });

  app.get(navigations.verifyEmail.path, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    if (isPrefetch(request)) return reply.code(204).send();
    try {
      const outcome =
        typeof token === 'string' && token.length <= 200 ? await verifyEmail(context, token) : 'invalid-token';
      return await reply.redirect(outcome === 'verified' ? '/auth?verified=true' : `/auth?error=${outcome}`);
    } catch (error) {
      request.log.error({ err: error }, 'email verification failed');
      return reply.redirect('/auth?error=verification-failed');
    }
  });
}
