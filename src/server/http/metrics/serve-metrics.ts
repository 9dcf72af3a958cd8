// GET /metrics: access, and counting requests.

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { streams } from '#contract/streams.ts';
import { type Config, isBehindProxy } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#server/http/app-error.ts';
import { isPrivateHost } from '#server/http/guards/private-hosts.ts';
import type { Meter } from '#server/meter.ts';
import type { Metrics } from './collect.ts';

/** Headers that proxies add to forwarded requests. */
const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const loopback = /^(?:127\.|::1$|::ffff:127\.)/;
const streamPaths = new Set(Object.values(streams).map(({ path }) => path as string));

/** Counts requests, and answers `/metrics` for permitted readers; everyone else gets 404. */
export function serveMetrics(app: FastifyInstance, config: Config, db: Database, meter: Meter): void {
  app.addHook('onResponse', async (request, reply) => {
    const { listener } = meter;
    if (listener === null) return;
    const route = request.is404 ? null : (request.routeOptions.url ?? null);
    // A stream lasts as long as its window is open, so its duration means nothing.
    if (route !== null && streamPaths.has(route)) return;
    listener.request(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
  let metrics: Promise<Metrics> | null = null;
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!mayRead(config, request)) throw new AppError('not_found');
    metrics ??= import('./collect.ts').then(({ createMetrics }) => createMetrics(meter, db, config.dataDir));
    const { contentType, read } = await metrics;
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await read());
  });
}

/**
 * Anyone with the token; without one, programs on this machine. Behind a proxy on this machine everyone seems local: so the true peer
 * counts, nothing may be forwarded, the host name must be local, and behind a known proxy (trusted, or with an https public address, which
 * this server does not speak) only the token counts.
 */
function mayRead(config: Config, { headers, raw }: FastifyRequest): boolean {
  if (headers.authorization !== undefined) {
    const sent = /^Bearer (\S+)$/i.exec(headers.authorization)?.[1];
    return sent !== undefined && config.metricsToken !== null && isSame(sent, config.metricsToken);
  }
  if (isBehindProxy(config)) return false;
  const isForwarded = forwarding.some((name) => headers[name] !== undefined);
  return !isForwarded && loopback.test(raw.socket.remoteAddress ?? '') && isPrivateHost(headers.host);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
