// What changes accounts: registering, confirming, signing in, the first administrator.

import type { Registration } from '#contract/accounts.ts';
import { hashPassword, isRightPassword } from '#server/access/password-hashing.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/features/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { loginLimits, registrationLimit, returnAttempt, takeAttempt } from '#server/http/attempts.ts';
import { hashToken, newToken } from '#server/http/sessions.ts';
import {
  claimOnce,
  confirmEmail,
  findAccountByEmail,
  findLink,
  insertAccount,
  insertConsent,
  insertLink,
  isSetupDone,
  useLink,
} from './accounts.queries.ts';

/** Version of the privacy policy that a registration agrees to. */
export const policyVersion = '2026-11';

/** How long the link that confirms an address lives, in hours (decisions, section 2). */
const verificationHours = 24;

/** Where a request came from, as far as a record of it needs. */
export interface Origin {
  address: string;
  userAgent: string | null;
}

/**
 * Creates a player account and the job that mails the verification link. An address that already has an account gets a mail
 * that says so instead; the answer is the same, and so is the work: the password is hashed either way.
 */
export async function register(context: Context, form: Registration, origin: Origin): Promise<void> {
  const { db, jobs, config } = context;
  await takeAttempt(db, config, registrationLimit, origin.address);
  const passwordHash = await hashPassword(form.password);
  await db.transaction(async (tx) => {
    const isDanish = form.country === 'DK';
    const userId = await insertAccount(tx, {
      email: form.email,
      passwordHash,
      firstName: form.firstName,
      lastName: form.lastName,
      country: form.country,
      // Level and ranking are asked of Danish players only (specification, section 5).
      currentLevel: isDanish ? form.currentLevel : '1.0',
      dpfRanking: isDanish ? form.dpfRanking : null,
    });
    if (userId !== null) {
      await insertConsent(tx, { userId, policyVersion, ...origin });
      await jobs.enqueue(tx, 'verification-mail', { userId });
      return;
    }
    const existing = await findAccountByEmail(tx, form.email);
    if (existing) await jobs.enqueue(tx, 'already-registered-mail', { userId: existing.id });
  });
}

/** Makes the token of a fresh verification link. */
export async function makeVerificationToken(context: Context, userId: string): Promise<string> {
  const token = newToken();
  await insertLink(context.db, {
    tokenHash: hashToken(token),
    userId,
    purpose: 'verify-email',
    hours: verificationHours,
  });
  return token;
}

/** How a verification link ends; the sign-in screen has a text for each (specification, section 8). */
export type Verification = 'verified' | 'invalid-token' | 'token-expired';

/** Confirms the address behind a link. A second click within the link's life is again `verified`: mail scanners open links. */
export async function verifyEmail(context: Context, token: string): Promise<Verification> {
  const { db, jobs, config } = context;
  const tokenHash = hashToken(token);
  return db.transaction(async (tx) => {
    const link = await findLink(tx, tokenHash, 'verify-email');
    if (link === null) return 'invalid-token';
    if (link.isExpired) return 'token-expired';
    if (await useLink(tx, tokenHash)) {
      const isAuto = config.registrationApproval === 'auto';
      await confirmEmail(tx, link.userId, isAuto ? 'active' : 'pending');
      await jobs.enqueue(tx, isAuto ? 'account-approved-mail' : 'registration-waiting', { userId: link.userId });
    }
    return 'verified';
  });
}

const stateErrors = {
  unverified: 'email_unverified',
  pending: 'account_pending',
  suspended: 'account_suspended',
} as const;

/**
 * Checks e-mail and password. What state the account is in is told only after the right password.
 *
 * @returns the account, which is active
 * @throws AppError invalid_credentials, email_unverified, account_pending, account_suspended, too_many_requests
 */
export async function checkCredentials(
  context: Context,
  credentials: { email: string; password: string },
  address: string,
) {
  const { db, config } = context;
  const counted = [
    [loginLimits.accountAndAddress, `${credentials.email}|${address}`],
    [loginLimits.account, credentials.email],
    [loginLimits.address, address],
  ] as const;
  for (const [limit, subject] of counted) await takeAttempt(db, config, limit, hashToken(subject));
  const account = await findAccountByEmail(db, credentials.email);
  const isRight = await isRightPassword(account?.passwordHash ?? null, credentials.password);
  if (account === null || !isRight || account.state === 'deleted') throw new AppError('invalid_credentials');
  for (const [limit, subject] of counted) await returnAttempt(db, config, limit, hashToken(subject));
  if (account.state !== 'active') throw new AppError(stateErrors[account.state]);
  return account;
}

/**
 * Creates the first administrator, once in the life of the installation.
 *
 * @throws AppError setup_done, wrong_setup_code, too_many_requests, conflict
 */
export async function createFirstAdministrator(
  context: Context,
  form: { setupCode: string; email: string; firstName: string; lastName: string; country: string; password: string },
  origin: Origin,
): Promise<void> {
  const { db, config } = context;
  if (await isSetupDone(db)) throw new AppError('setup_done');
  await takeAttempt(db, config, loginLimits.accountAndAddress, `setup|${origin.address}`);
  // Hashes are compared, so that the time tells nothing about the code.
  if (hashToken(form.setupCode) !== hashToken(context.setupCode)) throw new AppError('wrong_setup_code');
  const passwordHash = await hashPassword(form.password);
  const { email, firstName, lastName, country } = form;
  await db.transaction(async (tx) => {
    if (!(await claimOnce(tx, 'first-administrator'))) throw new AppError('setup_done');
    const userId = await insertAccount(tx, {
      email,
      firstName,
      lastName,
      country,
      passwordHash,
      role: 'admin',
      state: 'active',
    });
    if (userId === null) throw new AppError('conflict', { message: 'This email address already has an account.' });
    await insertConsent(tx, { userId, policyVersion, ...origin });
    await recordAudit(tx, { actorId: userId, address: origin.address }, 'administrator-created', {
      type: 'user',
      id: userId,
    });
  });
}
