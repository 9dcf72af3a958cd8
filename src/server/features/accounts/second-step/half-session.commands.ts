// A sign-in that waits for its second step: sealed in the browser that began it, for ten minutes, good for one session.

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { hasSecondFactor } from '#domain/accounts/reauthentication.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { signInMark } from '#server/http/sessions/known-browsers.ts';
import type { Limit } from '#server/http/sessions/rate-limits.ts';
import { type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { newToken } from '#server/http/sessions/sessions.ts';
import { findCredentials } from './credentials.queries.ts';

const HalfSession = z.object({
  id: z.string(),
  userId: z.uuid(),
  signedInBy: z.enum(['password', 'google']),
  /** Of password and second factor as they were when the sign-in began; another one since then ends it. */
  mark: z.string(),
  /** Path of this site to open afterwards. */
  returnTo: z.string(),
});
export type HalfSession = z.output<typeof HalfSession>;

export const halfSessionCookie: SealedCookie<HalfSession> = { name: 'second_step', minutes: 10, contents: HalfSession };

/** One session comes of it; counted for longer than its cookie lives. */
export const oneSession: Limit = { name: 'half-session', max: 1, seconds: halfSessionCookie.minutes * 60 + 60 };

/** Whether signing in to an account with a password or with Google asks for a second step. */
export async function needsSecondStep(db: Database, userId: string): Promise<boolean> {
  return hasSecondFactor(await findCredentials(db, userId));
}

/** Lets a sign-in wait in this browser for its second step. */
export async function beginSecondStep(
  context: Context,
  { reply }: { reply: FastifyReply },
  account: { id: string; passwordHash: string | null },
  { signedInBy, returnTo = '/' }: { signedInBy: HalfSession['signedInBy']; returnTo?: string },
): Promise<void> {
  const mark = await signInMark(context.db, account);
  const half = { id: newToken(), userId: account.id, signedInBy, mark, returnTo };
  await setSealedCookie(context, reply, halfSessionCookie, half);
}
