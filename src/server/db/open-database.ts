// Chooses the database: the configured PostgreSQL, or else the embedded one.

import type { Config } from '#server/config.ts';
import { checkPooler } from './connection/pooler.ts';
import { openPostgresql } from './connection/postgresql.ts';
import type { OpenDatabase } from './database.ts';
import type { DatabaseLog } from './embedded/postmaster.ts';

/**
 * Opens the configured database.
 *
 * @throws PoolerError when a pooler is configured that does not work
 */
export async function openDatabase(
  config: Pick<Config, 'database' | 'dataDir'>,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (config.database !== null) {
    const { direct, pooled } = config.database;
    if (pooled !== null) await checkPooler(pooled, direct);
    return openPostgresql(direct, (error) => log.error({ err: error }, 'database connection lost'), { pooled });
  }
  const { openEmbeddedDatabase } = await import('./embedded.ts');
  return openEmbeddedDatabase(config.dataDir, log);
}
