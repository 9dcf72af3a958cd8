// What an address that the browser itself goes to asks before it acts: who sent the browser here, and where it may be sent on.

import type { FastifyRequest } from 'fastify';
import { isOwnPath } from '#domain/own-path.ts';

/** A path of this site, or null for anything that could lead elsewhere. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !isOwnPath(value)) return null;
  const { pathname, search } = new URL(value, 'http://own.invalid');
  return pathname + search;
}

/** Whether the browser only looks ahead and nobody has gone here yet. */
export function isPrefetch(request: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`);
}

/**
 * Whether someone on this site meant to go here: not a picture, not a prefetch, not another site's link.
 *
 * @param publicUrl counts as this site whatever `Host` says, since a proxy may ask for this server by a name of its own
 */
export function isOwnNavigation(request: FastifyRequest, publicUrl: string): boolean {
  if (isPrefetch(request)) return false;
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, referer, host } = request.headers;
  if (site !== undefined || mode !== undefined) {
    return (
      (site === undefined || site === 'same-origin' || site === 'none') &&
      (mode === undefined || mode === 'navigate' || mode === 'cors')
    );
  }
  if (referer === undefined) return true;
  return URL.canParse(referer) && [host, new URL(publicUrl).host].includes(new URL(referer).host);
}
