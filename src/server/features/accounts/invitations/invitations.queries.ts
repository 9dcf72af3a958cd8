// SQL of accounts whose invitation has not been accepted.

import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { accountLinks, clubInvitations, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

function invited(userId: string): SQL | undefined {
  return and(eq(users.id, userId), isInvited());
}

/** Whether an invitation is still open; locks the account until the transaction ends. */
export async function lockInvited(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(invited(userId)).for('update');
  return rows.length === 1;
}

/** Removes the account of someone who has not accepted; false when there is none. */
export async function deleteInvited(db: Database, userId: string): Promise<boolean> {
  const rows = await db.delete(users).where(invited(userId)).returning({ id: users.id });
  return rows.length === 1;
}

/** Invalidates invitation links: a club's, or those not sent by a club. */
export async function deleteInvitationLinks(
  db: Database,
  userId: string,
  clubInvitationId: string | null,
): Promise<void> {
  const { clubInvitationId: ofClub } = accountLinks;
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, 'invitation'),
        clubInvitationId === null ? isNull(ofClub) : eq(ofClub, clubInvitationId),
      ),
    );
}

/** When the last working link of a club's invitation ends; null without one. */
export async function findLinkEnd(db: Database, userId: string, clubInvitationId: string): Promise<string | null> {
  const { expiresAt, usedAt } = accountLinks;
  const [row] = await db
    .select({ expiresAt })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.clubInvitationId, clubInvitationId),
        eq(accountLinks.purpose, 'invitation'),
        isNull(usedAt),
        gt(expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(expiresAt))
    .limit(1);
  return row?.expiresAt ?? null;
}

/** The details of a club's invitation; null once it is withdrawn. */
export async function findInvitationTo(db: Database, email: string, id: string) {
  const [row] = await db
    .select({
      clubId: clubInvitations.clubId,
      email: clubInvitations.email,
      firstName: clubInvitations.firstName,
      lastName: clubInvitations.lastName,
      role: clubInvitations.role,
      importId: clubInvitations.importId,
    })
    .from(clubInvitations)
    .where(and(eq(clubInvitations.id, id), eq(clubInvitations.email, email)));
  return row ?? null;
}
