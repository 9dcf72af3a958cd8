// A last page that is exactly full ends the list: nobody asks for an empty one.

import { sql } from 'drizzle-orm';
import { type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, inject, it } from 'vitest';
import { mapPage, preparedPage, takePage, takeWrittenPage } from './paging.ts';
import { openPostgresql } from './postgresql.ts';
import { instant } from './schema/columns.ts';

const row = (id: string) => ({ id });

it.each([
  [['a', 'b', 'c'], ['a', 'b'], 'b'],
  [['a', 'b'], ['a', 'b'], null],
  [['a'], ['a'], null],
  [[], [], null],
])('of %j found with pages of two, takes %j, and %j comes next', (found, rows, next) => {
  expect(takePage(found.map(row), 2)).toEqual({ rows: rows.map(row), next });
});

it('is cut after its last row where PostgreSQL writes it, whatever the rows say', async () => {
  const database = openPostgresql(inject('database').server, () => {});
  const said = 'a, b],\n{"id":"c"},\r\n"\\n';
  const { db } = database;
  const columns = { id: sql`id`, said: sql`${said}::text` };
  const page = preparedPage(db, 'page_of_text', columns, (selected) =>
    db.select(selected).from(sql`unnest(array['a', 'b', 'c']) as id`).orderBy(sql`id`).limit(sql.placeholder('limit')),
  );
  const written = async (pageSize: number) => {
    const { rows, next } = takeWrittenPage(await page.execute({ limit: pageSize + 1, pageSize }));
    return { rows: rows.parse(), next };
  };
  const rows = ['a', 'b', 'c'].map((id) => ({ id, said }));
  expect(await written(1)).toEqual({ rows: rows.slice(0, 1), next: 'a' });
  expect(await written(2)).toEqual({ rows: rows.slice(0, 2), next: 'b' });
  expect(await written(3)).toEqual({ rows, next: null });
  await database.close();
});

it('tells moments as they travel everywhere, and leaves texts that look like one', async () => {
  const database = openPostgresql(inject('database').server, () => {});
  const { db } = database;
  const { id, at, until, said } = pgTable('moments', { id: text(), at: instant(), until: instant(), said: text() });
  const cunning = 'at 12:00+00:00","said":';
  const rows = [
    { id: '2026-03-01T18:30:00+00:00', at: '2026-03-01T18:30:00.5Z', until: null, said: cunning },
    { id: `b+00:00","until":`, at: '2026-03-01T18:30:00Z', until: '2027-01-01T00:00:00.123Z', said: '12:00+00:00' },
  ];
  const given = rows.map((one) => sql`(${one.id}, ${one.at}::timestamptz, ${one.until}::timestamptz, ${one.said})`);
  const moments = sql`(values ${sql.join(given, sql`, `)}) as moments(id, at, until, said)`;
  const find = (columns: { id: PgColumn; at: PgColumn; until: PgColumn; said?: PgColumn }) =>
    preparedPage(db, 'page_of_moments', columns, (selected) => db.select(selected).from(moments));
  const found = await find({ id, at, until, said }).execute({ pageSize: 2 });
  expect(takeWrittenPage(found).rows.parse()).toEqual(rows);
  // Where the end of such a moment lies could not be told from a text's.
  expect(() => find({ id, at, until })).toThrow('until');
  await database.close();
});

it('presents rows without losing where the next page starts', () => {
  expect(mapPage({ rows: [1, 2], next: 'x' }, (n) => n * 2)).toEqual({ rows: [2, 4], next: 'x' });
});
