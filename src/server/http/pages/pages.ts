// The pages: static files, the public pages, and the application for every other address.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages, languagesOnOffer, sourceLanguage } from '#domain/language/languages.ts';
import { isInEachLanguage, pageAddressIn, pageAt } from '#domain/language/page-addresses.ts';
import { languageInForce } from '#domain/language/say.ts';
import { isScreen, mayBeTyped } from '#domain/screen-addresses.ts';
import { AppError } from '#server/http/app-error.ts';
import { plainPath } from '#server/http/plain-path.ts';
import { languageOf } from '#server/http/request-language.ts';
import { applicationPage } from './application-page.ts';
import { permissionsPolicy } from './security-headers.ts';
import { serveWellKnown } from './well-known.ts';

/** Hashed files, which never change. The service worker brings new versions, so it is never cached. */
const assetsFolder = '/assets/';

/** What the language of an answer depends on, besides its address. */
const varyByLanguage = 'accept-language, cookie';

const methods = ['GET', 'HEAD'] as ('GET' | 'HEAD')[];

/** Unknown API addresses: always JSON, never a page. */
function isApiPath(url: string): boolean {
  return /^\/api(?:\/|$)/i.test(plainPath(url));
}

/** Substitute pages, not for search engines. */
const substitutePages = { notFound: '/404', offline: '/offline' };

/** Pages with placeholders, which a feature fills in; by themselves they are not found. */
const templates = {
  certificate: '/verified',
  reel: '/reel',
  sharedReview: '/shared-review',
  verify: '/verify',
  method: '/method',
};

/** Templates that have an address of their own, for search engines. */
const listedTemplates: string[] = [templates.verify, templates.method];

/** The built pages, for features that answer with pages. */
export interface Pages {
  /** The text of a page with placeholders in the language in force, for `fillPlaceholders`. */
  template(name: keyof typeof templates): string;
  /** Answers 404: to browsers with the not-found page, to programs with JSON. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Serves the built pages of `folder`. A visitor (without a session cookie) gets an address's public page, if there is one; the application
 * answers the addresses of its screens. Every other address is 404: for an address that a person may have typed a browser gets the
 * application's not-found screen; otherwise browsers get the not-found page and programs JSON.
 */
export async function servePages(app: FastifyInstance, folder: string, publicUrl: string): Promise<Pages> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  // One route for the hundreds of hashed files: a route for each took a tenth of a start.
  const assets = new Set(files.filter((file) => file.startsWith(assetsFolder)));
  app.route<{ Params: { name: string } }>({
    method: methods,
    url: `${assetsFolder}:name`,
    logLevel: 'warn',
    handler: ({ params }, reply) => {
      const file = `${assetsFolder}${params.name}`;
      if (!assets.has(file)) return reply.callNotFound();
      return send(reply, file, 'public, max-age=31536000, immutable');
    },
  });
  for (const file of files) {
    if (file.endsWith('.html') || assets.has(file)) continue;
    const caching = file === '/service-worker.js' ? 'no-cache' : 'public, max-age=3600';
    app.route({ method: methods, url: file, logLevel: 'warn', handler: (_, reply) => send(reply, file, caching) });
  }

  const application = applicationPage(folder);
  const sendApplication = (request: FastifyRequest, reply: FastifyReply, caching: 'no-cache' | 'no-store') =>
    reply
      .headers({
        'cache-control': caching,
        ...(languagesOnOffer().length > 1 && { vary: `accept, ${varyByLanguage}` }),
        'permissions-policy': permissionsPolicy({ microphone: mayRecord(plainPath(request.url)) }),
      })
      .type('text/html; charset=utf-8')
      .send(application(pathOf(request.url), queryOf(request.url), languageOf(request)));

  const kept = new Map<string, string>();
  const readPage = (path: string, language: string): string => {
    const address = pageAddressIn(language, path);
    const known = kept.get(address);
    if (known !== undefined) return known;
    const file = [fileOf(address), fileOf(path)].find((one) => existsSync(join(folder, one))) ?? '';
    const html = withAbsoluteAddresses(readFileSync(join(folder, file), 'utf8'), publicUrl);
    const page = withAlternates(html, path, publicUrl);
    kept.set(address, page);
    return page;
  };
  const built = files.filter((file) => file.endsWith('.html') && file !== '/app.html').map(addressOfFile);
  const offered = built.map(pageAt).filter(({ language }) => languagesOnOffer().includes(language));
  const hidden: string[] = [substitutePages.notFound, substitutePages.offline, ...Object.values(templates)];
  const publicPages = offered.filter(({ path }) => !hidden.includes(path));
  for (const { path, language } of publicPages) {
    const page = readPage(path, language);
    app.route({
      method: methods,
      url: pageAddressIn(language, path),
      handler: (request, reply) => {
        if (path === '/' && hasSession(request))
          return language === sourceLanguage ? sendApplication(request, reply, 'no-cache') : reply.redirect('/');
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      },
    });
  }
  const listed = [...publicPages, ...offered.filter(({ path }) => listedTemplates.includes(path))];
  serveWellKnown(
    app,
    listed.map(({ path, language }) => pageAddressIn(language, path)),
    publicUrl,
  );
  if (built.includes(substitutePages.offline))
    app.route({
      method: methods,
      url: substitutePages.offline,
      handler: (request, reply) =>
        reply
          .headers({ 'cache-control': 'no-cache', vary: varyByLanguage })
          .type('text/html; charset=utf-8')
          .send(readPage(substitutePages.offline, languageOf(request))),
    });

  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    if (!asksForPage(request)) throw new AppError('not_found');
    return reply
      .code(404)
      .headers({ 'cache-control': 'no-store', vary: `accept, ${varyByLanguage}` })
      .type('text/html; charset=utf-8')
      .send(readPage(substitutePages.notFound, languageOf(request)));
  };
  app.setNotFoundHandler(async (request, reply) => {
    const isRead = methods.includes(request.method as 'GET') && !isApiPath(request.url);
    if (!isRead) throw new AppError('not_found');
    const path = pathOf(request.url);
    if (isScreen(path)) return sendApplication(request, reply, 'no-cache');
    if (asksForPage(request) && mayBeTyped(path) && pageAt(path).path !== substitutePages.notFound) {
      return sendApplication(request, reply.code(404).header('vary', 'accept'), 'no-store');
    }
    return sendNotFound(request, reply);
  });
  return { template: (name) => readPage(templates[name], languageInForce()), sendNotFound };
}

/**
 * Whether a page may use the microphone: pages from which a coach reaches the workspace, or a player a review to answer, since the
 * application navigates without loading another document. Clubs' pages may not.
 */
function mayRecord(path: string): '(self)' | '()' {
  return /^\/club(?:\/|$)/i.test(path) ? '()' : '(self)';
}

/** Browsers ask for HTML when navigating; programs accept anything. */
function asksForPage(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('text/html') === true;
}

function addressOfFile(file: string): string {
  return file.replace(/(?:\/index)?\.html$/, '') || '/';
}

function fileOf(address: string): string {
  const language = languages.some((one) => address === `/${one}`);
  return address === '/' || language ? `${address.replace(/\/$/, '')}/index.html` : `${address}.html`;
}

/** Names the page in the other languages on offer, for search engines and people; the build has written all languages of the product. */
function withAlternates(html: string, path: string, publicUrl: string): string {
  const offered = languagesOnOffer();
  if (offered.length === 1) return html.replaceAll(/<nav [^>]*data-languages.*?<\/nav>/gs, '');
  const shown = html.replaceAll(/<a [^>]*hreflang="(\w+)".*?<\/a>/gis, (link, code: string) =>
    offered.some((one) => one === code) ? link : '',
  );
  if (!isInEachLanguage(path)) return shown;
  const links = [...offered, 'x-default'].map((code) => {
    const address = pageAddressIn(code === 'x-default' ? sourceLanguage : code, path);
    return `<link rel="alternate" hreflang="${code}" href="${publicUrl}${address}">`;
  });
  return shown.replace('</title>', () => ['</title>', ...links].join('\n'));
}

/** Link previews need absolute addresses, which the build does not know. */
function withAbsoluteAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(/(property="og:(?:image|url)" content=")\//g, (_, head: string) => `${head}${publicUrl}/`);
}

function send(reply: FastifyReply, file: string, caching: string): FastifyReply {
  return reply.header('cache-control', caching).sendFile(file.slice(1));
}

/** With its question mark; empty if there is none. */
function queryOf(url: string): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function hasSession(request: FastifyRequest): boolean {
  return Object.keys(request.cookies).some((name) => name.endsWith('pala_session'));
}
