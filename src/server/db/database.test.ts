// The embedded database: healing, migrations, and the mistake that would hang it.

import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { openEmbeddedDatabase, openMemoryDatabase } from './embedded.ts';
import { NewerSchemaError } from './migrations-folder.ts';

describe('the embedded database', () => {
  it('heals after a first initialisation that was interrupted, keeps its rows, and is private', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'pala-db-')), 'data');
    mkdirSync(join(folder, 'database.new'), { recursive: true });
    writeFileSync(join(folder, 'database.new', 'PG_VERSION'), 'half');
    const first = await openEmbeddedDatabase(folder);
    await first.migrate();
    await first.db.insert(users).values({ email: 'a@pala.test', firstName: 'A', lastName: 'B', country: 'DK' });
    await first.close();
    expect(existsSync(join(folder, 'database.new'))).toBe(false);
    const second = await openEmbeddedDatabase(folder);
    await second.migrate();
    expect(await second.db.select({ email: users.email }).from(users)).toEqual([{ email: 'a@pala.test' }]);
    await second.close();
  });

  it('answers a query past an open transaction with an error instead of waiting for ever', async () => {
    const database = await openMemoryDatabase();
    const attempt = database.db.transaction(async () => {
      await database.db.execute(sql`select 1`);
    });
    await expect(attempt).rejects.toMatchObject({
      cause: { message: expect.stringContaining('inside a transaction') },
    });
    await database.db.execute(sql`select 1`);
    await database.close();
  });
});

describe('migrations', () => {
  it('can be run again, and refuse a database that a newer version has migrated', async () => {
    const database = await openTestDatabase();
    await database.migrate();
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at, name) values ('x', 9999999999999, '99990101000000_future')`,
    );
    await expect(database.migrate()).rejects.toThrow(NewerSchemaError);
    await database.close();
  });

  it('leave the schema exactly as the code declares it', async () => {
    const { getTableColumns, getTableName, is } = await import('drizzle-orm');
    const { PgTable } = await import('drizzle-orm/pg-core');
    const schema = await import('./schema/index.ts');
    const database = await openTestDatabase();
    const result = (await database.db.execute(
      sql`select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`,
    )) as { rows: { table_name: string; column_name: string; is_nullable: string }[] };
    const found = result.rows
      .map((row) => `${row.table_name}.${row.column_name} ${row.is_nullable === 'YES'}`)
      .toSorted();
    const declared = Object.values(schema)
      .filter((one) => is(one, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${snake(column.name)} ${!column.notNull}`,
        ),
      )
      .toSorted();
    expect(found).toEqual(declared);
    await database.close();
  });
});

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

it('writes moments as ISO 8601 in UTC on both databases', async () => {
  const database = await openTestDatabase();
  const [row] = await database.db
    .insert(users)
    .values({
      email: 't@pala.test',
      firstName: 'A',
      lastName: 'B',
      country: 'DK',
      createdAt: '2026-03-29T02:30:00.120+02:00',
    })
    .returning({ createdAt: users.createdAt });
  expect(row?.createdAt).toBe('2026-03-29T00:30:00.12Z');
  await database.close();
});
