// SQL of passkeys, authenticator apps and recovery codes.

import { and, asc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { passkeys, recoveryCodes, sessions, totpSecrets } from '#server/db/schema/index.ts';

export function listPasskeys(db: Database, userId: string) {
  const { id, name, isSynced, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, name, isSynced, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(createdAt));
}

/** Ids and transports of existing passkeys, for the exclude list. */
export function listCredentials(db: Database, userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}

export async function findPasskey(db: Database, credentialId: string) {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey ?? null;
}

/** Saves a passkey; false when an account has it already. */
export async function insertPasskey(db: Database, passkey: typeof passkeys.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return rows.length === 1;
}

/** Stores the signature counter; false when it did not increase, which suggests a cloned authenticator. Some stay at 0. */
export async function countPasskeyUse(db: Database, id: string, counter: number): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

export async function renamePasskey(db: Database, userId: string, id: string, name: string): Promise<boolean> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  return (await db.update(passkeys).set({ name }).where(own).returning({ id: passkeys.id })).length === 1;
}

export async function deletePasskey(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)));
}

/** The secret of a person's app, and the time by the database's clock, in seconds since 1970. */
export async function findTotp(db: Database, userId: string) {
  const [row] = await db
    .select({
      sealedSecret: totpSecrets.sealedSecret,
      createdAt: totpSecrets.createdAt,
      now: sql<number>`extract(epoch from now())`.mapWith(Number),
    })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId));
  return row ?? null;
}

/** Seconds since 1970, by the database's clock. */
export async function databaseSeconds(db: Database): Promise<number> {
  const [row] = await db
    .select({ now: sql<number>`extract(epoch from now())`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  return row?.now ?? Number.NaN;
}

/** Replaces the secret. */
export async function replaceTotp(db: Database, totp: typeof totpSecrets.$inferInsert): Promise<void> {
  const { sealedSecret, lastStep } = totp;
  await db
    .insert(totpSecrets)
    .values(totp)
    .onConflictDoUpdate({ target: totpSecrets.userId, set: { sealedSecret, lastStep, createdAt: sql`now()` } });
}

/** Marks a code's step as used; false when it or a later one was used before. */
export async function useTotpStep(db: Database, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return rows.length === 1;
}

export async function deleteTotp(db: Database, userId: string): Promise<void> {
  await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
}

/** Replaces all codes. */
export async function replaceRecoveryCodes(db: Database, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Marks a code as used; false when there is no such code. */
export async function useRecoveryCode(db: Database, userId: string, codeHash: string): Promise<boolean> {
  const rows = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length === 1;
}

/** Ends all sessions of a person but one. */
export async function deleteOtherSessions(db: Database, userId: string, sessionId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

/** Records a session's second step; setting up a factor counts as one. */
export async function setSecondStep(db: Database, sessionId: string, secondStep: 'passkey' | 'totp'): Promise<void> {
  await db.update(sessions).set({ secondStep }).where(eq(sessions.id, sessionId));
}
