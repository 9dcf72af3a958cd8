// Checks before any handler: requests come from this site, and bodies are JSON.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/http/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepted from any origin: it reads no cookie, and its address is its proof. */
    isFromAnywhere?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site requests of browsers: with a foreign Origin, or marked by Fetch Metadata. Programs send neither header and pass, since
 * they have no other person's cookies. Routes that are `isFromAnywhere` are exempt.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const own = new URL(publicUrl);
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || request.routeOptions.config.isFromAnywhere) return;
    if (!isSameOrigin(request, own)) throw new AppError('foreign_origin');
  });
}

function isSameOrigin(request: FastifyRequest, publicUrl: URL): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const sent = new URL(origin).origin;
  // The public address always counts: a proxy may use its own name for this server.
  if (sent === publicUrl.origin) return true;
  // Otherwise the address in the browser, so that 127.0.0.1, localhost and the public name all work.
  // Behind https the server itself speaks http to its proxy, so the public address decides about the protocol.
  const own = `${host === publicUrl.host ? publicUrl.protocol : 'http:'}//${host}`;
  return URL.canParse(own) && sent === new URL(own).origin;
}

/** Refuses a request with two hosts, since a proxy and this server could each use another one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new AppError('malformed_request');
  });
}

/** Answers 404 for an unknown address before its body is read. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !safeMethods.has(request.method)) throw new AppError('not_found');
  });
}

/** Accepts and discards form bodies within a part of the application. */
export function discardForms(part: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    part.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  }
}

/** Accepts JSON bodies only. An empty body counts as none, regardless of its type: several calls are specified that way. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
  app.addHook('onRequest', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new AppError('unsupported_media_type');
  });
}
