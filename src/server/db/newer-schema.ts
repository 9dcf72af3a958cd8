// The check that this server is not older than its database.

import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { migrationsFolder } from '#server/places.ts';
import type { Database } from './database.ts';
import { NewerSchemaError } from './newer-schema-error.ts';

/** @throws NewerSchemaError when the database knows migrations that this version does not have */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const known = new Set(readdirSync(migrationsFolder));
  const applied = (await db.execute(sql`select name from drizzle.__drizzle_migrations`)) as {
    rows: { name: string }[];
  };
  const unknown = applied.rows.map((row) => row.name).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new NewerSchemaError(
      `The database was migrated by a newer version (${unknown.join(', ')}). Start that version instead.`,
    );
  }
}
