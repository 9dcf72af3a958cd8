// A sign-in waiting for its second step, kept in a sealed cookie for ten minutes and usable once.

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

const PendingSignIn = z.object({
  id: z.string(),
  userId: z.uuid(),
  signedInBy: z.enum(['password', 'google']),
  /** Fingerprint of password and second factor; a change of either invalidates the sign-in. */
  mark: z.string(),
  /** Path of this site to open afterwards. */
  returnTo: z.string(),
});
export type PendingSignIn = z.output<typeof PendingSignIn>;

export const pendingSignInCookie: SealedCookie<PendingSignIn> = {
  name: 'second_step',
  minutes: 10,
  contents: PendingSignIn,
};

/** Usable once; remembered for longer than its cookie lives. */
export const oneSession: Limit = { name: 'half-session', max: 1, seconds: pendingSignInCookie.minutes * 60 + 60 };

/** Whether signing in with a password or Google needs a second step. */
export async function needsSecondStep(db: Database, userId: string): Promise<boolean> {
  return hasSecondFactor(await findCredentials(db, userId));
}

/** Keeps a sign-in in this browser until its second step. */
export async function beginSecondStep(
  context: Context,
  { reply }: { reply: FastifyReply },
  account: { id: string; passwordHash: string | null },
  { signedInBy, returnTo = '/' }: { signedInBy: PendingSignIn['signedInBy']; returnTo?: string },
): Promise<void> {
  const mark = await signInMark(context.db, account);
  const half = { id: newToken(), userId: account.id, signedInBy, mark, returnTo };
  await setSealedCookie(context, reply, pendingSignInCookie, half);
}
