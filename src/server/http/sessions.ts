// Who is asking: sessions in the database, known by an opaque token in a cookie.

import '@fastify/cookie';
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as newId } from 'uuid';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/database.ts';
import { type Actor, deleteSession, extendSession, findActor, insertSession } from './sessions.queries.ts';

export type { Actor } from './sessions.queries.ts';

/** How long a session lives after it was last used, in days. */
export const sessionDays = 30;
/** A session that is used is extended at most this often, so that reading does not mean writing. */
const extendAfterMs = 3_600_000;

/** Hash under which a token is stored: a copy of the database signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A token of 256 random bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function cookie(config: Config) {
  const secure = config.publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-pala_session' : 'pala_session',
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: sessionDays * 86_400 } as const,
  };
}

/** The person behind a request, or null. State, role and club are read anew each time: a suspension counts at once. */
export async function readActor(db: Database, config: Config, request: FastifyRequest): Promise<Actor | null> {
  const token = request.cookies[cookie(config).name];
  if (!token || token.length > 100) return null;
  const tokenHash = hashToken(token);
  const actor = await findActor(db, tokenHash);
  if (actor === null) return null;
  if (Date.now() - Date.parse(actor.lastSeenAt) > extendAfterMs) await extendSession(db, tokenHash, sessionDays);
  return actor;
}

/** Starts a session with a new token and sets its cookie. Whatever session the browser had before ends. */
export async function startSession(
  db: Database,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  await endSession(db, config, request, reply);
  const token = newToken();
  await insertSession(db, {
    tokenHash: hashToken(token),
    id: newId(),
    userId,
    days: sessionDays,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    address: request.ip,
  });
  const { name, options } = cookie(config);
  reply.setCookie(name, token, options);
}

/** Ends the browser's session on the server and in the browser. */
export async function endSession(
  db: Database,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { name, options } = cookie(config);
  const token = request.cookies[name];
  if (!token) return;
  await deleteSession(db, hashToken(token));
  reply.clearCookie(name, options);
}
