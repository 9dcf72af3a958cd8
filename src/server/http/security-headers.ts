// The headers that tell browsers what these pages may do.

import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { screenAt } from '#domain/screen-addresses.ts';
import type { Config } from '#server/config.ts';
import { plainPath } from './plain-path.ts';

/**
 * What a page may ask of the browser. `(self)` lets it use the microphone, for spoken notes; the frames in it may not.
 */
export function permissionsPolicy({ microphone = '()' }: { microphone?: '()' | '(self)' } = {}): string {
  return `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=(), publickey-credentials-get=(self), publickey-credentials-create=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://www.youtube.com" "https://matchi.tv"), picture-in-picture=*, encrypted-media=*`;
}

/** The headers that are the same for every answer, as helmet sets them on one. */
function fixedHeaders({ publicUrl }: Config): [name: string, value: string][] {
  const https = publicUrl.startsWith('https:');
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        // YouTube's player API is a script of theirs; the player itself runs in a frame.
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
    // YouTube's player refuses to play (error 153) when it is not told which site embeds it.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // The same as `frame-ancestors`, for browsers that know only this.
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
    // Nothing is cached unless its route says so: the address as it was written decides nothing.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!isApi(request) && tokenScreens.has(screenAt(plainPath(request.url))?.address ?? '')) {
      reply.header('referrer-policy', 'no-referrer');
    }
  });
}

/** By its route, which is one however the address was written: no screen is looked for behind the hot reads. */
const isApi = ({ routeOptions }: FastifyRequest) => routeOptions.url?.startsWith('/api/') ?? false;

/** Screens that links in emails lead to, with a token in the address, which no other site may learn. */
const tokenScreens = new Set(['/set-password', '/confirm-email', '/stop-mails', '/takedown', '/pair-invitation']);
