// Chooses the database: the configured PostgreSQL, or else the embedded one.

import type { Config } from '#server/config.ts';
import type { OpenDatabase } from './database.ts';
import type { DatabaseLog } from './embedded/postmaster.ts';
import { openPostgresql } from './postgresql.ts';

/** Opens the configured database. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: DatabaseLog,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    return openPostgresql(config.databaseUrl, (error) => log.error({ err: error }, 'database connection lost'));
  }
  const { openEmbeddedDatabase } = await import('./embedded.ts');
  return openEmbeddedDatabase(config.dataDir, log);
}
