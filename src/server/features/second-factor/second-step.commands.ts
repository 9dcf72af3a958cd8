// The second step: a passkey, a code of an app, or a recovery code.

import type { StepProof } from '#contract/accounts/second-factor.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { type Limit, returnAttempt, takeAttempt } from '#server/http/sessions/attempts.ts';
import { readKnownBrowser } from '#server/http/sessions/known-browsers.ts';
import { checkPasskey, type Exchange } from './passkey-check.commands.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { openSecret } from './sealed-secrets.ts';
import { findTotp, useRecoveryCode, useTotpStep } from './second-factor.queries.ts';
import { stepOfCode } from './totp.ts';

/** Wrong codes for one account. Whoever tries them knows the password already; in a day they come nowhere near a million codes. */
const codeLimits: readonly Limit[] = [
  { name: 'second-step', max: 10, seconds: 900 },
  { name: 'second-step-day', max: 50, seconds: 86_400 },
];

/**
 * Checks the proof of somebody's second step, and uses it up: no code and no answer of a passkey counts twice, also not at the same
 * moment.
 *
 * @throws AppError wrong_code, passkey_refused, too_many_requests
 */
export async function checkStep(context: Context, call: Exchange, userId: string, proof: StepProof): Promise<void> {
  if (proof.way === 'passkey') {
    const owner = await checkPasskey(context, call, proof.answer);
    if (owner !== userId) throw new AppError('passkey_refused', { message: 'This is a passkey of another account.' });
    return;
  }
  const subject = await countedUnder(context, call, userId);
  for (const limit of codeLimits) await takeAttempt(context.db, context.config, limit, subject);
  const isRight =
    proof.way === 'totp'
      ? await isRightCode(context, userId, proof.code)
      : await takeRecoveryCode(context, call, userId, proof.code);
  if (!isRight) {
    const message =
      proof.way === 'totp'
        ? 'This code is not right, or was used before.'
        : 'This recovery code is not right, or was used before.';
    throw new AppError('wrong_code', { message, fields: { code: message } });
  }
  for (const limit of codeLimits) await returnAttempt(context.db, context.config, limit, subject);
}

/** In a browser that has signed in to the account before tries are counted by themselves: strangers lock nobody out there. */
async function countedUnder(context: Context, { request }: Exchange, userId: string): Promise<string> {
  const browser = await readKnownBrowser(context, request);
  return browser?.userIds.includes(userId) ? `${userId}|${browser.id}` : userId;
}

async function isRightCode({ db, sessionSecret }: Context, userId: string, code: string): Promise<boolean> {
  const totp = await findTotp(db, userId);
  const secret = totp && openSecret(sessionSecret, userId, totp.sealedSecret);
  if (!secret) return false;
  const step = stepOfCode(secret, code, totp.now);
  return step !== null && useTotpStep(db, userId, step);
}

async function takeRecoveryCode(
  { db, jobs }: Context,
  { request }: Exchange,
  userId: string,
  code: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await useRecoveryCode(tx, userId, hashRecoveryCode(userId, code)))) return false;
    const author = { actorId: userId, address: request.ip };
    await recordAudit(tx, author, 'recovery-code-used', { type: 'user', id: userId });
    await jobs.enqueue(tx, 'second-factor-mail', { userId, change: 'recovery-code-used' });
    return true;
  });
}
