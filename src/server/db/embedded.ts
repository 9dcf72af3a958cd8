// The embedded database: PostgreSQL inside this process, in a directory.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import type { Database, OpenDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrationsFolder, refuseNewerSchema } from './migrations-folder.ts';
import { refuseQueriesPastTransaction } from './transaction-guard.ts';

/**
 * Opens the embedded database below `dataDir`, creating it at first use.
 *
 * @throws DirectoryInUseError when another process owns the directory
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDirectory(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    await initialise(folder);
    const opened = await wrapPglite(await PGlite.create(folder));
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Creates the database beside its place and moves it there when it is complete, so that an initialisation
 * that was interrupted leaves nothing that looks like a database.
 */
async function initialise(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  if (existsSync(folder)) return;
  mkdirSync(unfinished, { mode: 0o700 });
  const fresh = await PGlite.create(unfinished);
  await fresh.close();
  renameSync(unfinished, folder);
}

/** An embedded database that lives in memory only, for tests: empty, or from a snapshot. */
export async function openMemoryDatabase(options: PGliteOptions = {}): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create(options);
  return { ...(await wrapPglite(client)), client };
}

async function wrapPglite(raw: PGlite): Promise<OpenDatabase> {
  await raw.exec("set time zone 'UTC'");
  const client = refuseQueriesPastTransaction(raw);
  const db = drizzle({ client });
  return {
    driver: 'embedded',
    db: db as unknown as Database,
    forJobs: { db: fromPglite(client), backend: 'pglite' },
    migrate: async () => {
      await migrate(db, { migrationsFolder });
      await refuseNewerSchema(db);
    },
    close: () => raw.close(),
  };
}
