// SQL of linked identities and their accounts.

import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { accountLinks, identities, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

type NewIdentity = Pick<typeof identities.$inferInsert, 'issuer' | 'subject' | 'userId' | 'email'>;

/** The account linked to an identity. */
export async function findIdentityOwner(db: Database, identity: { issuer: string; subject: string }) {
  const [owner] = await db
    .select({ id: users.id, state: users.state })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, identity.issuer), eq(identities.subject, identity.subject)));
  return owner ?? null;
}

/**
 * The account of an address: whether the address was ever proved, whether an invitation still waits for its acceptance, and
 * which identity of this issuer signs in to it already.
 */
export async function findLinkCandidate(db: Database, email: string, issuer: string) {
  const [account] = await db
    .select({
      id: users.id,
      state: users.state,
      emailVerifiedAt: users.emailVerifiedAt,
      isInvited: isInvited(),
      otherSubject: identities.subject,
    })
    .from(users)
    .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.issuer, issuer)))
    .where(eq(users.email, email));
  return account ?? null;
}

/** Links an identity; false when it is already linked, or the account has another one of this issuer. */
export async function insertIdentity(db: Database, identity: NewIdentity): Promise<boolean> {
  const rows = await db
    .insert(identities)
    .values(identity)
    .onConflictDoNothing()
    .returning({ subject: identities.subject });
  return rows.length === 1;
}

/**
 * Hands an account with an unverified address to the person who has verified it now: the password is removed and the address
 * confirmed. False when the address was verified meanwhile.
 */
export async function claimUnverifiedAccount(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash: null, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Removes the registration of an unverified address; invitations stay, because they have their own consent. */
export async function deleteUnverifiedRegistration(db: Database, email: string): Promise<void> {
  await db
    .delete(users)
    .where(and(eq(users.email, email), eq(users.state, 'unverified'), isNotNull(users.passwordHash)));
}

/** Makes all links that were emailed to a person invalid. */
export async function deleteLinksOf(db: Database, userId: string): Promise<void> {
  await db.delete(accountLinks).where(eq(accountLinks.userId, userId));
}

export function listIdentities(db: Database, userId: string) {
  return db
    .select({ email: identities.email, linkedAt: identities.linkedAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(asc(identities.linkedAt));
}

/** Removes the identities of a person; false when there are none. */
export async function deleteIdentities(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(identities)
    .where(eq(identities.userId, userId))
    .returning({ subject: identities.subject });
  return rows.length > 0;
}
