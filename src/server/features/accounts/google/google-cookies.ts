// Sealed cookies of a sign-in with Google. Nothing of it is stored on the server.

import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { GoogleProfile } from '#contract/accounts/google.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { type SealedCookie, setSealedCookie } from '#server/http/sessions/sealed-cookies.ts';

const Attempt = z.object({
  proof: z.object({
    state: z.string(),
    nonce: z.string(),
    codeVerifier: z.string(),
    startedAt: z.int(),
    mustBeFresh: z.boolean(),
  }),
  /** The purpose: to sign in or register, to link Google to the account, or to reauthenticate. */
  purpose: z.enum(['sign-in', 'link', 'confirm']),
  /** The account; null when signing in. */
  userId: z.uuid().nullable(),
  /** Path of this site to open after signing in. */
  returnTo: z.string(),
  /** Code of the club whose invitation link was followed. */
  clubCode: z.string().optional(),
});
export type Attempt = z.output<typeof Attempt>;

/** From leaving for Google until the return. */
export const attemptCookie: SealedCookie<Attempt> = { name: 'google_attempt', minutes: 10, contents: Attempt };

/**
 * Starts an attempt in this browser.
 *
 * @returns the address at Google to send the browser to
 * @throws AppError not_found if Google is not configured; the provider's errors when it cannot be reached
 */
export async function startAttempt(
  context: Context,
  reply: FastifyReply,
  attempt: Omit<Attempt, 'proof'>,
): Promise<string> {
  if (context.identity === null) throw new AppError('not_found');
  const { url, attempt: proof } = await context.identity.start({ mustBeFresh: attempt.purpose === 'confirm' });
  await setSealedCookie(context, reply, attemptCookie, { ...attempt, proof });
  return url;
}

const PendingProfile = z.object({
  issuer: z.string(),
  profile: GoogleProfile,
  clubCode: z.string().optional(),
  /** Token of the pair invitation they came with. */
  pairToken: z.string().optional(),
});
export type PendingProfile = z.output<typeof PendingProfile>;

/** The profile of someone without an account, until they consent (docs/product.md#signing-in). */
export const pendingProfileCookie: SealedCookie<PendingProfile> = {
  name: 'google_profile',
  minutes: 10,
  contents: PendingProfile,
};
