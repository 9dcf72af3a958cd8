// Endpoints and redirects of registration and signing in.

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import { z } from 'zod';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { beginSecondStep, needsSecondStep } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { recordViewEnd } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { isOwnNavigation, ownPath } from '#server/http/guards/navigation-guards.ts';
import { originOf } from '#server/http/guards/request-origin.ts';
import { languageAskedFor } from '#server/http/request-language.ts';
import { rememberBrowser } from '#server/http/sessions/known-browsers.ts';
import { readSealedCookie, type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { endSession, readActor, startSession } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { RedirectHandlers } from '#server/http/table/serve-redirects.ts';
import { admit, checkCredentials, createFirstAdministrator, register } from './accounts.commands.ts';
import { presentAccount, presentActor } from './accounts.presenters.ts';
import { canStillSignIn, isSetupDone } from './accounts.queries.ts';
import {
  confirmRegistration,
  openVerification,
  readRegistration,
  refuseRegistration,
  type Verification,
} from './verification.commands.ts';

/** Enough for a family sharing a browser; more would only lengthen the cookie. */
const maxRegistrations = 5;

const cookie: SealedCookie<{ userIds: string[] }> = {
  name: 'registered',
  // Links are valid for a day, and a new one can be requested.
  minutes: 7 * 24 * 60,
  contents: z.object({ userIds: z.array(z.uuid()).max(maxRegistrations) }),
};

/** The accounts recently registered in the request's browser. */
async function registeredHere(context: Context, request: FastifyRequest): Promise<string[]> {
  return (await readSealedCookie(context, request, cookie))?.userIds ?? [];
}

/**
 * Remembers a registration in the browser.
 *
 * @param userId the new account; null when the address has one, where a random id keeps the answer the same
 */
async function rememberRegistration(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string | null,
): Promise<void> {
  const before = await registeredHere(context, request);
  const userIds = [userId ?? newId(), ...before].slice(0, maxRegistrations);
  await setSealedCookie(context, reply, cookie, { userIds });
}

export const accountHandlers = {
  async register({ body, context, request, reply }) {
    const [mistaken] = body.correctsAddress ? await registeredHere(context, request) : [];
    const userId = await register(
      context,
      { ...body, language: languageAskedFor(request) },
      originOf(request),
      mistaken,
    );
    await rememberRegistration(context, request, reply, userId);
    return { message: say(msg`Please check your email. We sent you a link to confirm your address.`) };
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
    const account = await checkCredentials(context, body, request);
    const call = { request, reply };
    if (await needsSecondStep(context.db, account.id)) {
      await beginSecondStep(context, call, account, { signedInBy: 'password' });
      throw new AppError('second_step_needed');
    }
    const isAccountKept = await admit(context, account, request.ip);
    // Setting a password and suspending must also end a session that is just being started.
    await context.db.transaction(async (tx) => {
      if (!(await canStillSignIn(tx, account))) throw new AppError('invalid_credentials');
      await startSession(tx, context.config, request, reply, account.id, { signedInBy: 'password' });
    });
    await rememberBrowser(context, call, account);
    const message = say(msg`Welcome back, ${{ firstName: account.firstName }}!`);
    const user = presentAccount(context.config, account, { hasSecondFactor: false });
    return { user, message, isAccountKept };
  },

  async getCurrentUser({ actor, context }) {
    return presentActor(context.config, actor);
  },

  async getSetupState({ context }) {
    return { open: !(await isSetupDone(context.db)) };
  },

  async createFirstAdministrator({ body, context, request }) {
    await createFirstAdministrator(context, { ...body, language: languageAskedFor(request) }, originOf(request));
    return { message: say(msg`The administrator account has been created. You can now sign in.`) };
  },
} satisfies Partial<Handlers>;

/** Where the browser is led on to. */
export const accountRedirects = {
  async login({ query }) {
    const path = ownPath(query.returnTo);
    return path === null ? '/auth?tab=login' : `/auth?tab=login&returnTo=${encodeURIComponent(path)}`;
  },

  async logout({ context, request, reply }) {
    if (isOwnNavigation(request, context.config.publicUrl)) {
      const actor = await readActor(context.db, context.config, request);
      if (actor) await recordViewEnd(context.db, { actor, request });
      await endSession(context.db, context.config, request, reply);
      reply.header('clear-site-data', '"cache", "storage"');
    }
    return '/';
  },

  async verifyEmail({ query: { token }, context, request }) {
    if (typeof token !== 'string' || token.length > 200) return endOf('invalid-token', '');
    try {
      return endOf(await openVerification(context, token, await registeredHere(context, request)), token);
    } catch (error) {
      request.log.error({ err: error }, 'email verification failed');
      return '/auth?error=verification-failed';
    }
  },
} satisfies Partial<RedirectHandlers>;

/** Where a verification link leads. */
function endOf(outcome: Verification, token: string): string {
  if (outcome === 'waiting') return `/confirm-email?token=${encodeURIComponent(token)}`;
  return outcome === 'verified' ? '/auth?verified=true' : `/auth?error=${outcome}`;
}
