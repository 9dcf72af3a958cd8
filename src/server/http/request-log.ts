// One line in the log for each request that was answered: who asked for what, and how it went.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redactUrl } from '#server/log.ts';
import { plainPath } from './plain-path.ts';
import type { Actor } from './sessions/sessions.queries.ts';

/** Parts of a path that are as good as a key, by the name of their parameter. */
const secretParts = new Set(['token', 'file', 'code']);

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes it, once that has been read; kept here, since entries of a weak map outlive their requests (decision 036). */
    actor: Actor | null;
  }
}

/** The path of a request as it may be logged: without its query, and without parts that are as good as a key. */
function pathOf(request: FastifyRequest): string {
  const pattern = request.routeOptions.url;
  const params = (request.params ?? {}) as Record<string, string>;
  const path = pattern?.includes(':')
    ? pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
        secretParts.has(name) ? '[redacted]' : encodeURIComponent(params[name] ?? ''),
      )
    : encodeURI(plainPath(request.url));
  return redactUrl(path).slice(0, 200);
}

/**
 * Logs every request once it is answered: method, path, status, time in milliseconds, the request's id, and the id of the person,
 * whoever they view the product as. What watches the server (`/healthz`, `/readyz`) is not logged.
 */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('actor', null);
  app.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    request.log.info(
      {
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(actor && { person: actor.real.id }),
        ...(actor?.isViewing && { viewing: actor.id }),
      },
      'request',
    );
  });
}
