// Signing in with a second step, or with a passkey alone.

import { msg } from '@lingui/core/runtime-macro';
import type { StepProof } from '#contract/accounts/second-factor.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import { admit, refuseState } from '#server/features/accounts/accounts.commands.ts';
import { presentAccount } from '#server/features/accounts/accounts.presenters.ts';
import { canStillSignIn, findAccount } from '#server/features/accounts/accounts.queries.ts';
import { oneSession, pendingSignInCookie } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { rememberBrowser } from '#server/http/sessions/known-browsers.ts';
import { isDue } from '#server/http/sessions/rate-limits.ts';
import { clearSealedCookie } from '#server/http/sessions/sealed-cookies.ts';
import { type SignInProof, startSession } from '#server/http/sessions/sessions.ts';
import { checkPasskey, type Exchange } from './passkey-check.commands.ts';
import { checkStep } from './second-step.commands.ts';
import { readPendingSignIn } from './waiting.commands.ts';

/**
 * Completes the sign-in begun in this browser. Of several concurrent proofs one does, and only that one is used up.
 *
 * @throws AppError second_step_missing, wrong_code, passkey_refused, too_many_requests, account_suspended
 */
export async function finishSignIn(context: Context, call: Exchange, proof: StepProof) {
  const { half, account } = await readPendingSignIn(context, call.request);
  refuseState(account);
  const isAccountKept = await checkStep(context, call, account, proof, async (tx) => {
    // A copy of the cookie is invalid once it has led to a session.
    if (!(await isDue(tx, oneSession, half.id))) throw new AppError('second_step_missing');
    return enter({ ...context, db: tx }, call, account, { signedInBy: half.signedInBy, secondStep: proof.way });
  });
  clearSealedCookie(context, call.reply, pendingSignInCookie);
  return welcome(context, call, account, isAccountKept);
}

/**
 * Signs in a passkey's owner; with user verification it counts as both factors. @throws AppError passkey_refused, account_pending,
 * account_suspended …
 */
export async function signInWithPasskey(context: Context, call: Exchange, answer: { id: string }) {
  const account = await findAccount(context.db, await checkPasskey(context, call, answer));
  if (account === null) throw new AppError('passkey_refused');
  const isAccountKept = await context.db.transaction((tx) =>
    enter({ ...context, db: tx }, call, account, { signedInBy: 'passkey' }),
  );
  return welcome(context, call, account, isAccountKept);
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Starts the session after all proofs. @returns whether that has just undone the account's deletion */
async function enter(context: Context, { request, reply }: Exchange, account: Account, proof: SignInProof) {
  const { db, config } = context;
  const isAccountKept = await admit(context, account, request.ip);
  if (!(await canStillSignIn(db, account))) throw new AppError('invalid_credentials');
  await startSession(db, config, request, reply, account.id, proof);
  return isAccountKept;
}

async function welcome(context: Context, call: Exchange, account: Account, isAccountKept: boolean) {
  await rememberBrowser(context, call, account);
  const user = presentAccount(context.config, account, { hasSecondFactor: true });
  return { user, message: say(msg`Welcome back, ${{ firstName: account.firstName }}!`), isAccountKept };
}
