// What a request must be before anything looks at it: from this site, and JSON.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be sent from anywhere: it reads no cookie, and what it does is proved by the address itself. */
    isFromAnywhere?: true;
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that another site made a browser send: with a foreign Origin, or marked as such by the browser
 * (Fetch Metadata). Programs send neither header and pass: they hold no one's cookies. Routes that are `isFromAnywhere` are left out.
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
  // The public address always counts: a proxy may ask for this server by a name of its own.
  if (sent === publicUrl.origin) return true;
  // Otherwise the address that the browser itself used, so that 127.0.0.1, localhost and the public name all work.
  // Behind https the server itself speaks http to its proxy, so the public address decides about the protocol.
  const own = `${host === publicUrl.host ? publicUrl.protocol : 'http:'}//${host}`;
  return URL.canParse(own) && sent === new URL(own).origin;
}

/** Refuses a request that names two hosts: proxies and this server could each take another one for the true one. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1) throw new AppError('malformed_request');
  });
}

/** Answers for an address that does not exist before a body that was sent there is read. */
export function refuseUnknownAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.is404 && !safeMethods.has(request.method)) throw new AppError('not_found');
  });
}

/** Reads the body of a form away within a part of the application: what it says is nobody's to know. */
export function discardForms(part: FastifyInstance): void {
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
    part.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  }
}

/** Accepts JSON bodies only. An empty body is no body, whatever type it claims: several calls are specified with one. */
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
