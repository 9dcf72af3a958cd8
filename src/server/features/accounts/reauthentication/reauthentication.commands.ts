// Reauthentication.

import { msg } from '@lingui/core/runtime-macro';
import type { IdentityProof } from '#contract/accounts/reauthentication.ts';
import { type ProofWay, proofWaysOf } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { findPasswordHash } from '#server/features/accounts/passwords/passwords.queries.ts';
import type { Exchange } from '#server/features/accounts/second-factor/passkey-check.commands.ts';
import { checkStep } from '#server/features/accounts/second-factor/second-step.commands.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import { AppError } from '#server/http/app-error.ts';
import { consumeTry, countedForAccount, loginLimits } from '#server/http/sessions/rate-limits.ts';
import { confirmSession } from '#server/http/sessions/sessions.queries.ts';
import { isRightPassword } from '#server/security/password-hashing.ts';

/** The session and its person. */
interface Prover {
  sessionId: string;
  real: { id: string };
}

/** The account's ways to reauthenticate. */
export async function listProofWays({ db, identity }: Context, userId: string): Promise<ProofWay[]> {
  const credentials = await findCredentials(db, userId);
  return proofWaysOf({ ...credentials, hasGoogle: credentials.hasGoogle && identity !== null });
}

/**
 * Checks the proof and records it in the session.
 *
 * @throws AppError wrong_password, wrong_code, passkey_refused, too_many_requests; invalid_input for a way that does not count for the
 * account
 */
export async function proveIdentity(
  context: Context,
  call: Exchange,
  prover: Prover,
  proof: IdentityProof,
): Promise<void> {
  const userId = prover.real.id;
  await requireWay(context, userId, proof.way);
  const passwordHash = await findPasswordHash(context.db, userId);
  const confirm = (db: Database) => confirmSession(db, prover.sessionId, proof.way);
  if (proof.way !== 'password') return checkStep(context, call, { id: userId, passwordHash }, proof, confirm);
  await checkPassword(context, userId, passwordHash, proof.password);
  await confirm(context.db);
}

/** @throws AppError invalid_input when the account has to use another way */
export async function requireWay(context: Context, userId: string, way: ProofWay): Promise<void> {
  if ((await listProofWays(context, userId)).includes(way)) return;
  throw new AppError('invalid_input', { message: say(msg`Your account uses another way to confirm it’s you.`) });
}

/** @throws AppError wrong_password, too_many_requests */
async function checkPassword(
  { db, config }: Context,
  userId: string,
  passwordHash: string | null,
  password: string,
): Promise<void> {
  const counted = countedForAccount([loginLimits.accountAndAddress], `prove|${userId}`, userId);
  const giveBack = await consumeTry(db, config, counted);
  if (!(await isRightPassword(passwordHash, password))) {
    const message = say(msg`Your password is incorrect.`);
    throw new AppError('wrong_password', { message, fields: { password: message } });
  }
  await giveBack();
}
