// SQL of accounts, their links and consents.

import { and, eq, getColumns, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import type { AccountState } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { levelColumns, levelWithdrawal } from '#server/db/people-columns.ts';
import { scaleMappings } from '#server/db/scale-mappings.ts';
import { accountLinks, consents, installation, type linkPurposes, users } from '#server/db/schema/index.ts';
import { currentUserColumns, hasFamily } from '#server/http/sessions/sessions.queries.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

/** Whether signing in still undoes the deletion that the person asked for. */
export function isDeletionUndoable() {
  return sql<boolean>`(${users.state} = 'deleted' and ${users.erasedAt} is null
    and ${users.deletionRequestedAt} > now() - make_interval(hours => ${deletionGraceHours}))`;
}

/** The account of a (lower-case) address, with what signing in needs. */
export async function findAccountByEmail(db: Database, email: string) {
  const [account] = await db
    .select({
      ...currentUserColumns,
      state: users.state,
      passwordHash: users.passwordHash,
      isDeletionUndoable: isDeletionUndoable(),
    })
    .from(users)
    .where(eq(users.email, email));
  return account ?? null;
}

/**
 * Whether the account is active and its password unchanged since the check, if there was one. Locks the account until the transaction
 * ends, because suspending it or changing the password must also end the session being created.
 */
export async function canStillSignIn(
  db: Database,
  account: { id: string; passwordHash?: string | null },
): Promise<boolean> {
  const [row] = await db
    .select({ state: users.state, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, account.id))
    .for('share');
  if (row?.state !== 'active') return false;
  return account.passwordHash === undefined || row.passwordHash === account.passwordHash;
}

/** An account by its id; null once it is erased. */
export async function findAccount(db: Database, userId: string) {
  const [account] = await db
    .select({
      ...getColumns(users),
      ...levelColumns(users),
      levelWithdrawn: levelWithdrawal(users),
      hasFamily: hasFamily(),
      scaleMappings: scaleMappings(),
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return account ?? null;
}

/** Whether an invitation is unaccepted: only such accounts are unverified without a password. */
export function isInvited() {
  return sql<boolean>`(${users.state} = 'unverified' and ${users.passwordHash} is null)`;
}

/** The same of an account that was read. */
export function isInvitedAccount(account: { state: AccountState; passwordHash: string | null }): boolean {
  return account.state === 'unverified' && account.passwordHash === null;
}

/** Inserts an account unless the address has one; returns the new id, or null. */
export async function insertAccount(db: Database, account: typeof users.$inferInsert): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values(account)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id ?? null;
}

export async function insertConsent(db: Database, consent: typeof consents.$inferInsert): Promise<void> {
  await db.insert(consents).values(consent);
}

export async function insertLink(
  db: Database,
  link: Pick<
    typeof accountLinks.$inferInsert,
    'tokenHash' | 'userId' | 'purpose' | 'madeById' | 'clubInvitationId' | 'email'
  > &
    ({ hours: number } | { expiresAt: string }),
): Promise<void> {
  const expiresAt = 'hours' in link ? sql`now() + make_interval(hours => ${link.hours})` : link.expiresAt;
  const { tokenHash, userId, purpose, madeById, clubInvitationId, email } = link;
  await db.insert(accountLinks).values({ tokenHash, userId, purpose, madeById, clubInvitationId, email, expiresAt });
}

/**
 * A link by its token, with its account's state and role; includes expired and used links, so that answers can say which. Locks the
 * account first, like everything that writes its links, to avoid deadlocks.
 */
export async function findLink(db: Database, tokenHash: string, purpose: LinkPurpose) {
  const [link] = await db
    .select({
      userId: accountLinks.userId,
      isExpired: sql<boolean>`${accountLinks.expiresAt} <= now()`,
      usedAt: accountLinks.usedAt,
      purpose: accountLinks.purpose,
      clubInvitationId: accountLinks.clubInvitationId,
      email: accountLinks.email,
      state: users.state,
      role: users.role,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose)))
    .for('update', { of: users });
  return link ?? null;
}

/** Marks an unused, unexpired link as used; false when another request was first. */
export async function useLink(db: Database, tokenHash: string): Promise<boolean> {
  const used = await db
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(eq(accountLinks.tokenHash, tokenHash), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, sql`now()`)),
    )
    .returning({ userId: accountLinks.userId });
  return used.length === 1;
}

/** Confirms the address of an unverified account; false when it is not unverified. */
export async function confirmEmail(db: Database, userId: string, next: 'pending' | 'active'): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ state: next, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.state, 'unverified')))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Removes an unconfirmed registration; false when it was confirmed meanwhile, or is an invitation. */
export async function deleteUnconfirmed(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.state, 'unverified'), isNotNull(users.passwordHash)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/**
 * Ends the deletion of an account, with the juniors who went along. Returns the state it comes back to, which is suspended for a manager
 * whose club was deactivated meanwhile; null when another request was first.
 */
export async function restoreDeleted(db: Database, userId: string): Promise<AccountState | null> {
  const [restored] = await db
    .update(users)
    .set({
      state: sql`coalesce(${users.stateBeforeLeaving}, 'active')`,
      deletionRequestedAt: null,
      stateBeforeLeaving: null,
    })
    .where(and(eq(users.id, userId), isDeletionUndoable()))
    .returning({ state: users.state });
  if (restored === undefined) return null;
  // The juniors who would have left with their guardian.
  await db
    .update(users)
    .set({ state: sql`${users.stateBeforeLeaving}`, deletionRequestedAt: null, stateBeforeLeaving: null })
    .where(and(eq(users.guardianId, userId), isNotNull(users.stateBeforeLeaving), isNull(users.erasedAt)));
  return restored.state;
}

/** Deletes links a week after they ended; until then they can still explain why they do not work. */
export async function deleteOldLinks(db: Database): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '7 days'`));
}

/** Events that happen once per installation. */
export type OnceOnly = 'first-administrator' | 'demo';

/** Claims a one-time event; false when it was claimed before, including by a concurrent process. */
export async function claimOnce(db: Database, thing: OnceOnly): Promise<boolean> {
  const rows = await db
    .insert(installation)
    .values({ key: thing, value: 'done' })
    .onConflictDoNothing()
    .returning({ key: installation.key });
  return rows.length === 1;
}

/** Whether the first administrator was ever created, or an administrator exists some other way. */
export async function isSetupDone(db: Database): Promise<boolean> {
  const [row] = await db
    .select({
      done: sql<boolean>`exists (select 1 from ${installation} where key = 'first-administrator')
    or exists (select 1 from ${users} where ${users.role} = 'admin')`,
    })
    .from(sql`(select 1) as one`);
  return row?.done ?? false;
}

/** Stores the setup code unless one is stored already; returns the stored one. */
export async function keepSetupCode(db: Database, code: string): Promise<string> {
  await db.insert(installation).values({ key: 'setup-code', value: code }).onConflictDoNothing();
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.key, 'setup-code'));
  return row?.value ?? code;
}
