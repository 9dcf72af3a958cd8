// Bodies that are not read, because the request is refused before: no access, or too large.

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { defaultMaxBytes, type EndpointDefinition, type WebhookDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { webhooks } from '#contract/webhooks.ts';

const takesBodies: (EndpointDefinition | WebhookDefinition)[] = [
  ...Object.values(endpoints),
  ...Object.values(webhooks),
];

/** The most that is drained, in bytes, twice any endpoint's limit, and how long that may take, in milliseconds. */
export const discarded = {
  maxBytes: 2 * Math.max(...takesBodies.map(({ maxBytes = defaultMaxBytes }) => maxBytes)),
  maxMs: 10_000,
};

/**
 * Drains the rest of a refused body before the answer. Closing a connection during an upload resets it, and a proxy then answers 502
 * instead of our answer. Beyond the limit the connection ends.
 */
export function discardUnreadBodies(app: FastifyInstance, limits = discarded): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.statusCode < 400 || !isOnItsWay(raw)) return;
    if (!(await discard(raw, limits))) reply.header('connection', 'close');
  });
}

function isOnItsWay(raw: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = raw.headers;
  const hasBody = Number(length ?? 0) > 0 || encoding !== undefined;
  return hasBody && !raw.complete && !raw.readableEnded && !raw.destroyed;
}

/** Resolves with whether the whole body arrived. */
function discard(raw: IncomingMessage, { maxBytes, maxMs }: typeof discarded): Promise<boolean> {
  if (Number(raw.headers['content-length'] ?? 0) > maxBytes) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) resolve(false);
  };
  const end = () => resolve(true);
  const timer = setTimeout(() => resolve(false), maxMs);
  raw.on('data', count).once('end', end).once('close', end);
  return promise.finally(() => {
    clearTimeout(timer);
    raw.off('data', count).off('end', end).off('close', end);
  });
}
