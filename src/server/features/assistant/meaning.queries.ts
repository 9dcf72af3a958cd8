// SQL of the vectors of Smashy's knowledge base.

import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { smashyVectors } from '#server/db/schema/index.ts';

const { model, textHash, vector } = smashyVectors;

/** A page of a model's vectors. */
export function listVectors(db: Database, ofModel: string, after: string, most: number) {
  return db
    .select({ textHash, vector })
    .from(smashyVectors)
    .where(and(eq(model, ofModel), gt(textHash, after)))
    .orderBy(asc(textHash))
    .limit(most);
}

/** The hashes of the texts that have a vector of a model. */
export async function listVectorHashes(db: Database, ofModel: string): Promise<Set<string>> {
  const rows = await db.select({ textHash }).from(smashyVectors).where(eq(model, ofModel));
  return new Set(rows.map((row) => row.textHash));
}

export async function insertVectors(db: Database, rows: (typeof smashyVectors.$inferInsert)[]): Promise<void> {
  await db.insert(smashyVectors).values(rows).onConflictDoNothing();
}

/** Deletes the vectors of other models, and those of texts that are gone. */
export async function deleteVectors(db: Database, ofModel: string, gone: readonly string[]): Promise<void> {
  await db.delete(smashyVectors).where(ne(model, ofModel));
  for (let at = 0; at < gone.length; at += 1000) {
    await db.delete(smashyVectors).where(and(eq(model, ofModel), inArray(textHash, gone.slice(at, at + 1000))));
  }
}
