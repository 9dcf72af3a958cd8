// A pooler such as PgBouncer before PostgreSQL, which gives each transaction another connection (decision 081).

import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { connectionSettings } from './connection-options.ts';
import { PoolerError } from './pooler-error.ts';

/**
 * Checks what would otherwise go wrong later, and unnoticed: that the pooler's connections have our settings, that both addresses lead to
 * the same database, and that the direct one keeps a connection's session.
 *
 * @throws PoolerError that says which of these does not hold
 */
export async function checkPooler(pooled: string, direct: string): Promise<void> {
  const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 };
  // A setting of its own: only a connection that keeps its session has it.
  const session = new Client({ ...limits, connectionString: direct, options: '-c statement_timeout=5001' });
  const client = new Client({ ...limits, connectionString: pooled });
  // A broken connection rejects the statement that is waiting.
  for (const one of [session, client]) one.on('error', () => {});
  try {
    await session.connect();
    await client.connect().catch((cause: unknown) => {
      throw new PoolerError('The pooler cannot be reached.', { cause });
    });
    await refuseOther(client, session);
    await refuseSettings(client);
  } finally {
    await Promise.allSettled([session.end(), client.end()]);
  }
}

async function refuseOther(client: Client, session: Client): Promise<void> {
  const { rows: kept } = await session.query<{ statement_timeout: string }>('show statement_timeout');
  if (kept[0]?.statement_timeout !== '5001ms') {
    throw new PoolerError(
      'DATABASE_DIRECT_URL leads to a pooler, which does not keep settings. Set it to the address of PostgreSQL itself.',
    );
  }
  const key = randomInt(2 ** 31, 2 ** 47);
  await session.query('select pg_advisory_lock($1)', [key]);
  const { rows: free } = await client.query<{ free: boolean }>('select pg_try_advisory_xact_lock($1) as free', [key]);
  if (free[0]?.free === false) return;
  throw new PoolerError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases. Correct one of them.');
}

async function refuseSettings(client: Client): Promise<void> {
  const wanted = connectionSettings();
  const { rows: found } = await client.query<{ name: string; setting: string }>(
    'select lower(name) as name, setting from pg_settings where lower(name) = any($1) order by 1',
    [Object.keys(wanted)],
  );
  const wrong = found.filter(({ name, setting }) => setting !== wanted[name]);
  if (wrong.length === 0) return;
  const statements = wrong.map(({ name }) => `set ${name} = '${wanted[name]}'`);
  throw new PoolerError(
    `The connections of the pooler at DATABASE_URL need ${statements.join('; ')} (deploy/pooler/README.md). Then restart it.`,
  );
}

/** The driver's connection, which prepares nothing: the next transaction may run where a named statement is not known. */
export function withoutNames(Connection: typeof Client): typeof Client {
  return class extends Connection {
    override query(asked: unknown, ...rest: unknown[]): never {
      const isNamed = typeof asked === 'object' && asked !== null && 'name' in asked;
      const send = super.query as unknown as (...asked: unknown[]) => never;
      return send.call(this, isNamed ? { ...asked, name: undefined } : asked, ...rest);
    }
  };
}
