// The application as one Fastify instance: no port, no signals, so that tests can call it directly.

import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { v4 as randomId } from 'uuid';
import { defaultMaxBytes } from '#contract/endpoint.ts';
import { webhooks } from '#contract/webhooks.ts';
import { offerLanguages } from '#domain/language/languages.ts';
import { serveApiDocs } from '#server/http/table/api-docs.ts';
import { serve } from '#server/http/table/serve.ts';
import { serveFiles } from '#server/http/table/serve-files.ts';
import { serveRedirects } from '#server/http/table/serve-redirects.ts';
import { serveStreams } from '#server/http/table/serve-streams.ts';
import { serveWebhooks } from '#server/http/table/serve-webhooks.ts';
import type { Context } from './context.ts';
import { type ErrorReports, noReports } from './error-reports.ts';
import { recordViewedChange } from './features/administration/audit/audit.commands.ts';
import { serveOneClick } from './features/messages/email-switches/one-click.ts';
import { fileHandlers, handlers, redirectHandlers, streamHandlers, webhookHandlers } from './features.ts';
import { AppError } from './http/app-error.ts';
import { answerClientError } from './http/client-errors.ts';
import { endConnectionsOnClose, keptMs } from './http/closing.ts';
import { answerError, answerErrors } from './http/error-handler.ts';
import {
  acceptJsonOnly,
  refuseForeignOrigins,
  refuseTwoHosts,
  refuseUnknownAddresses,
} from './http/guards/request-guards.ts';
import { discardUnreadBodies } from './http/guards/unread-bodies.ts';
import { reportHealth } from './http/health.ts';
import { serveMetrics } from './http/metrics/serve-metrics.ts';
import { rememberWrites } from './http/own-writes.ts';
import { servePages } from './http/pages/pages.ts';
import { setSecurityHeaders } from './http/pages/security-headers.ts';
import { answerInLanguage } from './http/request-language.ts';
import { logRequests } from './http/request-log.ts';
import { createMeter, type Meter } from './meter.ts';

/** Trusted proxies for Fastify. It takes no number, so a function trusts that many, counted from this server. */
function trustedProxies({ trustProxy }: Context['config']) {
  return typeof trustProxy === 'number' ? (_: string, hop: number) => hop < trustProxy : (trustProxy ?? false);
}

/** Optional parts of an application besides its context. */
export interface AppParts {
  /** Folder of the built pages. */
  pages?: string;
  meter?: Meter;
  reports?: ErrorReports;
  /** Whether the database takes new connections. */
  canConnect?: () => Promise<boolean>;
}

/**
 * Builds the application.
 *
 * @param parts.pages folder of the built pages; without it only the API answers
 */
export async function createApp(
  context: Context,
  { pages: builtPages, meter = createMeter(null), reports = noReports, canConnect = async () => true }: AppParts = {},
): Promise<FastifyInstance> {
  offerLanguages(context.config.languages);
  const app = fastify({
    loggerInstance: context.log,
    // The origin of a request, for limits, sessions, consents and the audit log.
    trustProxy: trustedProxies(context.config),
    bodyLimit: defaultMaxBytes,
    // A slow request must not hold a socket for ever.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    // Accepted requests are answered, even while the server stops.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    // `logRequests` writes one line instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => {
      const sent = request.headers['x-request-id'];
      return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomId();
    },
    clientErrorHandler: answerClientError,
    // Requests that the router refuses before finding a route, such as a broken escape in the path: no hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': request.id });
      answerError(error, reply);
    },
  });
  answerErrors(app, reports);
  logRequests(app);
  discardUnreadBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  setSecurityHeaders(app, context.config);
  refuseTwoHosts(app);
  refuseForeignOrigins(app, context.config.publicUrl);
  refuseUnknownAddresses(app);
  acceptJsonOnly(app);
  await app.register(cookie);
  answerInLanguage(app);
  if (context.config.databaseReadUrl !== null) rememberWrites(app, context.config);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  // The first step of closing: the application is no longer ready.
  reportHealth(app, context.db, canConnect);
  serveMetrics(app, context.config, context.db, meter);
  serve(app, context, handlers, recordViewedChange);
  serveRedirects(app, context, redirectHandlers);
  serveStreams(app, context, streamHandlers, meter);
  endConnectionsOnClose(app, keptMs(context.config));
  serveWebhooks(app, context, webhookHandlers);
  deliverTestEvents(app, context);
  serveOneClick(app, context);
  await serveApiDocs(app);
  const pages = builtPages ? await servePages(app, builtPages, context.config.publicUrl) : null;
  serveFiles(app, context, fileHandlers, pages);
  if (pages === null) {
    app.setNotFoundHandler(async () => {
      throw new AppError('not_found');
    });
  }
  return app;
}

/** The test provider runs in this process: its events use the same webhook as another provider's. */
function deliverTestEvents(app: FastifyInstance, { payments }: Context): void {
  const { path, signatureHeader } = webhooks.paymentEvents;
  payments.test?.deliverTo(async (payload, signature) => {
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const { statusCode } = await app.inject({ method: 'POST', url: path, payload, headers });
    if (statusCode >= 300) throw new Error(`the webhook answered ${statusCode}`);
  });
}
