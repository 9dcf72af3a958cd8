// A database of one's own for a test file.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openMemoryDatabase } from '#server/db/embedded.ts';
import { openPostgresql } from '#server/db/postgresql.ts';

/** A migrated, empty database: embedded, or on PostgreSQL when TEST_DATABASE_URL is set. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const source = inject('database');
  if ('snapshot' in source) {
    return openMemoryDatabase({ loadDataDir: new Blob([readFileSync(source.snapshot)]) });
  }
  const name = `pala_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(source.server, `create database ${name} template ${source.template}`);
  const url = new URL(source.server);
  url.pathname = `/${name}`;
  const database = openPostgresql(url.href, () => {});
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(source.server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
