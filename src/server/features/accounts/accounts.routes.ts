// Endpoints of registration and signing in, and the addresses that the browser itself goes to.

import type { FastifyInstance } from 'fastify';
import { navigations } from '#contract/navigations.ts';
import type { Context } from '#server/context.ts';
import { recordViewEnd } from '#server/features/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { readKnownBrowser, rememberBrowser } from '#server/http/known-browsers.ts';
import { isOwnNavigation, isPrefetch, ownPath } from '#server/http/navigation-guards.ts';
import { originOf } from '#server/http/request-origin.ts';
import type { Handlers } from '#server/http/serve.ts';
import { endSession, readActor, startSession } from '#server/http/sessions.ts';
import { checkCredentials, createFirstAdministrator, register } from './accounts.commands.ts';
import { presentAccount, presentActor } from './accounts.presenters.ts';
import { isSetupDone, isStillAdmitted } from './accounts.queries.ts';
import { registeredHere, rememberRegistration } from './registering-browser.ts';
import {
  confirmRegistration,
  openVerification,
  readRegistration,
  refuseRegistration,
  type Verification,
} from './verification.commands.ts';

export const accountHandlers = {
  async register({ body, context, request, reply }) {
    const userId = await register(context, body, originOf(request));
    await rememberRegistration(context, request, reply, userId);
    return { message: 'Please check your email: we sent you a link to confirm your address.' };
  },

  async readRegistration({ body, context }) {
    return readRegistration(context, body.token);
  },

  async confirmRegistration({ body, context }) {
    return { outcome: await confirmRegistration(context, body.token) };
  },

  async refuseRegistration({ body, context }) {
    return { removed: await refuseRegistration(context, body.token) };
  },

  async login({ body, context, request, reply }) {
    const browser = await readKnownBrowser(context, request);
    const account = await checkCredentials(context, body, { address: request.ip, browser });
    // Setting a password and suspending end all sessions: also one that is just being started.
    await context.db.transaction(async (tx) => {
      if (!(await isStillAdmitted(tx, account))) throw new AppError('invalid_credentials');
      await startSession(tx, context.config, request, reply, account.id);
    });
    await rememberBrowser(context, request, reply, account.id);
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
    if (isOwnNavigation(request, context.config.publicUrl)) {
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
    if (typeof token !== 'string' || token.length > 200) return reply.redirect(endOf('invalid-token', ''));
    try {
      const outcome = await openVerification(context, token, await registeredHere(context, request));
      return await reply.redirect(endOf(outcome, token));
    } catch (error) {
      request.log.error({ err: error }, 'email verification failed');
      return reply.redirect('/auth?error=verification-failed');
    }
  });
}

/** Where a verification link leads. */
function endOf(outcome: Verification, token: string): string {
  if (outcome === 'waiting') return `/confirm-email?token=${encodeURIComponent(token)}`;
  return outcome === 'verified' ? '/auth?verified=true' : `/auth?error=${outcome}`;
}
