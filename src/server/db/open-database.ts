// Chooses the database: PostgreSQL where an address is configured, the embedded one otherwise.

import type { Config } from '#server/config.ts';
import type { OpenDatabase } from './database.ts';

/** Opens the configured database. The driver that is not used is not even loaded. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const { openPostgresql } = await import('./postgresql.ts');
    return openPostgresql(config.databaseUrl, onError);
  }
  const { openEmbeddedDatabase } = await import('./embedded.ts');
  return openEmbeddedDatabase(config.dataDir);
}
