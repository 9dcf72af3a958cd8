// PostgreSQL: the connection pool.

import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, Pool } from 'pg';
import type { OpenDatabase } from './database.ts';
import { openPlannedOnce } from './fast/planned-once.ts';
import { listen } from './listen.ts';
import { migrateUnderLock } from './migrations.ts';
import { giveUpSilence, limitSilence } from './silence.ts';
import { countingClient, type StatementCount } from './statement-count.ts';

/**
 * Settings of every connection. JIT compilation takes longer than any of our statements; it is off in the embedded database as well.
 *
 * @param statementMs milliseconds that a statement may take
 */
export const connectionOptions = (statementMs = 10_000) =>
  `-c timezone=UTC -c jit=off -c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=30000`;

/**
 * Opens a pool on the PostgreSQL at `url`. `onError` is called when an idle connection breaks.
 *
 * @param statementMs milliseconds that a statement may take
 * @param silenceMs milliseconds without data after which a busy connection is ended
 */
export function openPostgresql(
  url: string,
  onError: (error: Error) => void,
  { statementMs = 10_000, silenceMs = statementMs + 2_000 }: { statementMs?: number; silenceMs?: number } = {},
): OpenDatabase {
  const options = connectionOptions(statementMs);
  const statements: StatementCount = { sent: 0, onEnd: null };
  const pool = new Pool({
    Client: countingClient(statements),
    connectionString: url,
    // Few connections serve two cores better than many (measured: 8–10 beat 32).
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Longer than the ten seconds between looks for work, which would otherwise open a connection each time.
    idleTimeoutMillis: 30_000,
    options,
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', onError);
  // Only a connection in use can be too silent.
  pool.on('connect', giveUpSilence);
  pool.on('acquire', (client) => limitSilence(client, silenceMs));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  const db = drizzle({ client: pool });
  const plannedOnce = openPlannedOnce(db, { connectionString: url, options }, pool, onError, {
    Connection: countingClient(statements),
    limitMs: silenceMs,
  });
  return {
    db,
    address: url,
    forJobs: { connectionString: url, max: 3 },
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
