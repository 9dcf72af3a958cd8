// A last page that is exactly full ends the list: nobody asks for an empty one.

import { sql } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { mapPage, preparedPage, takePage, takeWrittenPage } from './paging.ts';
import { openPostgresql } from './postgresql.ts';

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
  const limit = sql.placeholder('limit');
  const found = sql`select id, ${said}::text as said from unnest(array['a', 'b', 'c']) as id order by id limit ${limit}::int`;
  const page = preparedPage(database.db, found, 'page_of_text');
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

it('presents rows without losing where the next page starts', () => {
  expect(mapPage({ rows: [1, 2], next: 'x' }, (n) => n * 2)).toEqual({ rows: [2, 4], next: 'x' });
});
