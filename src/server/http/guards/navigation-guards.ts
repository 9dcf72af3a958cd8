// Checks for addresses that a browser navigates to: where it came from, and where it may be redirected.

import type { FastifyRequest } from 'fastify';
import { isOwnPath } from '#domain/own-path.ts';

/** A path of this site, or null for anything that could lead elsewhere. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !isOwnPath(value)) return null;
  const { pathname, search } = new URL(value, 'http://own.invalid');
  return pathname + search;
}

/** Whether this is only a prefetch. */
export function isPrefetch(request: FastifyRequest): boolean {
  return /prefetch|prerender/.test(`${request.headers['sec-purpose'] ?? ''} ${request.headers.purpose ?? ''}`);
}

/**
 * Whether a person on this site navigated here: not a picture, not a prefetch, not another site's link.
 *
 * @param publicUrl counts as this site regardless of `Host`, since a proxy may use its own name for this server
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
