// Migrations: run once by one process, the long ones while other servers go on.

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { migrationsFolder } from '#server/paths.ts';
import { unlimitedOptions } from './connection/connection-options.ts';
import type { Database } from './database.ts';
import { sqlState } from './database-errors.ts';
import { NewerSchemaError } from './newer-schema-error.ts';

/** Any number, but the same in every version of the server. */
export const migrationLock = 7_252_001;

/**
 * Migrates a database to this version, on a connection of its own that holds a lock throughout, so that servers started together wait for
 * each other.
 *
 * @param patienceMs milliseconds for which a statement of an `online.sql` waits for a table before it is tried again
 * @throws NewerSchemaError when the database knows migrations that this version does not have
 */
export async function migrateUnderLock(url: string, patienceMs = 2_000): Promise<void> {
  const client = new Client({ connectionString: url, options: unlimitedOptions });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await prepareLongOnes(client, db, patienceMs);
    await migrate(db, { migrationsFolder });
    await refuseNewerSchema(db);
  } finally {
    await client.end();
  }
}

/** Migrates to exactly these migrations of the folder, in the transaction of `db` if it is in one. */
export async function migrateTo(db: Database, names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pala-migrations-'));
  try {
    for (const name of names) cpSync(join(migrationsFolder, name), join(folder, name), { recursive: true });
    await migrate(db as never, { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The `online.sql` of pending migrations (docs/decisions/080-reviews-name-their-player.md): what would hold up other servers if it ran in
 * the migration's own transaction. A new database needs none.
 */
async function prepareLongOnes(client: Client, db: Database, patienceMs: number): Promise<void> {
  const all = readdirSync(migrationsFolder).toSorted();
  const pending = await listPendingMigrations(db);
  if (pending.length === all.length) return;
  for (const name of pending.toSorted()) {
    const path = join(migrationsFolder, name, 'online.sql');
    if (!existsSync(path)) continue;
    await migrateTo(
      db,
      all.filter((other) => other < name),
    );
    for (const statement of readFileSync(path, 'utf8').split('--> statement-breakpoint')) {
      // What runs concurrently waits for transactions that have begun, and holds nobody up. Given up, it would leave an invalid index.
      const holdsNobodyUp = /\bconcurrently\b/i.test(statement);
      await client.query(`set lock_timeout = ${holdsNobodyUp ? 0 : patienceMs}`);
      await insist(() => client.query(statement));
    }
    await client.query('reset lock_timeout');
  }
}

/** PostgreSQL's code when a lock was not given within `lock_timeout`. */
const lockNotAvailable = '55P03';

/** Tries again while others hold the table: a statement that waits for it would hold up all that come after. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (let left = 60; ; left -= 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (left === 0 || sqlState(error) !== lockNotAvailable) throw error;
      await pause(1_000);
    }
  }
}

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
