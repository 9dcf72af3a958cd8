// SQL of club brands.

import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { clubBrands } from '#server/db/schema/index.ts';

/** A club's brand; null until it chooses. */
export async function findBrand(db: Database, clubId: string) {
  const { colour, logo } = clubBrands;
  const [brand] = await db.select({ colour, logo }).from(clubBrands).where(eq(clubBrands.clubId, clubId));
  return brand ?? null;
}

/** Stores a club's brand; without a new logo, the old one stays. */
export async function saveBrand(
  db: Database,
  clubId: string,
  brand: { colour: string; logo?: Buffer | null },
): Promise<void> {
  await db
    .insert(clubBrands)
    .values({ clubId, ...brand })
    .onConflictDoUpdate({ target: clubBrands.clubId, set: { ...brand, updatedAt: sql`now()` } });
}
