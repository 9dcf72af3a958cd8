// Registers routes for the registry's redirects.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RedirectDefinition } from '#contract/endpoint.ts';
import { type RedirectName, redirects } from '#contract/redirects.ts';
import type { Context } from '#server/context.ts';
import { isPrefetch } from '#server/http/guards/navigation-guards.ts';

interface RedirectCall {
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** The raw query: a person is redirected even if it is broken. */
  query: Readonly<Record<string, unknown>>;
}

/** Does the work and returns the target: a path of this site, or a provider's address. */
export type RedirectHandlers = Record<RedirectName, (call: RedirectCall) => Promise<string>>;

/** Registers a route for every redirect of the registry. */
export function serveRedirects(app: FastifyInstance, context: Context, handlers: RedirectHandlers): void {
  for (const [name, redirect] of Object.entries(redirects) as [RedirectName, RedirectDefinition][]) {
    app.get(redirect.path, async (request, reply) => {
      if (redirect.ignoresPrefetch && isPrefetch(request)) return reply.code(204).send();
      const query = request.query as Record<string, unknown>;
      return reply.redirect(await handlers[name]({ context, request, reply, query }));
    });
  }
}
