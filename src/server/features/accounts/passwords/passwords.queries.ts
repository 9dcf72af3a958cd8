// SQL of password links and of a person's sessions.

import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { LevelValue } from '#domain/levels/levels.ts';
import type { Database } from '#server/db/database.ts';
import { accountLinks, sessions, users } from '#server/db/schema/index.ts';
import { notifyUsers } from '#server/events/notify.ts';

/** Sets a new hash without changing the account's state. */
export async function setPasswordHash(db: Database, userId: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Saves the level that a player states; a verified level stays. */
export async function stateLevel(db: Database, userId: string, currentLevel: LevelValue): Promise<void> {
  await db
    .update(users)
    .set({ currentLevel })
    .where(and(eq(users.id, userId), eq(users.isLevelVerified, false)));
}

/** Replaces the checked hash; false when the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  userId: string,
  checkedHash: string,
  passwordHash: string,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, checkedHash)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Locks the account, so that concurrent changes of its password or links wait for this transaction. */
export async function lockAccount(db: Database, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return row?.passwordHash ?? null;
}

/** Makes all links of a person invalid that set a password. */
export async function deletePasswordLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(eq(accountLinks.userId, userId), inArray(accountLinks.purpose, ['reset-password', 'invitation', 'handover'])),
    );
}

/** Ends all sessions of a person. */
export async function deleteSessionsOf(db: Database, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
  await notifyUsers(db, ['account'], [userId]);
}

export function listSessions(db: Database, userId: string) {
  return db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      signedInBy: sessions.signedInBy,
      secondStep: sessions.secondStep,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt));
}

/** Ends one session of a person; false when the person has no such session. */
export async function deleteSessionById(db: Database, userId: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  await notifyUsers(db, ['account'], [userId]);
  return rows.length === 1;
}
