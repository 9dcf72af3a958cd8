// SQL of imports.

import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubImports } from '#server/db/schema/index.ts';

const columns = {
  id: clubImports.id,
  total: clubImports.total,
  done: clubImports.done,
  joined: clubImports.joined,
  startedAt: clubImports.createdAt,
  finishedAt: clubImports.finishedAt,
};

/** Starts an import; null when it has already started. */
export async function insertImport(tx: Database, started: typeof clubImports.$inferInsert) {
  const [row] = await tx
    .insert(clubImports)
    .values(started)
    .onConflictDoNothing({ target: [clubImports.clubId, clubImports.submissionKey] })
    .returning(columns);
  return row ?? null;
}

/** An import by the browser's key. */
export async function findImport(db: Database, clubId: string, submissionKey: string) {
  const [row] = await db
    .select(columns)
    .from(clubImports)
    .where(and(eq(clubImports.clubId, clubId), eq(clubImports.submissionKey, submissionKey)));
  return row ?? null;
}

/** The latest import of a club. */
export async function findLatestImport(db: Database, clubId: string) {
  const [row] = await db
    .select(columns)
    .from(clubImports)
    .where(eq(clubImports.clubId, clubId))
    .orderBy(desc(clubImports.id))
    .limit(1);
  return row ?? null;
}

/** Counts sent invitations and returns the club. */
export async function countDone(tx: Database, importId: string, count: number): Promise<string | null> {
  const [row] = await tx
    .update(clubImports)
    .set({ done: sql`${clubImports.done} + ${count}` })
    .where(eq(clubImports.id, importId))
    .returning({ clubId: clubImports.clubId });
  return row?.clubId ?? null;
}

export async function finishImport(tx: Database, importId: string): Promise<void> {
  await tx.update(clubImports).set({ finishedAt: sql`now()` }).where(eq(clubImports.id, importId));
}
