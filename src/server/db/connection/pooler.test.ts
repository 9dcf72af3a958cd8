// A pooler before PostgreSQL. Its stand-in is PostgreSQL with the settings of a pooler; `npm run drill -- pooler` tries PgBouncer.

import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { connectionOptions } from './connection-options.ts';
import { checkPooler } from './pooler.ts';
import { openPostgresql } from './postgresql.ts';

/** The address with settings of the connections made there. */
function withSettings(address: string, options: string, name = 'pooler'): string {
  const url = new URL(address);
  url.searchParams.set('options', options);
  url.searchParams.set('application_name', name);
  return url.href;
}

let database: OpenDatabase;
let direct: string;
let pooled: string;
beforeAll(async () => {
  database = await openTestDatabase();
  direct = database.address;
  pooled = withSettings(direct, connectionOptions());
});
afterAll(() => database.close());

async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const answer: unknown = await db.execute(statement);
  return (answer as { rows: Row[] }).rows;
}
const nameOf = sql<string>`current_setting('application_name')`;
const nameHere = plannedOnce('name_here', 'short', (db) => db.select({ name: nameOf }).from(sql`(select) one`));
const written = plannedOnce('written', 'write', (db) => db.select({ name: nameOf }).from(sql`(select) one`));

it('a pooler with our settings before the same database is taken', async () => {
  await expect(checkPooler(pooled, direct)).resolves.toBeUndefined();
});

it('a pooler with other settings is refused, with what to set', async () => {
  const other = withSettings(direct, '-c timezone=Asia/Tokyo -c statement_timeout=10000 -c jit=off');
  await expect(checkPooler(other, direct)).rejects.toThrow(
    "need set idle_in_transaction_session_timeout = '30000'; set timezone = 'UTC' (",
  );
});

it('a pooler of another database is refused', async () => {
  const other = withSettings(inject('database').server, connectionOptions());
  await expect(checkPooler(other, direct)).rejects.toThrow('lead to different databases');
});

it('only the pool uses it, and prepares nothing there; everything that needs a session goes around it', async () => {
  const opened = openPostgresql(withSettings(direct, '', 'direct'), (error) => expect.fail(String(error)), { pooled });
  expect(await rowsOf(opened.db, sql`select ${nameOf} as name`)).toEqual([{ name: 'pooler' }]);
  expect(await nameHere(opened.db).execute()).toEqual([{ name: 'direct' }]);
  expect(await written(opened.db).execute()).toEqual([{ name: 'pooler' }]);
  expect(await rowsOf(opened.db, sql`select name from pg_prepared_statements`)).toEqual([]);
  const end = await opened.listen('a channel', { onMessage: () => {}, onReconnect: () => {} });
  await opened.migrate();
  const through = await rowsOf<{ name: string }>(
    database.db,
    sql`select application_name as name from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(through).toEqual([{ name: 'direct' }]);
  expect(
    [opened.address, opened.forJobs.connectionString].map((one) =>
      new URL(String(one)).searchParams.get('application_name'),
    ),
  ).toEqual(['direct', 'direct']);
  await end();
  await opened.close();
});
