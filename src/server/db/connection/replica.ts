// Reads that may be a few seconds old, on a replica (decision 078).

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from '#server/db/database.ts';
import { isDatabaseUnavailable, sqlState } from '#server/db/database-errors.ts';
import { connectionOptions } from './connection-options.ts';
import { giveUpSilence, limitSilence } from './silence.ts';

/** A replica that lacks something committed longer ago than this is not read, in seconds. */
export const maxLagSeconds = 5;
/** The primary is asked for its position at most this often, in milliseconds. */
const markEveryMs = 1_000;
/** For how long a replica without an answer is left alone, in milliseconds. */
const awayMs = 5_000;

/** A replica, open for reading. */
export interface Replica {
  /**
   * Runs a read, which may be repeated: on the replica, or on the primary while the replica is away or too old. All of its statements go
   * to one connection, since behind one address there may be several replicas.
   */
  read<T>(run: (db: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens the replica at `url`, of which nothing is asked before the first read.
 *
 * @param position the primary's position in its log at this moment
 * @param onAway called when it gives no answer
 */
export function openReplica(
  url: string,
  primary: Database,
  onAway: (error: unknown) => void,
  position = () => currentPosition(primary),
): Replica {
  const settings = {
    connectionString: url,
    max: 5,
    connectionTimeoutMillis: 2_000,
    options: `${connectionOptions()} -c default_transaction_read_only=on`,
    // A read sends several statements at once on its one connection.
    pipeline: true,
  };
  const pool = new Pool(settings);
  pool.on('error', onAway);
  pool.on('connect', (client) => {
    giveUpSilence(client);
    // A connection that breaks in use fails its statements as well.
    client.on('error', () => {});
  });
  pool.on('acquire', (client) => limitSilence(client, 12_000));
  pool.on('release', (_error, client) => limitSilence(client, 0));
  /** The primary's positions of the last seconds, oldest first, with the moments before they were asked for. */
  const marks: { at: number; position: string }[] = [];
  let awayUntil = Number.NEGATIVE_INFINITY;

  /** A position that everything committed longer ago than `maxLagSeconds` has reached. */
  async function oldEnough(): Promise<string> {
    const at = performance.now();
    if (at - (marks.at(-1)?.at ?? Number.NEGATIVE_INFINITY) > markEveryMs) {
      marks.push({ at, position: await position() });
    }
    while (performance.now() - (marks[0]?.at ?? at) > maxLagSeconds * 1_000) marks.shift();
    return marks[0]?.position ?? (await position());
  }

  async function openFresh(): Promise<PoolClient | null> {
    if (performance.now() < awayUntil) return null;
    const reached = await oldEnough();
    const client = await pool.connect();
    try {
      if (await hasReached(client, reached)) return client;
      client.release();
      return null;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  return {
    async read(run) {
      const client = await openFresh().catch((error: unknown) => {
        awayUntil = performance.now() + awayMs;
        onAway(error);
        return null;
      });
      if (client === null) return run(primary);
      let isBroken = false;
      try {
        return await run(drizzle({ client }));
      } catch (error) {
        if (!isDatabaseUnavailable(error) || isOwnFault(error)) throw error;
        isBroken = true;
        onAway(error);
      } finally {
        client.release(isBroken);
      }
      return run(primary);
    },
    close: () => pool.end(),
  };
}

/** A statement that took too long would on the primary as well, and a read that writes is a mistake. */
const isOwnFault = (error: unknown) => ['57014', '25006'].includes(sqlState(error) ?? '');

async function currentPosition(primary: Database): Promise<string> {
  const answer: unknown = await primary.execute(sql`select pg_current_wal_lsn()::text as position`);
  return (answer as { rows: { position: string }[] }).rows[0]?.position ?? '';
}

/** Whether the other end has everything up to a position. It may have become the primary meanwhile. */
async function hasReached(client: PoolClient, position: string): Promise<boolean> {
  const { rows } = await client.query<{ reached: boolean }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as reached`,
    [position],
  );
  return rows[0]?.reached === true;
}
