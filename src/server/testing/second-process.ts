// A second application on the database of the first, like two server processes side by side.

import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, inject } from 'vitest';
import { createApp } from '#server/app.ts';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import { databaseAt } from './temporary-cluster.ts';
import type { TestApp } from './test-app.ts';

/** Opens it for the tests of one file, with its own connections, and closes it after them. */
export function useSecondProcess(test: TestApp): { app: FastifyInstance } {
  const second = {} as { app: FastifyInstance };
  let close = async () => {};
  beforeAll(async () => {
    const { rows } = (await test.context.db.execute(sql`select current_database() as name`)) as {
      rows: { name: string }[];
    };
    const database = openPostgresql(databaseAt(inject('database').server, String(rows[0]?.name)), () => {});
    second.app = await createApp({ ...test.context, db: database.db });
    close = async () => {
      await second.app.close();
      await database.close();
    };
  });
  afterAll(() => close());
  return second;
}
