// Puts the redirects of the table on the air: addresses that the browser itself goes to.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RedirectDefinition } from '#contract/endpoint.ts';
import { type RedirectName, redirects } from '#contract/redirects.ts';
import type { Context } from '#server/context.ts';
import { isPrefetch } from '#server/http/navigation-guards.ts';

interface RedirectCall {
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
  /** As it came: whoever goes to an address with a broken query is led on all the same. */
  query: Readonly<Record<string, unknown>>;
}

/** Does what the address is for and tells where to go on: a path of this site, or an address of a provider. */
export type RedirectHandlers = Record<RedirectName, (call: RedirectCall) => Promise<string>>;

/** Registers every redirect of the table with its handler. */
export function serveRedirects(app: FastifyInstance, context: Context, handlers: RedirectHandlers): void {
  for (const [name, redirect] of Object.entries(redirects) as [RedirectName, RedirectDefinition][]) {
    app.get(redirect.path, async (request, reply) => {
      if (redirect.ignoresPrefetch && isPrefetch(request)) return reply.code(204).send();
      const query = request.query as Record<string, unknown>;
      return reply.redirect(await handlers[name]({ context, request, reply, query }));
    });
  }
}
