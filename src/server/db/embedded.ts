// The embedded database: our own PostgreSQL in a directory, as a child of this process.

import { join } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';
import { openPostgresql } from './connection/postgresql.ts';
import type { OpenDatabase } from './database.ts';
import { startCluster } from './embedded/cluster.ts';
import { DatabaseStartError } from './embedded/database-start-error.ts';
import { lockDirectory } from './embedded/directory-lock.ts';
import type { DatabaseLog } from './embedded/postmaster.ts';

/**
 * Opens the embedded database below `dataDir`, and creates it on first use.
 *
 * @throws DirectoryInUseError when another process owns the directory
 * @throws DatabaseStartError when it cannot be started, with a sentence that says what to do
 */
export async function openEmbeddedDatabase(dataDir: string, log: DatabaseLog): Promise<OpenDatabase> {
  makeFolder(dataDir);
  const unlock = lockDirectory(join(dataDir, 'database.lock'));
  try {
    const folder = join(dataDir, 'database');
    const cluster = await startCluster(folder, log);
    let isClosing = false;
    const opened = openPostgresql(cluster.url, (error) => {
      // A stopping database cuts connections that are still closing.
      if (!isClosing) log.warn({ err: error }, 'database connection lost');
    });
    return {
      ...opened,
      migrate: () => opened.migrate().catch((error: unknown) => Promise.reject(explainDamage(error, folder))),
      async close() {
        isClosing = true;
        try {
          await opened.close();
        } finally {
          await cluster.stop().finally(unlock);
        }
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** PostgreSQL's codes for damaged pages and missing files, which show only when they are first read. */
function explainDamage(error: unknown, folder: string): unknown {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string' && /^(XX00[012]|58P01|58030)$/.test(code)) {
      return new DatabaseStartError(
        `The database in ${folder} is damaged, and nothing of it was overwritten. PostgreSQL says: ${one.message}\n` +
          'Put DATA_DIR back from a copy; or set DATA_DIR to another directory to begin with an empty database.',
      );
    }
  }
  return error;
}
