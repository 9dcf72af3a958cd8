// Adding and removing second factors.

import { msg } from '@lingui/core/runtime-macro';
import { maxPasskeys } from '#contract/accounts/second-factor.ts';
import { type Credentials, hasSecondFactor, hasWayInWithoutPasskey } from '#domain/accounts/reauthentication.ts';
import type { SecondFactorChange } from '#domain/accounts/second-factor-changes.ts';
import { say } from '#domain/language/say.ts';
import type { Role } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { lockAccount } from '#server/features/accounts/passwords/passwords.queries.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import { recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import { sealSecret } from '#server/security/sealed-secrets.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import {
  deleteOtherSessions,
  deletePasskey,
  deleteTotp,
  insertPasskey,
  listCredentials,
  listPasskeys,
  replaceRecoveryCodes,
  replaceTotp,
  setSecondStep,
} from './second-factor.queries.ts';

/** The person, their session, and the network address of the request. */
export interface Owner {
  id: string;
  role: Role;
  sessionId: string;
  address: string;
}

type NewPasskey = Omit<Parameters<typeof insertPasskey>[1], 'userId' | 'id'>;

/**
 * Saves a new passkey.
 *
 * @returns recovery codes to show, if it is the first factor
 * @throws AppError conflict for one that an account has already, or beyond twenty
 */
export async function addPasskey(context: Context, owner: Owner, passkey: NewPasskey): Promise<string[] | null> {
  return change(context, owner, 'passkey-added', async (tx) => {
    if ((await listCredentials(tx, owner.id)).length >= maxPasskeys)
      throw new AppError('conflict', { message: say(msg`You have ${{ maxPasskeys }} passkeys. Remove one first.`) });
    const isFirst = await isWithoutFactor(tx, owner.id);
    if (!(await insertPasskey(tx, { ...passkey, userId: owner.id })))
      throw new AppError('conflict', { message: say(msg`This passkey already belongs to an account.`) });
    return isFirst ? begin(tx, owner, 'passkey') : null;
  });
}

/** Activates an app whose code was checked at `lastStep`. @returns recovery codes to show, if it is the first factor */
export async function addTotp(
  context: Context,
  owner: Owner,
  { secret, lastStep }: { secret: string; lastStep: number },
): Promise<string[] | null> {
  return change(context, owner, 'authenticator-added', async (tx) => {
    const isFirst = await isWithoutFactor(tx, owner.id);
    const sealedSecret = sealSecret(context.sessionSecret, owner.id, secret);
    await replaceTotp(tx, { userId: owner.id, sealedSecret, lastStep });
    return isFirst ? begin(tx, owner, 'totp') : null;
  });
}

/** Removes a passkey. @throws AppError not_found; conflict if it is the last way to sign in, or the last required factor */
export async function removePasskey(context: Context, owner: Owner, passkeyId: string): Promise<void> {
  await change(context, owner, 'passkey-removed', async (tx) => {
    const before = await findCredentials(tx, owner.id);
    if (!(await listPasskeys(tx, owner.id)).some(({ id }) => id === passkeyId)) throw new AppError('not_found');
    if (!hasWayInWithoutPasskey(before)) {
      const message = say(msg`This passkey is your only way to sign in. Set a password first.`);
      throw new AppError('conflict', { message });
    }
    const left = requireEnoughLeft(context, owner, { ...before, passkeys: before.passkeys - 1 });
    await deletePasskey(tx, owner.id, passkeyId);
    if (!hasSecondFactor(left)) await replaceRecoveryCodes(tx, owner.id, []);
  });
}

/** Removes the app. @throws AppError not_found; conflict if it is the last required factor */
export async function removeTotp(context: Context, owner: Owner): Promise<void> {
  await change(context, owner, 'authenticator-removed', async (tx) => {
    const before = await findCredentials(tx, owner.id);
    if (!before.hasTotp) throw new AppError('not_found');
    const left = requireEnoughLeft(context, owner, { ...before, hasTotp: false });
    await deleteTotp(tx, owner.id);
    if (!hasSecondFactor(left)) await replaceRecoveryCodes(tx, owner.id, []);
  });
}

/** Replaces all recovery codes with ten new ones. @throws AppError conflict for an account without a second factor */
export async function renewRecoveryCodes(context: Context, owner: Owner): Promise<string[]> {
  return change(context, owner, 'recovery-codes-renewed', async (tx) => {
    if (await isWithoutFactor(tx, owner.id))
      throw new AppError('conflict', { message: say(msg`Add a passkey or an authenticator app first.`) });
    return giveCodes(tx, owner.id);
  });
}

/** Runs a change: one at a time per account, audited, emailed, and sent to the person's other windows. */
async function change<T>(
  { db, jobs }: Context,
  { id, address }: Owner,
  what: Exclude<SecondFactorChange, 'recovery-code-used' | 'second-factor-reset'>,
  carryOut: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const outcome = await carryOut(tx);
    await recordAudit(tx, { actorId: id, address }, what, { type: 'user', id });
    await jobs.enqueue(tx, 'second-factor-mail', { userId: id, change: what });
    await notifyUsers(tx, ['account'], [id]);
    return outcome;
  });
}

/** After the first factor: creates recovery codes and ends all other sessions. */
async function begin(tx: Database, { id, sessionId }: Owner, step: 'passkey' | 'totp'): Promise<string[]> {
  await deleteOtherSessions(tx, id, sessionId);
  await setSecondStep(tx, sessionId, step);
  return giveCodes(tx, id);
}

/** The remaining credentials.  AppError conflict if the role requires a second factor and none is left. */
function requireEnoughLeft({ config }: Context, { role }: Owner, left: Credentials): Credentials {
  if (hasSecondFactor(left) || !config.requireSecondFactor.includes(role)) return left;
  const message = say(msg`Your role requires a second factor. Add another one before you remove this one.`);
  throw new AppError('conflict', { message });
}

async function giveCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

async function isWithoutFactor(tx: Database, userId: string): Promise<boolean> {
  return !hasSecondFactor(await findCredentials(tx, userId));
}
