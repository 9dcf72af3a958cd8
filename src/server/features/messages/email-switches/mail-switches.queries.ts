// SQL of the emails that people have switched off.

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LanguageCode } from '#domain/language/languages.ts';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import type { Database } from '#server/db/database.ts';
import { stoppedMails, users } from '#server/db/schema/index.ts';

/** The kinds that someone has switched off. */
export async function listStoppedKinds(db: Database, userId: string): Promise<MailKind[]> {
  const rows = await db.select({ kind: stoppedMails.kind }).from(stoppedMails).where(eq(stoppedMails.userId, userId));
  return rows.map(({ kind }) => kind);
}

/** Whether a kind is on for a person. */
export async function isMailOn(db: Database, userId: string, kind: MailKind): Promise<boolean> {
  return !(await listStoppedKinds(db, userId)).includes(kind);
}

/** The language that a person reads; for a reader who is not known, none. */
export async function findLanguage(db: Database, userId: string): Promise<{ language?: LanguageCode }> {
  const [person] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return person ?? {};
}

/** Switches a kind on. */
export async function startMails(tx: Database, userId: string, kind: MailKind): Promise<void> {
  await tx.delete(stoppedMails).where(and(eq(stoppedMails.userId, userId), eq(stoppedMails.kind, kind)));
}

/** Switches a kind off; can be repeated, and stores nothing for erased people. */
export async function stopMails(tx: Database, userId: string, kind: MailKind): Promise<void> {
  const person = tx
    .select({ userId: users.id, kind: sql<MailKind>`${kind}::text`.as('kind'), stoppedAt: sql`now()`.as('stopped_at') })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  await tx.insert(stoppedMails).select(person).onConflictDoNothing();
}
