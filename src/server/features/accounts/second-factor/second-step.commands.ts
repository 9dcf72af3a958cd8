// The second step: a passkey, a code of an app, or a recovery code.

import { msg } from '@lingui/core/runtime-macro';
import type { StepProof } from '#contract/accounts/second-factor.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { knownBrowserOf } from '#server/http/sessions/known-browsers.ts';
import { codeLimits, consumeTry, countedForAccount } from '#server/http/sessions/rate-limits.ts';
import { openSecret } from '#server/security/sealed-secrets.ts';
import { checkPasskey, type Exchange } from './passkey-check.commands.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTotp, useRecoveryCode, useTotpStep } from './second-factor.queries.ts';
import { stepOfCode } from './totp.ts';

/**
 * Checks a second step and uses it up: no code or passkey response counts twice, even concurrently. A code is used up in the same
 * transaction as the action it was given for.
 *
 * @param carryOut the action it was given for
 * @throws AppError wrong_code, passkey_refused, too_many_requests, and what `carryOut` throws
 */
export async function checkStep<T>(
  context: Context,
  call: Exchange,
  account: { id: string; passwordHash: string | null },
  proof: StepProof,
  carryOut: (tx: Database) => Promise<T>,
): Promise<T> {
  const { db, config } = context;
  if (proof.way === 'passkey') {
    const owner = await checkPasskey(context, call, proof.answer);
    if (owner !== account.id)
      throw new AppError('passkey_refused', { message: say(msg`This passkey belongs to another account.`) });
    return db.transaction(carryOut);
  }
  const browser = await knownBrowserOf(context, call.request, account);
  // Known browsers have their own limit, so that strangers with the password cannot lock them out.
  const giveBack = await consumeTry(
    db,
    config,
    browser
      ? countedForAccount(codeLimits, browser, account.id)
      : codeLimits.map((limit) => [limit, account.id] as const),
  );
  let isRight = true;
  try {
    return await db.transaction(async (tx) => {
      isRight = await useCode({ ...context, db: tx }, call, account.id, proof);
      if (!isRight) throw wrongCode(proof.way);
      return carryOut(tx);
    });
  } finally {
    if (isRight) await giveBack();
  }
}

/** Uses up a code; false for one that is wrong or was used before. */
function useCode(
  context: Context,
  call: Exchange,
  userId: string,
  { way, code }: Exclude<StepProof, { way: 'passkey' }>,
): Promise<boolean> {
  return way === 'totp' ? isRightCode(context, userId, code) : takeRecoveryCode(context, call, userId, code);
}

function wrongCode(way: 'totp' | 'recovery-code'): AppError {
  const message =
    way === 'totp'
      ? say(msg`This code is incorrect or has already been used.`)
      : say(msg`This recovery code is incorrect or has already been used.`);
  return new AppError('wrong_code', { message, fields: { code: message } });
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
  if (!(await useRecoveryCode(db, userId, hashRecoveryCode(userId, code)))) return false;
  const author = { actorId: userId, address: request.ip };
  await recordAudit(db, author, 'recovery-code-used', { type: 'user', id: userId });
  await jobs.enqueue(db, 'second-factor-mail', { userId, change: 'recovery-code-used' });
  return true;
}
