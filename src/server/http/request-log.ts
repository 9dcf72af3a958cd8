// One log line for each answered request: person, request and outcome.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { redactUrl } from '#server/log.ts';
import { plainPath } from './plain-path.ts';
import type { Actor } from './sessions/sessions.queries.ts';

/** Path parameters that are keys, by name. */
const secretParts = new Set(['token', 'file', 'code']);

declare module 'fastify' {
  interface FastifyRequest {
    /** The person, once known; kept here, since entries of a weak map outlive their requests (decision 036). */
    actor: Actor | null;
  }
}

/** The path of a request for the log: without its query and without keys. */
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
 * Logs every request once it is answered: method, path, status, time in milliseconds, the request's id, and the id of the real
 * person. Health checks (`/healthz`, `/readyz`) are not logged.
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
