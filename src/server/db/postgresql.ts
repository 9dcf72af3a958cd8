// The database: PostgreSQL, whoever runs it.

import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { migrationsFolder } from '#server/paths.ts';
import { type OpenDatabase, setGenericPlanDatabases } from './database.ts';
import { listen } from './listen.ts';
import { refuseNewerSchema } from './newer-schema.ts';
import { shareConnections } from './shared-connections.ts';
import { giveUpSilence, limitSilence } from './silence.ts';
import { countingClient, type StatementCount } from './statement-count.ts';

/** Any number will do, as long as every version of the server uses the same. */
export const migrationLock = 7_252_001;

/**
 * Opens a pool on the PostgreSQL at `url`. `onError` hears of connections that break while idle.
 *
 * @param silenceMs after how many milliseconds without a word a connection is given up: longer than a statement may take
 */
export function openPostgresql(url: string, onError: (error: Error) => void, silenceMs = 12_000): OpenDatabase {
  // Compiling a statement takes longer than any of ours; the embedded database has it off as well.
  const options = '-c timezone=UTC -c jit=off -c statement_timeout=10000 -c idle_in_transaction_session_timeout=30000';
  const statements: StatementCount = { sent: 0, onEnd: null };
  const pool = new Pool({
    Client: countingClient(statements),
    connectionString: url,
    // Two cores are served better by few connections than by many (measured: 8–10 beat 32).
    max: 10,
    connectionTimeoutMillis: 5_000,
    // Longer than the pauses of what looks for work every ten seconds: it would open one each time.
    idleTimeoutMillis: 30_000,
    options,
  });
  // Without a listener a restart of the database would end this process.
  pool.on('error', onError);
  // On one that is lent someone waits; the others have nothing to say.
  pool.on('connect', giveUpSilence);
  pool.on('acquire', (client) => limitSilence(client, silenceMs));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  const db = drizzle({ client: pool });
  // By PostgreSQL's usual costs, which are those of turning disks, one plan for all reads small tables whole; an index is quicker there as well.
  const planned = '-c plan_cache_mode=force_generic_plan -c random_page_cost=1.1';
  const share = (count: number, maxWaiting: number) =>
    shareConnections({ connectionString: url, options: `${options} ${planned}` }, pool, onError, {
      Connection: countingClient(statements),
      limitMs: silenceMs,
      count,
      maxWaiting,
    });
  // Enough for two cores, and one more for what takes longer.
  const short = share(3, 24);
  // All six or seven statements of thirty dashboards at once.
  const long = share(2, 120);
  const databaseOn = (shared: typeof short) => drizzle({ client: shared as unknown as Pool });
  setGenericPlanDatabases(db, { short: databaseOn(short), long: databaseOn(long) });
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
        waitingOnShared: short.waiting() + long.waiting(),
      }),
    },
    close: async () => {
      await Promise.all([pool.end(), short.end(), long.end()]);
    },
  };
}

/** Migrates on a connection of its own that holds a lock for the whole run, so that servers started together wait for each other. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new Client({ connectionString: url, options: '-c timezone=UTC' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const db = drizzle({ client });
    await migrate(db, { migrationsFolder });
    await refuseNewerSchema(db);
  } finally {
    await client.end();
  }
}
