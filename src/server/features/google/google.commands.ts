// What a sign-in with Google changes for people who have an account: identities are linked and unlinked, and sign in.

import type { FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { admit } from '#server/features/accounts/accounts.commands.ts';
import { findAccount } from '#server/features/accounts/accounts.queries.ts';
import { type Author, recordAudit } from '#server/features/audit/audit.commands.ts';
import { deleteSessionsOf, findPasswordHash } from '#server/features/passwords/passwords.queries.ts';
import { AppError, found } from '#server/http/app-error.ts';
import { readSealedCookie } from '#server/http/sealed-cookies.ts';
import {
  claimUnprovedAccount,
  deleteIdentities,
  deleteLinksOf,
  findIdentityOwner,
  findLinkCandidate,
  insertIdentity,
} from './google.queries.ts';
import { freshSignInCookie } from './google-cookies.ts';
import { announceProvedAccount, stateOfProvedAccount } from './proved-account.ts';

/** Somebody whose address Google vouches for. */
export interface VerifiedPerson {
  issuer: string;
  subject: string;
  email: string;
}

type OwnAuthor = Author & { actorId: string };

/**
 * Finds the account of somebody who comes from Google, and lets them in. The identity decides, whatever its address is by now;
 * an identity that is new here is linked to the account of its address.
 *
 * @returns the id of the account, which is active; null when neither identity nor address has one
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
    await admit(context, owner, address);
    return owner.id;
  }
  const account = await findLinkCandidate(context.db, person.email, person.issuer);
  if (account === null) return null;
  if (account.otherSubject !== null) throw new AppError('conflict');
  if (account.isInvited) throw new AppError('email_unverified');
  // Whoever may not come in is told so before anything changes; an address that waits for its proof has it now.
  if (account.state !== 'unverified') await admit(context, account, address);
  await adopt(context, account, person, address);
  if (account.state === 'unverified') await admit(context, found(await findAccount(context.db, account.id)), address);
  return account.id;
}

/**
 * Links an identity to the account of its address. While nobody had proved that address, anybody could have registered it, and
 * waited for its owner with a password of their own: so password, sessions and links of that time end.
 */
async function adopt(
  context: Context,
  account: { id: string; state: string; emailVerifiedAt: string | null },
  person: VerifiedPerson,
  address: string,
): Promise<void> {
  const { id, state, emailVerifiedAt } = account;
  const next = stateOfProvedAccount(context.config);
  await context.db.transaction(async (tx) => {
    if (emailVerifiedAt === null && (await claimUnprovedAccount(tx, id, next))) {
      await deleteSessionsOf(tx, id);
      await deleteLinksOf(tx, id);
      if (state === 'unverified') await announceProvedAccount(context, tx, id);
    }
    await link(tx, { actorId: id, address }, person);
  });
}

async function link(tx: Database, author: OwnAuthor, person: VerifiedPerson): Promise<void> {
  const { issuer, subject, email } = person;
  const userId = author.actorId;
  if (!(await insertIdentity(tx, { issuer, subject, email, userId }))) throw new AppError('conflict');
  await recordAudit(tx, author, 'identity-linked', { type: 'user', id: userId }, { after: { provider: 'google' } });
}

/**
 * Links an identity to the account of somebody who is signed in; linking it again changes nothing.
 *
 * @throws AppError conflict when the identity signs in to another account, or another one to this account
 */
export async function linkGoogle({ db }: Context, author: OwnAuthor, person: VerifiedPerson): Promise<void> {
  const owner = await findIdentityOwner(db, person);
  if (owner?.id !== author.actorId) await db.transaction((tx) => link(tx, author, person));
}

/** Whether an identity signs in to this account. */
export async function isIdentityOf({ db }: Context, userId: string, person: VerifiedPerson): Promise<boolean> {
  const owner = await findIdentityOwner(db, person);
  return owner?.id === userId;
}

/** Whether this browser proved to Google, in the last five minutes, to be the person of this account (`intent=confirm`). */
export async function hasFreshGoogleSignIn(
  context: Context,
  request: FastifyRequest,
  userId: string,
): Promise<boolean> {
  const confirmed = await readSealedCookie(context, request, freshSignInCookie);
  return confirmed?.userId === userId;
}

/**
 * Stops Google from signing somebody in.
 *
 * @throws AppError password_needed when nothing would be left to sign in with; not_found
 */
export async function unlinkGoogle({ db }: Context, author: OwnAuthor): Promise<void> {
  const subject = { type: 'user', id: author.actorId } as const;
  await db.transaction(async (tx) => {
    if (!(await deleteIdentities(tx, subject.id))) throw new AppError('not_found');
    if ((await findPasswordHash(tx, subject.id)) === null) throw new AppError('password_needed');
    await recordAudit(tx, author, 'identity-unlinked', subject, { before: { provider: 'google' } });
  });
}
