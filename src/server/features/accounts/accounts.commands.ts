// Registering, signing in, and the first administrator.

import { msg } from '@lingui/core/runtime-macro';
import type { FastifyRequest } from 'fastify';
import type { FirstAdministrator, Registration } from '#contract/accounts/accounts.ts';
import type { LanguageCode } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import type { AccountState, Role } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { offerToRegistered } from '#server/features/videos/pairs/pairs.commands.ts';
import { AppError, invalidField } from '#server/http/app-error.ts';
import type { Origin } from '#server/http/guards/request-origin.ts';
import { knownBrowserOf } from '#server/http/sessions/known-browsers.ts';
import {
  consumeRateLimit,
  consumeTry,
  countedForAccount,
  isDue,
  isMailWithinLimits,
  loginLimits,
  registrationLimit,
  reminderLimit,
} from '#server/http/sessions/rate-limits.ts';
import { hashToken } from '#server/http/sessions/sessions.ts';
import { isTooCommon, refuseCommonPassword } from '#server/security/common-passwords.ts';
import { hashPassword, isRightPassword } from '#server/security/password-hashing.ts';
import {
  claimOnce,
  deleteUnconfirmed,
  findAccount,
  findAccountByEmail,
  insertAccount,
  insertConsent,
  isSetupDone,
  restoreDeleted,
} from './accounts.queries.ts';
import { findClubByCode } from './joining.queries.ts';

/** Version of the privacy policy that a registration agrees to. */
export const policyVersion = '2026-11';

/**
 * Creates a player account and the job that emails the verification link. An address that already has an account gets an email
 * saying so instead, limited per hour. Answer and work are the same either way: the password is always hashed.
 *
 * @param mistaken the registration of this browser that it replaces, unless that was confirmed meanwhile
 * @returns the id of the new account; null when the address had one, which must not be revealed
 * @throws AppError too_many_requests; invalid_input for a common password or an unknown club code
 */
export async function register(
  context: Context,
  form: Registration & { language: LanguageCode },
  origin: Origin,
  mistaken?: string,
): Promise<string | null> {
  const { db, jobs, config } = context;
  await consumeRateLimit(db, config, registrationLimit, origin.address);
  await refuseCommonPassword(config, 'player', form.password, 'password');
  const joiningClubId = await findJoinedClub(db, form.clubCode);
  const mayMail = await isMailWithinLimits(db, config, 'register', form.email);
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    if (mistaken !== undefined) await deleteUnconfirmed(tx, mistaken);
    const userId = await insertAccount(tx, {
      email: form.email,
      passwordHash,
      firstName: form.firstName,
      lastName: form.lastName,
      country: form.country,
      language: form.language,
      ...statedLevel(form),
      joiningClubId,
    });
    if (userId !== null) {
      await insertConsent(tx, { userId, policyVersion, ...origin });
      await offerToRegistered(context, tx, form.pairToken, userId);
      await jobs.enqueue(tx, 'verification-mail', { userId });
      return userId;
    }
    const existing = await findAccountByEmail(tx, form.email);
    if (existing && mayMail) await jobs.enqueue(tx, 'already-registered-mail', { userId: existing.id });
    return null;
  });
}

/** The level from any country, and the Danish federation's ranking from Denmark only (docs/product.md#accounts). */
export function statedLevel({
  country,
  currentLevel,
  dpfRanking,
}: Pick<Registration, 'country' | 'currentLevel' | 'dpfRanking'>) {
  return { currentLevel, dpfRanking: country === 'DK' ? dpfRanking : null };
}

/** Id of the club whose link was followed; null without one. @throws AppError invalid_input for an unknown code */
async function findJoinedClub(db: Database, code: string | undefined): Promise<string | null> {
  if (code === undefined) return null;
  const club = await findClubByCode(db, code);
  if (club) return club.id;
  throw invalidField(
    'clubCode',
    say(msg`We don’t recognise this club code. Ask your club for its invitation link, or register without one.`),
  );
}

const stateErrors = {
  unverified: 'email_unverified',
  pending: 'account_pending',
  suspended: 'account_suspended',
} as const;

/**
 * Checks email and password. The account's state is revealed only with the right password. A browser that signed in to the account
 * before has its own limit, so that strangers who guess cannot lock it out; all others are limited by account and address.
 *
 * @returns the account, which is active, or deleted recently enough for `admit` to undo it
 * @throws AppError invalid_credentials, email_unverified, account_pending, account_suspended, too_many_requests
 */
export async function checkCredentials(
  context: Context,
  credentials: { email: string; password: string },
  request: FastifyRequest,
) {
  const { db, config } = context;
  const { email, password } = credentials;
  const account = await findAccountByEmail(db, email);
  const browser = account && (await knownBrowserOf(context, request, account));
  const giveBack = await consumeTry(
    db,
    config,
    account && browser
      ? countedForAccount([loginLimits.knownBrowser], browser, account.id)
      : [
          [loginLimits.accountAndAddress, `${email}|${request.ip}`],
          [loginLimits.account, email],
          [loginLimits.address, request.ip],
        ],
  );
  const isRight = await isRightPassword(account?.passwordHash ?? null, password);
  const isGone = account?.state === 'deleted' && !account.isDeletionUndoable;
  if (account === null || !isRight || isGone) throw new AppError('invalid_credentials');
  await giveBack();
  refuseState(account);
  await remindOfCommonPassword(context, account, password);
  return account;
}

/**
 * A player's password may be too common for a coach's role. The person gets in, and an email asks for a stronger one, weekly until it
 * is changed.
 */
async function remindOfCommonPassword(
  { db, jobs, config }: Context,
  account: { id: string; role: Role },
  password: string,
): Promise<void> {
  if (!(await isTooCommon(config, account.role, password))) return;
  if (await isDue(db, reminderLimit, account.id))
    await jobs.enqueue(db, 'common-password-mail', { userId: account.id });
}

/**
 * Throws if the account is waiting or suspended.
 *
 * @throws AppError email_unverified, account_pending, account_suspended
 */
export function refuseState({ state }: { state: AccountState }): void {
  if (state !== 'active' && state !== 'deleted') throw new AppError(stateErrors[state]);
}

/**
 * Lets an authenticated person in. A deletion requested less than 48 hours ago is undone.
 *
 * @returns whether signing in has just undone the account's deletion
 * @throws AppError email_unverified, account_pending, account_suspended; invalid_credentials when the account is gone for good
 */
export async function admit(
  { db, jobs }: Context,
  account: { id: string; state: AccountState },
  address: string,
): Promise<boolean> {
  if (account.state === 'active') return false;
  refuseState(account);
  const restored = await db.transaction(async (tx) => {
    const state = await restoreDeleted(tx, account.id);
    if (state === null) {
      // A concurrent sign-in has already undone it.
      if ((await findAccount(tx, account.id))?.state === 'active') return null;
      throw new AppError('invalid_credentials');
    }
    await recordAudit(tx, { actorId: account.id, address }, 'deletion-undone', { type: 'user', id: account.id });
    await jobs.enqueue(tx, 'deletion-undone-mail', { userId: account.id });
    return state;
  });
  if (restored !== null) refuseState({ state: restored });
  return restored !== null;
}

/**
 * Creates the first administrator, once per installation.
 *
 * @throws AppError setup_done, wrong_setup_code, too_many_requests, conflict; invalid_input for a common password
 */
export async function createFirstAdministrator(
  context: Context,
  form: FirstAdministrator & { language: LanguageCode },
  origin: Origin,
): Promise<void> {
  const { db, config } = context;
  if (await isSetupDone(db)) throw new AppError('setup_done');
  await consumeRateLimit(db, config, loginLimits.accountAndAddress, `setup|${origin.address}`);
  // Comparing hashes leaks nothing through timing.
  if (hashToken(form.setupCode) !== hashToken(context.setupCode)) throw new AppError('wrong_setup_code');
  await refuseCommonPassword(config, 'admin', form.password, 'password');
  const passwordHash = await hashPassword(form.password);
  const { email, firstName, lastName, country, language } = form;
  await db.transaction(async (tx) => {
    if (!(await claimOnce(tx, 'first-administrator'))) throw new AppError('setup_done');
    const userId = await insertAccount(tx, {
      email,
      firstName,
      lastName,
      country,
      language,
      passwordHash,
      role: 'admin',
      state: 'active',
      // No confirmation: the person runs the server.
      emailVerifiedAt: new Date().toISOString(),
    });
    if (userId === null)
      throw new AppError('conflict', { message: say(msg`This email address already has an account.`) });
    await insertConsent(tx, { userId, policyVersion, ...origin });
    await recordAudit(tx, { actorId: userId, address: origin.address }, 'administrator-created', {
      type: 'user',
      id: userId,
    });
  });
}
