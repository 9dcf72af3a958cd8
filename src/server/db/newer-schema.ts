// The check that this server is not older than its database.

import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { migrationsFolder } from '#server/paths.ts';
import type { Database } from './database.ts';
import { NewerSchemaError } from './newer-schema-error.ts';

/**
 * The migrations of this version that a database has not run yet: all of them if it was never migrated.
 *
 * @throws NewerSchemaError when the database knows migrations that this version does not have
 */
export async function listPendingMigrations(db: Database): Promise<string[]> {
  const known = readdirSync(migrationsFolder);
  const table = (await db.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  )) as {
    rows: { isThere: boolean }[];
  };
  if (!table.rows[0]?.isThere) return known;
  await refuseNewerSchema(db);
  const applied = await appliedMigrations(db);
  return known.filter((name) => !applied.has(name));
}

async function appliedMigrations(db: Database): Promise<Set<string>> {
  const applied = (await db.execute(sql`select name from drizzle.__drizzle_migrations`)) as {
    rows: { name: string }[];
  };
  return new Set(applied.rows.map((row) => row.name));
}

/** @throws NewerSchemaError when the database knows migrations that this version does not have */
export async function refuseNewerSchema(db: Database): Promise<void> {
  const known = new Set(readdirSync(migrationsFolder));
  const unknown = [...(await appliedMigrations(db))].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new NewerSchemaError(
      `The database was migrated by a newer version (${unknown.join(', ')}). Start that version instead.`,
    );
  }
}
