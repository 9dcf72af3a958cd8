// Migrations, and how the driver reads the database's types.

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#server/db/schema/index.ts';
import { borrowTestDatabase, openTestDatabase } from '#server/testing/database.ts';
import { NewerSchemaError } from './newer-schema-error.ts';

describe('migrations', () => {
  it('run again without effect, and refuse a database that a newer version has migrated', async () => {
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
    const database = await borrowTestDatabase();
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

it('writes moments as ISO 8601 in UTC', async () => {
  const database = await borrowTestDatabase();
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
