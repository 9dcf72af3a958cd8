// PostgreSQL: the connection pool.

import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPlannedOnce } from '#server/db/fast/planned-once.ts';
import { migrateUnderLock } from '#server/db/migrations.ts';
import { countingClient, type StatementCount } from '#server/db/statement-count.ts';
import { connectionOptions, unlimitedOptions } from './connection-options.ts';
import { listen } from './listen.ts';
import { withoutNames } from './pooler.ts';
import { giveUpSilence, limitSilence } from './silence.ts';

/**
 * Opens a pool on the PostgreSQL at `url`. `onError` is called when an idle connection breaks.
 *
 * @param pooled the address of a pooler before it, for the pool alone: everything else needs its session (decision 081); null for none
 * @param statementMs milliseconds that a statement may take
 * @param silenceMs milliseconds without data after which a busy connection is ended
 */
export function openPostgresql(
  url: string,
  onError: (error: Error) => void,
  {
    pooled = null,
    statementMs = 10_000,
    silenceMs = statementMs + 2_000,
  }: { pooled?: string | null; statementMs?: number; silenceMs?: number } = {},
): OpenDatabase {
  const options = connectionOptions(statementMs);
  const statements: StatementCount = { sent: 0, onEnd: null };
  const Connection = countingClient(statements);
  const pool = new Pool({
    // A pooler has its own settings, which `checkPooler` has compared, and gives each transaction another connection.
    ...(pooled === null
      ? { Client: Connection, connectionString: url, options }
      : { Client: withoutNames(Connection), connectionString: pooled }),
    // Few connections serve two cores better than many (measured: 8–10 beat 32).
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Longer than the ten seconds between looks for work, which would otherwise open a connection each time.
    idleTimeoutMillis: 30_000,
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', onError);
  // Only a connection in use can be too silent.
  pool.on('connect', giveUpSilence);
  pool.on('acquire', (client) => limitSilence(client, silenceMs));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  const db = drizzle({ client: pool });
  const plannedOnce = openPlannedOnce(db, { connectionString: url, options }, pool, onError, {
    Connection,
    limitMs: silenceMs,
  });
  return {
    db,
    address: url,
    forJobs: { connectionString: url, max: 3, options: unlimitedOptions },
    migrate: () => migrateUnderLock(url),
    listen: (channel, listening) => listen(url, channel, listening),
    canConnect: async () => {
      const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
      client.on('error', () => {});
      try {
        await client.connect();
        return true;
      } catch {
        return false;
      } finally {
        client.end().catch(() => {});
      }
    },
    usage: {
      statements,
      connections: () => ({
        busy: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        max: pool.options.max,
        waiting: pool.waitingCount,
        waitingOnShared: plannedOnce.waiting(),
      }),
    },
    close: async () => {
      await Promise.all([pool.end(), plannedOnce.end()]);
    },
  };
}
