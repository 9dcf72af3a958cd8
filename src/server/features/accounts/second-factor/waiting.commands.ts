// Reads the sign-in that waits for its second step in a browser.

import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { pendingSignInCookie } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { signInMark } from '#server/http/sessions/known-browsers.ts';
import { readSealedCookie } from '#server/http/sessions/sealed-cookies.ts';

/** The sign-in begun in this browser, with its account. @throws AppError second_step_missing when there is none */
export async function readPendingSignIn(context: Context, request: FastifyRequest) {
  const half = await readSealedCookie(context, request, pendingSignInCookie);
  const account = half && (await findAccount(context.db, half.userId));
  if (!account || (await signInMark(context.db, account)) !== half.mark) throw new AppError('second_step_missing');
  return { half, account };
}
