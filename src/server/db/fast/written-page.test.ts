// Pages that PostgreSQL writes as text.

import { sql } from 'drizzle-orm';
import { type PgColumn, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, inject, it } from 'vitest';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { instant } from '../schema/columns.ts';
import { takeWrittenPage, WrittenRows, writtenPage } from './written-page.ts';

it('a page is cut after its last row, whatever its texts hold', async () => {
  const database = openPostgresql(inject('database').server, () => {});
  const said = 'a, b],\n{"id":"c"},\r\n"\\n';
  const { db } = database;
  const columns = { id: sql`id`, said: sql`${said}::text` };
  const page = writtenPage(db, columns, (selected) =>
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

it('a page has moments in ISO 8601, and leaves texts that look like one alone', async () => {
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
    writtenPage(db, columns, (selected) => db.select(selected).from(moments));
  const found = await find({ id, at, until, said }).execute({ pageSize: 2 });
  expect(takeWrittenPage(found).rows.parse()).toEqual(rows);
  // Without a key after it, its end would look like that of a text.
  expect(() => find({ id, at, until })).toThrow('until');
  await database.close();
});

it.each([
  ['[]', []],
  ['[{"id":"a","said":"b"}]', ['id', 'said']],
  ['[{"id":"a, ]"},\n{"id":"b"}]', ['id']],
])('the keys of the rows of %j are %j', (rows, keys) => {
  expect(new WrittenRows(rows).keys()).toEqual(keys);
});
