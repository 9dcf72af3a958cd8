// Sealed cookies, which only the server can read or write: short-lived state that must not be stored.

import '@fastify/cookie';
import { hkdfSync } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';

/** A kind of sealed cookie: name, lifetime and content. */
export interface SealedCookie<T extends object> {
  name: string;
  minutes: number;
  contents: z.ZodType<T>;
}

const algorithm = { alg: 'dir', enc: 'A256GCM' } as const;

/** The key of one kind of cookie: one kind never opens as another. */
function keyOf({ sessionSecret }: Context, { name }: SealedCookie<object>): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', sessionSecret, '', `sealed cookie ${name}`, 32));
}

function placeOf({ config }: Context, { name }: SealedCookie<object>) {
  const secure = config.publicUrl.startsWith('https:');
  return {
    name: `${secure ? '__Host-' : ''}pala_${name}`,
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure } as const,
  };
}

/** Seals `value` into the browser's cookie, together with its expiry, so that keeping the cookie longer does not help. */
export async function setSealedCookie<T extends object>(
  context: Context,
  reply: FastifyReply,
  cookie: SealedCookie<T>,
  value: T,
): Promise<void> {
  const sealed = await new EncryptJWT({ value })
    .setProtectedHeader(algorithm)
    .setExpirationTime(`${cookie.minutes}m`)
    .encrypt(keyOf(context, cookie));
  const { name, options } = placeOf(context, cookie);
  reply.setCookie(name, sealed, { ...options, maxAge: cookie.minutes * 60 });
}

/** The content of the browser's cookie; null if it is missing, expired, or not sealed by this server. */
export async function readSealedCookie<T extends object>(
  context: Context,
  request: FastifyRequest,
  cookie: SealedCookie<T>,
): Promise<T | null> {
  const sealed = request.cookies[placeOf(context, cookie).name];
  if (!sealed) return null;
  try {
    const { payload } = await jwtDecrypt(sealed, keyOf(context, cookie), {
      keyManagementAlgorithms: [algorithm.alg],
      contentEncryptionAlgorithms: [algorithm.enc],
      requiredClaims: ['exp'],
    });
    return cookie.contents.parse(payload['value']);
  } catch {
    return null;
  }
}

/** Removes the cookie from the browser. */
export function clearSealedCookie(context: Context, reply: FastifyReply, cookie: SealedCookie<object>): void {
  const { name, options } = placeOf(context, cookie);
  reply.clearCookie(name, options);
}
