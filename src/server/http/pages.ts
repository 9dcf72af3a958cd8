// The pages: static files, the public pages, and the application for every other address.

import { readdirSync } from 'node:fs';
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
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(folder.length)}/${entry.name}`);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });

  for (const file of files) {
    const isPage = file.endsWith('.html');
    if (isPage) continue;
    const caching = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    app.route({ method: methods, url: file, logLevel: 'warn', handler: (_, reply) => send(reply, file, caching) });
  }

  const publicPages = files.filter((file) => file.endsWith('.html') && file !== '/app.html');
  for (const file of publicPages) {
    const url = file === '/index.html' ? '/' : file.replace(/\.html$/, '');
    app.route({
      method: methods,
      url,
      handler: (request, reply) => send(reply, url === '/' && hasSession(request) ? '/app.html' : file, 'no-cache'),
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      methods.includes(request.method as 'GET') && !isApiPath(request.url) && !/\.\w+$/.test(pathOf(request.url));
    if (!isPage) throw new AppError('not_found');
    return send(reply, '/app.html', 'no-cache');
  });
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
