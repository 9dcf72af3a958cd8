// A database of one's own for a test file.

import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/db/database.ts';
import { openPostgresql } from '#server/db/postgresql.ts';
import { databaseAt, onServer } from './throw-away-cluster.ts';

/** A migrated, empty database: a copy of the template that the run has made. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { server, template } = inject('database');
  const name = `pala_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const database = openPostgresql(databaseAt(server, name), () => {});
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
