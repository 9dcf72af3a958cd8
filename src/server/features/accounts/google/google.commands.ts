// Signing in with Google to existing accounts, and linking and unlinking identities.

import type { AccountState } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { admit, refuseState } from '#server/features/accounts/accounts.commands.ts';
import { deleteSessionsOf } from '#server/features/accounts/passwords/passwords.queries.ts';
import { findCredentials } from '#server/features/accounts/second-step/credentials.queries.ts';
import { needsSecondStep } from '#server/features/accounts/second-step/pending-sign-in.commands.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError } from '#server/http/app-error.ts';
import {
  claimUnverifiedAccount,
  deleteIdentities,
  deleteLinksOf,
  findIdentityOwner,
  findLinkCandidate,
  insertIdentity,
} from './google.queries.ts';

/** A person whose address Google has verified. */
export interface VerifiedPerson {
  issuer: string;
  subject: string;
  email: string;
}

type OwnAuthor = Author & { actorId: string };

/**
 * Finds the account of a person from Google and lets them in. A known identity decides, whatever its current address; a new one is
 * linked to the account of its address.
 *
 * @returns the id of the account, which is active, or will be after the second step; null when neither identity nor address has one, or
 *   when the address was never verified: anyone may have registered it, so its owner registers and consents themselves
 * @throws AppError account_pending, account_suspended, invalid_credentials (gone for good); email_unverified while an invitation
 *   waits, since accepting it is the consent; conflict when another Google account signs in to the account of this address
 */
export async function signInWithGoogle(
  context: Context,
  person: VerifiedPerson,
  address: string,
): Promise<string | null> {
  const owner = await findIdentityOwner(context.db, person);
  if (owner !== null) {
    await comeIn(context, owner, address);
    return owner.id;
  }
  const account = await findLinkCandidate(context.db, person.email, person.issuer);
  if (account === null) return null;
  if (account.otherSubject !== null) throw new AppError('conflict');
  if (account.isInvited) throw new AppError('email_unverified');
  if (account.state === 'unverified') return null;
  // Refusals come before any change.
  await comeIn(context, account, address);
  await adopt(context, account, person, address);
  return account.id;
}

/** Lets the person in. If a second step follows, only checks that they may, and a deletion is not undone before that step. */
async function comeIn(context: Context, account: { id: string; state: AccountState }, address: string): Promise<void> {
  if (await needsSecondStep(context.db, account.id)) refuseState(account);
  else await admit(context, account, address);
}

/**
 * Links an identity to the account of its address. If the address was never verified, someone else may have registered it: its
 * password, sessions and links are invalidated.
 */
async function adopt(
  context: Context,
  account: { id: string; emailVerifiedAt: string | null },
  person: VerifiedPerson,
  address: string,
): Promise<void> {
  const { id, emailVerifiedAt } = account;
  await context.db.transaction(async (tx) => {
    if (emailVerifiedAt === null && (await claimUnverifiedAccount(tx, id))) {
      await deleteSessionsOf(tx, id);
      await deleteLinksOf(tx, id);
    }
    await link(context, tx, { actorId: id, address }, person);
  });
}

async function link({ jobs }: Context, tx: Database, author: OwnAuthor, person: VerifiedPerson): Promise<void> {
  const { issuer, subject, email } = person;
  const userId = author.actorId;
  if (!(await insertIdentity(tx, { issuer, subject, email, userId }))) throw new AppError('conflict');
  await recordAudit(tx, author, 'identity-linked', { type: 'user', id: userId }, { after: { provider: 'google' } });
  await jobs.enqueue(tx, 'google-linked-mail', { userId });
}

/**
 * Links an identity to the signed-in person's account; repeating it changes nothing.
 *
 * @throws AppError conflict when the identity signs in to another account, or another one to this account
 */
export async function linkGoogle(context: Context, author: OwnAuthor, person: VerifiedPerson): Promise<void> {
  const owner = await findIdentityOwner(context.db, person);
  if (owner?.id !== author.actorId) await context.db.transaction((tx) => link(context, tx, author, person));
}

/** Whether an identity is linked to this account. */
export async function isIdentityOf({ db }: Context, userId: string, person: VerifiedPerson): Promise<boolean> {
  const owner = await findIdentityOwner(db, person);
  return owner?.id === userId;
}

/**
 * Unlinks Google from an account.
 *
 * @throws AppError password_needed when no way to sign in would be left; not_found
 */
export async function unlinkGoogle({ db }: Context, author: OwnAuthor): Promise<void> {
  const subject = { type: 'user', id: author.actorId } as const;
  await db.transaction(async (tx) => {
    const { hasGoogle, hasPassword } = await findCredentials(tx, subject.id);
    if (hasGoogle && !hasPassword) throw new AppError('password_needed');
    if (!(await deleteIdentities(tx, subject.id))) throw new AppError('not_found');
    await recordAudit(tx, author, 'identity-unlinked', subject, { before: { provider: 'google' } });
  });
}
