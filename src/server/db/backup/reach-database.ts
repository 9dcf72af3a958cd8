// A connection for backups: to the configured database, also to an embedded one that a running server holds.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#server/config.ts';
import { addressOfRunning } from '#server/db/embedded/cluster.ts';
import { DirectoryInUseError } from '#server/db/embedded/directory-lock.ts';
import type { DatabaseLog } from '#server/db/embedded/postmaster.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { BackupError } from './backup-error.ts';

/** Times are UTC as everywhere; a table may take as long as it takes. */
const options = '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=0';

/** Opens a connection without any limit on time; who opens it ends it. */
export async function connectForLong(address: string): Promise<Client> {
  const client = new Client({ connectionString: address, options, connectionTimeoutMillis: 10_000, keepAlive: true });
  // What breaks in the middle is told to whoever waits for it.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Connects to what is to be backed up, does the work, and leaves everything as it was. A server that runs is not disturbed: the embedded
 * database is then asked through its own socket. Where none runs, the embedded database is started for as long as it takes.
 *
 * @throws BackupError when there is no database, or its holder does not let anybody in
 */
export async function withConnection<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const folder = join(config.dataDir, 'database');
  if (config.databaseUrl === null && !existsSync(folder)) {
    throw new BackupError(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL to where it is.`);
  }
  const { address, close } = await reach(config, folder, log);
  try {
    const client = await connectForLong(address);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  } finally {
    await close();
  }
}

async function reach(config: Pick<Config, 'databaseUrl' | 'dataDir'>, folder: string, log: DatabaseLog) {
  if (config.databaseUrl !== null) return { address: config.databaseUrl, close: async () => {} };
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof DirectoryInUseError)) throw error;
    const address = addressOfRunning(folder);
    if (address === null) {
      throw new BackupError(
        'A server holds the embedded database, which is just starting or ending. Try again in a moment.',
      );
    }
    return { address, close: async () => {} };
  }
}
