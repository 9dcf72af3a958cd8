// Reads on a replica. Another database of the same PostgreSQL stands for one: it has reached every position, and holds other rows.

import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Database, OpenDatabase } from '#server/db/database.ts';
import { borrowTestDatabase } from '#server/testing/database.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { openPostgresql } from './postgresql.ts';
import { openReplica } from './replica.ts';

const address = inject('database').server;
let primary: OpenDatabase;
beforeAll(() => {
  primary = openPostgresql(address, () => {});
});
afterAll(() => primary.close());

const isReadOnly = (db: Database) => valueOf(db, sql`select current_setting('default_transaction_read_only') as value`);

async function valueOf(db: Database, statement: SQL): Promise<string | undefined> {
  const answer: unknown = await db.execute(statement);
  return (answer as { rows: { value: string }[] }).rows[0]?.value;
}

it('a replica is read, many statements at once, and refuses to write', async () => {
  const replica = openReplica(address, primary.db, (error) => expect.fail(String(error)));
  expect(await replica.read((db) => Promise.all([isReadOnly(db), isReadOnly(db)]))).toEqual(['on', 'on']);
  const writing = replica.read((db) => db.execute(sql`create table refused ()`));
  await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
  await replica.close();
});

it('a replica is left for the primary while it has not reached what the primary has', async () => {
  let position = 'FFFFFFFF/0';
  const replica = openReplica(
    address,
    primary.db,
    () => {},
    async () => position,
  );
  expect(await replica.read(isReadOnly)).toBe('off');
  position = '0/1';
  // The first position counts until it is older than the lag that is allowed.
  await expect.poll(() => replica.read(isReadOnly), { timeout: 20_000 }).toBe('on');
  await replica.close();
});

it('a replica is left for the primary while it cannot be reached', async () => {
  const away: unknown[] = [];
  const replica = openReplica('postgres://nobody@127.0.0.1:1/none', primary.db, (error) => away.push(error));
  expect(await replica.read(isReadOnly)).toBe('off');
  expect(await replica.read(isReadOnly)).toBe('off');
  expect(away).toHaveLength(1);
  await replica.close();
});

it('a replica that breaks in the middle of a read leaves it to the primary', async () => {
  const replica = openReplica(address, primary.db, () => {});
  const breaking = async (db: Database) => {
    const found = await isReadOnly(db);
    if (found === 'on') await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    return found;
  };
  expect(await replica.read(breaking)).toBe('off');
  expect(await replica.read(isReadOnly)).toBe('on');
  await replica.close();
});

it('a replica answers others, and not people who have just written', async () => {
  const other = await borrowTestDatabase();
  const test = await createTestApp({ DATABASE_URL: address, DATABASE_READ_URL: other.address });
  const admin = await makeAdmin(test.context.db);
  const cookie = await test.sessionOf(admin);
  const manager = { email: 'manager@pala.test', firstName: 'Astrid', lastName: 'Holm', country: 'DK' };
  const club = { name: 'Aarhus Padel', code: 'AARHUS', country: 'DK', manager };
  const { raw, status } = await test.call(admin, endpoints.createClub, { body: club });
  expect(status).toBe(201);
  const [wrote] = raw.cookies.filter(({ name }) => name === 'pala_wrote');
  expect(wrote).toMatchObject({ maxAge: 10, httpOnly: true, sameSite: 'Lax' });
  const actions = async (headers: Record<string, string>) =>
    (await test.call(admin, endpoints.listAuditEntries, { headers })).body.rows.map(({ action }) => action);
  expect(await actions({ cookie: `${cookie}; pala_wrote=1` })).toContain('club-created');
  // The other database has none.
  expect(await actions({})).toEqual([]);
  const period = { from: '2026-01-01', to: '2026-12-31' };
  const read = await test.call(admin, endpoints.getAnalytics, { query: period });
  expect(read.body.totals.signUps).toBe(0);
  for (const path of [files.analyticsFile.path, files.auditFile.path, `${files.paymentsFile.path}?month=2026-01`]) {
    const answer = await test.app.inject({
      url: path,
      query: path.includes('?') ? undefined : period,
      headers: { cookie },
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
  await test.close();
  await other.close();
});
