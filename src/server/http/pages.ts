// The pages: static files, the public pages, and the application for every other address.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Where the build puts the pages. */
export const builtPages = fileURLToPath(new URL('../../../dist', import.meta.url));

const methods = ['GET', 'HEAD'] as ('GET' | 'HEAD')[];

/** Answers of the API end here when no endpoint matched: always JSON, never a page. */
export function isApiPath(url: string): boolean {
  return /^\/+api(?:[/?#]|$)/i.test(url);
}

/**
 * Serves the built pages of `folder`. A visitor (without a session cookie) gets the public page of an address where there is one;
 * the application answers every other address and shows its own not-found screen.
 */
export async function servePages(app: FastifyInstance, folder: string, publicUrl: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^\.|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  for (const file of files) {
    if (file.endsWith('.html')) continue;
    const caching = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    app.route({ method: methods, url: file, logLevel: 'warn', handler: (_, reply) => send(reply, file, caching) });
  }

  const publicPages = files.filter((file) => file.endsWith('.html') && file !== '/app.html');
  for (const file of publicPages) {
    const url = pageAddress(file);
    const page = withAbsoluteAddresses(readFileSync(join(folder, file), 'utf8'), publicUrl);
    app.route({
      method: methods,
      url,
      handler: (request, reply) => {
        if (url === '/' && hasSession(request)) return send(reply, '/app.html', 'no-cache');
        return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
      },
    });
  }
  describeToSearchEngines(app, publicPages.map(pageAddress), publicUrl);

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      methods.includes(request.method as 'GET') && !isApiPath(request.url) && !/\.\w+$/.test(pathOf(request.url));
    if (!isPage) throw new AppError('not_found');
    return send(reply, '/app.html', 'no-cache');
  });
}

function pageAddress(file: string): string {
  return file === '/index.html' ? '/' : file.replace(/\.html$/, '');
}

/** Link previews read absolute addresses only, and the build does not know where the product will live. */
function withAbsoluteAddresses(html: string, publicUrl: string): string {
  return html.replaceAll(/(property="og:(?:image|url)" content=")\//g, (_, head: string) => `${head}${publicUrl}/`);
}

/** `/sitemap.xml` with the public pages, and a `/robots.txt` that leads to it. */
function describeToSearchEngines(app: FastifyInstance, addresses: string[], publicUrl: string): void {
  const entries = addresses.map((address) => `<url><loc>${publicUrl}${address}</loc></url>`).join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`;
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  app.get('/sitemap.xml', (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
  app.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));
}

function send(reply: FastifyReply, file: string, caching: string): FastifyReply {
  return reply.header('cache-control', caching).sendFile(file.slice(1));
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function hasSession(request: FastifyRequest): boolean {
  return Object.keys(request.cookies).some((name) => name.endsWith('pala_session'));
}
