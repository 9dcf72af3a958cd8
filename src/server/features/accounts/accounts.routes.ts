// Endpoints of registration and signing in, and the addresses that the browser itself goes to.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { navigations } from '#contract/navigations.ts';
import type { Context } from '#server/context.ts';
import type { Handlers } from '#server/http/serve.ts';
import { endSession, startSession } from '#server/http/sessions.ts';
import { checkCredentials, createFirstAdministrator, type Origin, register, verifyEmail } from './accounts.commands.ts';
import { isSetupDone } from './accounts.queries.ts';

export const accountHandlers = {
  async register({ body, context, request }) {
    await register(context, body, originOf(request));
    return { message: 'Please check your email: we sent you a link to confirm your address.' };
  },

  async login({ body, context, request, reply }) {
    const account = await checkCredentials(context, body, request.ip);
    await startSession(context.db, context.config, request, reply, account.id);
    return { user: account, message: `Welcome back, ${account.firstName}!` };
  },

  async getCurrentUser({ actor }) {
    return actor;
  },

  async getSetupState({ context }) {
    return { open: !(await isSetupDone(context.db)) };
  },

  async createFirstAdministrator({ body, context, request }) {
    await createFirstAdministrator(context, body, originOf(request));
    return { message: 'The administrator account is created. You can sign in now.' };
  },
} satisfies Partial<Handlers>;

function originOf(request: FastifyRequest): Origin {
  return { address: request.ip, userAgent: request.headers['user-agent']?.slice(0, 300) ?? null };
}

/** Registers the browser's own addresses: they answer with redirects, to fixed places of this site only. */
export function registerAccountNavigations(app: FastifyInstance, context: Context): void {
  app.get(navigations.login.path, async (request, reply) => {
    const { returnTo } = request.query as { returnTo?: unknown };
    const path = ownPath(returnTo);
    return reply.redirect(path === null ? '/auth?tab=login' : `/auth?tab=login&returnTo=${encodeURIComponent(path)}`);
  });

  app.get(navigations.logout.path, async (request, reply) => {
    if (isOwnNavigation(request)) {
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

/** A path of this site, or null for anything that could lead elsewhere. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 500 || !/^\/(?![/\\])[!-~]*$/.test(value) || value.includes('\\'))
    return null;
  const url = new URL(value, 'http://own.invalid');
  // Folding dots can bring a second slash to the front, which browsers read as another host.
  return url.host === 'own.invalid' && !url.pathname.startsWith('//') ? url.pathname + url.search : null;
}

function isPrefetch(request: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`);
}

/** Whether somebody on this site meant to go here: not a picture, not a prefetch, not another site's link. */
function isOwnNavigation(request: FastifyRequest): boolean {
  if (isPrefetch(request)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, referer, host } = request.headers;
  if (site !== undefined || mode !== undefined) {
    return (
      (site === undefined || site === 'same-origin' || site === 'none') &&
      (mode === undefined || mode === 'navigate' || mode === 'cors')
    );
  }
  return referer === undefined || (URL.canParse(referer) && new URL(referer).host === host);
}
