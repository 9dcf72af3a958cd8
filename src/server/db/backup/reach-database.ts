// A connection for backups: to the configured database, even to an embedded one that a running server is using.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Config } from '#server/config.ts';
import { unlimitedOptions } from '#server/db/connection/connection-options.ts';
import { addressOfRunning } from '#server/db/embedded/cluster.ts';
import { DirectoryInUseError } from '#server/db/embedded/directory-lock.ts';
import type { DatabaseLog } from '#server/db/embedded/postmaster.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { BackupError } from './backup-error.ts';

/** Opens a connection without time limits; the caller ends it. */
export async function connectForLong(address: string): Promise<Client> {
  const client = new Client({
    connectionString: address,
    options: unlimitedOptions,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A broken connection rejects the statement that is waiting.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Connects to the database to back up, does the work, and leaves everything as it was. A running server is not disturbed: its embedded
 * database is reached through its socket. Without one, the embedded database is started for as long as the work takes.
 *
 * @throws BackupError when there is no database, or it cannot be reached
 */
export async function withConnection<T>(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: DatabaseLog,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const folder = join(config.dataDir, 'database');
  if (config.database === null && !existsSync(folder)) {
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

async function reach(config: Pick<Config, 'database' | 'dataDir'>, folder: string, log: DatabaseLog) {
  if (config.database !== null) return { address: config.database.direct, close: async () => {} };
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
