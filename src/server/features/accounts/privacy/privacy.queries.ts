// SQL of deleting an account, and of the person's own row once it is permanent.

import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { sourceLanguage } from '#domain/language/languages.ts';
import type { Database } from '#server/db/database.ts';
import { consents, users } from '#server/db/schema/index.ts';

/** A person's consents, oldest first. */
export function listConsents(db: Database, userId: string) {
  return db
    .select({ policyVersion: consents.policyVersion, givenAt: consents.givenAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.givenAt));
}

/** Marks an active account as deleted and returns since when; null when it was not active. */
export async function markDeleted(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now()` })
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .returning({ requestedAt: users.deletionRequestedAt });
  if (row) await takeJuniorsAlong(db, userId);
  return row?.requestedAt ?? null;
}

/** Marks a guardian's juniors as deleted at the same moment, so that they are undone or erased together. */
async function takeJuniorsAlong(db: Database, guardianId: string): Promise<void> {
  const guardian = alias(users, 'leaving_guardian');
  const since = db.select({ at: guardian.deletionRequestedAt }).from(guardian).where(eq(guardian.id, guardianId));
  await db
    .update(users)
    .set({ stateBeforeLeaving: users.state, state: 'deleted', deletionRequestedAt: sql`(${since})` })
    .where(and(eq(users.guardianId, guardianId), ne(users.state, 'deleted')));
}

/** Marks an account as deleted for good and returns since when; null when it is deleted already. */
export async function markDeletedForGood(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now() - make_interval(hours => ${deletionGraceHours})` })
    .where(and(eq(users.id, userId), ne(users.state, 'deleted')))
    .returning({ requestedAt: users.deletionRequestedAt });
  if (row) await takeJuniorsAlong(db, userId);
  return row?.requestedAt ?? null;
}

/** Ends the period in which the deletion could be undone. */
export async function endGrace(db: Database, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ deletionRequestedAt: sql`now() - make_interval(hours => ${deletionGraceHours})` })
    .where(
      and(
        or(eq(users.id, userId), and(eq(users.guardianId, userId), isNotNull(users.stateBeforeLeaving))),
        eq(users.state, 'deleted'),
      ),
    );
}

/** When the deletion was requested; null when it was not, or was undone. */
export async function findDeletionRequest(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ requestedAt: users.deletionRequestedAt })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'deleted')));
  return row?.requestedAt ?? null;
}

/** The deletion can no longer be undone, and has not been carried out. The exact opposite of `isDeletionUndoable`. */
function isDue() {
  return and(
    eq(users.state, 'deleted'),
    isNull(users.erasedAt),
    sql`${users.deletionRequestedAt} <= now() - make_interval(hours => ${deletionGraceHours})`,
  );
}

/** The ids of those whose 48 hours are over. */
export async function findDue(db: Database): Promise<string[]> {
  const rows = await db.select({ id: users.id }).from(users).where(isDue()).orderBy(asc(users.deletionRequestedAt));
  return rows.map((row) => row.id);
}

/** A person due for erasure, locked until the transaction ends; null when they came back or were erased already. */
export async function lockDue(tx: Database, userId: string) {
  const [person] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      clubId: users.clubId,
    })
    .from(users)
    .where(and(eq(users.id, userId), isDue()))
    .for('update');
  return person ?? null;
}

/**
 * The values of an erased row. The address becomes free; its placeholder is not an address, so that nobody can have registered it.
 */
export function erasedColumns(userId: string, name: { firstName: string; lastName: string }) {
  return {
    ...name,
    email: `erased-${userId}`,
    passwordHash: null,
    username: null,
    dpfRanking: null,
    currentLevel: null,
    isLevelVerified: false,
    accessType: 'direct',
    clubId: null,
    joiningClubId: null,
    profileImageUrl: null,
    timeZone: null,
    language: sourceLanguage,
    emailVerifiedAt: null,
    guardianId: null,
    adultOn: null,
    stateBeforeLeaving: null,
    erasedAt: sql`now()`,
  } as const;
}

/** Columns that an erased row keeps, because they identify nobody; the balance must stay the sum of the ledger. */
export const keptColumns = [
  'id',
  'country',
  'role',
  'state',
  'analysisCreditsRemaining',
  'deletionRequestedAt',
  'isSuspendedWithClub',
  'createdAt',
] as const satisfies (keyof typeof users.$inferSelect)[];

export async function overwritePerson(
  tx: Database,
  userId: string,
  name: { firstName: string; lastName: string },
): Promise<void> {
  await tx.update(users).set(erasedColumns(userId, name)).where(eq(users.id, userId));
}
