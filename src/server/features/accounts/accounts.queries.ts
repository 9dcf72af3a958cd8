// SQL of accounts, their links and consents.

import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { type Database, prepared } from '#server/db/database.ts';
import { accountLinks, consents, installation, type linkPurposes, users } from '#server/db/schema/index.ts';
import { currentUserColumns } from '#server/http/sessions.queries.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

const accountByEmail = prepared((db) =>
  db
    .select({ ...currentUserColumns, state: users.state, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('account_by_email'),
);

/** The account of a (lower-case) address, with what signing in needs. */
export async function findAccountByEmail(db: Database, email: string) {
  const [account] = await accountByEmail(db).execute({ email });
  return account ?? null;
}

export async function findAccount(db: Database, userId: string) {
  const [account] = await db.select().from(users).where(eq(users.id, userId));
  return account ?? null;
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
  link: { tokenHash: string; userId: string; purpose: LinkPurpose; hours: number },
): Promise<void> {
  const { hours, ...columns } = link;
  await db.insert(accountLinks).values({ ...columns, expiresAt: sql`now() + make_interval(hours => ${hours})` });
}

/** A link by its token, with the state of its account; expired and used ones too, so that each can be told what it is. */
export async function findLink(db: Database, tokenHash: string, purpose: LinkPurpose) {
  const [link] = await db
    .select({
      userId: accountLinks.userId,
      isExpired: sql<boolean>`${accountLinks.expiresAt} <= now()`,
      usedAt: accountLinks.usedAt,
      state: users.state,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(and(eq(accountLinks.tokenHash, tokenHash), eq(accountLinks.purpose, purpose)));
  return link ?? null;
}

/** Marks an unused, unexpired link as used; false when somebody else was quicker. */
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

/** Confirms the address of an account that waits for it. */
export async function confirmEmail(db: Database, userId: string, next: 'pending' | 'active'): Promise<void> {
  await db
    .update(users)
    .set({ state: next, emailVerifiedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.state, 'unverified')));
}

/** Links that ended more than a week ago; until then each can still say why it does not work. */
export async function deleteOldLinks(db: Database): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, sql`now() - interval '7 days'`));
}

/** Things that happen once in the life of an installation. */
export type OnceOnly = 'first-administrator' | 'demo';

/** Claims a thing that happens once; false when it was claimed before, also by another process at the same moment. */
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
