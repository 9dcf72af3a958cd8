// SQL of the mappings of level scales. Everyone's reads: src/server/db/scale-mappings.ts.

import { eq, sql } from 'drizzle-orm';
import type { WrittenMapping } from '#contract/levels/level-scales.ts';
import type { OuterScale } from '#domain/levels/outer-scales.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { levelScales, users } from '#server/db/schema/index.ts';

/** The scales that ever had a mapping. */
export function listMappedScales(db: Database) {
  const { scale, steps, source, sourceLink, sourceOn, version, changedAt, changedById } = levelScales;
  return db
    .select({ scale, steps, source, sourceLink, sourceOn, version, changedAt, changedBy: fullName(users) })
    .from(levelScales)
    .leftJoin(users, eq(users.id, changedById));
}

/** A scale, made if it never had a mapping (version 0), and locked until the transaction ends. */
export async function lockScale(tx: Database, scale: OuterScale) {
  await tx.insert(levelScales).values({ scale, version: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(levelScales).where(eq(levelScales.scale, scale)).for('update');
  return row ?? null;
}

/** Stores a mapping, or null for the formula. */
export async function updateScale(
  tx: Database,
  scale: OuterScale,
  change: { mapping: WrittenMapping | null; version: number; changedById: string | null },
): Promise<void> {
  const { mapping, version, changedById } = change;
  const { steps = null, source = null, sourceLink = null, sourceOn = null } = mapping ?? {};
  await tx
    .update(levelScales)
    .set({ steps, source, sourceLink, sourceOn, version, changedById, changedAt: sql`now()` })
    .where(eq(levelScales.scale, scale));
}
