// SQL of outstanding links that set a password.

import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { passwordLinkKinds } from '#contract/accounts/password-links.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { hasGuardian, namedPerson } from '#server/db/people-columns.ts';
import { accountLinks, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

/** Lines of one page. */
const pageSize = 50;

const maker = alias(users, 'maker');
const last = alias(accountLinks, 'last');

const isOutstanding = and(
  inArray(accountLinks.purpose, [...passwordLinkKinds]),
  isNull(accountLinks.usedAt),
  gt(accountLinks.expiresAt, sql`now()`),
);

function isBefore(db: Database, linkId: string): SQL {
  const cursor = db.select({ at: last.createdAt, id: last.id }).from(last).where(eq(last.id, linkId));
  return sql`(${accountLinks.createdAt}, ${accountLinks.id}) < (${cursor})`;
}

/** A page of the links that still set a password, the latest first. */
export async function listLinks(db: Database, after: string | undefined) {
  const found = await db
    .select({
      id: accountLinks.id,
      kind: sql<(typeof passwordLinkKinds)[number]>`${accountLinks.purpose}`,
      person: { ...namedPerson(users), email: users.email, role: users.role },
      madeBy: namedPerson(maker),
      createdAt: accountLinks.createdAt,
      expiresAt: accountLinks.expiresAt,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .leftJoin(maker, eq(maker.id, accountLinks.madeById))
    .where(and(isOutstanding, after ? isBefore(db, after) : undefined))
    .orderBy(desc(accountLinks.createdAt), desc(accountLinks.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** The person, locked as by everything that writes links; null when there is none. */
export async function lockReceiver(tx: Database, userId: string) {
  const [person] = await tx
    .select({
      email: users.email,
      role: users.role,
      state: users.state,
      isInvited: isInvited(),
      isJunior: hasGuardian(users),
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return person ?? null;
}

/** When a new link expires. */
export async function findExpiry(tx: Database, tokenHash: string): Promise<string> {
  const [link] = await tx
    .select({ expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .where(eq(accountLinks.tokenHash, tokenHash));
  return (link as { expiresAt: string }).expiresAt;
}

/** Deletes an outstanding link and returns its person and kind; null when there is none. */
export async function deleteLink(tx: Database, linkId: string) {
  const [link] = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.id, linkId), isOutstanding))
    .returning({ userId: accountLinks.userId, purpose: accountLinks.purpose });
  return link ?? null;
}
