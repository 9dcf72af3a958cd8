// Security headers for browsers.

import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { screenAt } from '#domain/screen-addresses.ts';
import type { Config } from '#server/config.ts';
import { plainPath } from '#server/http/plain-path.ts';

/**
 * A page's browser permissions. `(self)` allows the microphone, for spoken notes, but not to its frames.
 */
export function permissionsPolicy({ microphone = '()' }: { microphone?: '()' | '(self)' } = {}): string {
  return `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://www.youtube.com" "https://matchi.tv"), picture-in-picture=*, encrypted-media=*`;
}

/** Headers that are the same for every answer, as helmet sets them. */
function fixedHeaders({ publicUrl }: Config): [name: string, value: string][] {
  const https = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // YouTube's player API is YouTube's script; the player itself runs in a frame.
        scriptSrc: ["'self'", 'https://www.youtube.com'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https://i.ytimg.com', 'https://lh3.googleusercontent.com'],
        fontSrc: ["'self'"],
        // Spoken notes: from here, and from the browser that recorded them before they are sent.
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://matchi.tv'],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https && { upgradeInsecureRequests: [] }),
      },
    },
    // YouTube's player refuses to play (error 153) without the embedding site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // Like `frame-ancestors`, for older browsers.
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
  });
  const { IncomingMessage, ServerResponse } = process.getBuiltinModule('node:http');
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => {});
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
}

/** Sets the security headers of every answer. */
export function setSecurityHeaders(app: FastifyInstance, config: Config): void {
  const fixed = fixedHeaders(config);
  app.addHook('onRequest', async (_, reply) => {
    for (const [name, value] of fixed) reply.raw.setHeader(name, value);
  });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy());
    // Nothing is cached unless its route says so, regardless of how the address is written.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!isApi(request) && tokenScreens.has(screenAt(plainPath(request.url))?.address ?? '')) {
      reply.header('referrer-policy', 'no-referrer');
    }
  });
}

/** By route, which does not depend on how the address is written; hot reads skip the lookup. */
const isApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false;

/** Screens of email links with a token in the address, which no other site may learn. */
const tokenScreens = new Set(['/set-password', '/confirm-email', '/stop-mails', '/takedown', '/pair-invitation']);
