// Fills a bench's tables: millions of rows take longer than a request's statement may.

import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from '#server/db/database.ts';

/**
 * Runs statements one after the other on a separate connection to the database of `db`, without a time limit; then vacuums. The server
 * sees all of them or none, so that its jobs do not compute from half.
 *
 * @param table the largest table: its indexes without a constraint are dropped meanwhile and built afterwards, which is much quicker
 */
export async function fill(db: Database, table: string, statements: readonly SQL[]): Promise<void> {
  const client = new Client(await whereIs(db));
  await client.connect();
  try {
    const own = drizzle({ client });
    await client.query("set timezone = 'UTC'; set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
       where tablename = $1 and not exists (select from pg_constraint where conindid = to_regclass(indexname))`,
      [table],
    );
    await client.query('begin');
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    for (const statement of statements) await own.execute(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** The address in `DATABASE_URL`, else the socket of the embedded PostgreSQL. */
async function whereIs(db: Database): Promise<object> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) return { connectionString };
  const answer = (await db.execute(sql`
    select current_setting('unix_socket_directories') as host, current_setting('port')::int as port, current_user as user,
      current_database() as database`)) as { rows: object[] };
  return answer.rows[0] ?? {};
}
