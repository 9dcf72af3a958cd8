// Databases for test files: copies of the run's migrated one.

import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openPostgresql } from '#server/db/connection/postgresql.ts';
import type { OpenDatabase } from '#server/db/database.ts';
import { databaseAt, onServer } from './temporary-cluster.ts';

/** A migrated, empty database: a copy of the template, deleted once it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { database, discard } = await copyTemplate();
  return { ...database, close: discard };
}

interface Copy {
  database: OpenDatabase;
  discard: () => Promise<void>;
}

async function copyTemplate(): Promise<Copy> {
  const { server, template } = inject('database');
  const name = `pala_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const database = openPostgresql(databaseAt(server, name), () => {});
  const discard = async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { database, discard };
}

/** A copy that a worker's files share one after the other: making one takes longer than most files. */
interface KeptCopy extends Copy {
  /** Deletes all rows that were not in the template, and resets sequences. */
  emptying: string;
  /** The number of tables, functions, triggers and schemas. */
  made: string;
  /** How many files have used it. */
  uses: number;
}

/** After so many files a copy is vacuumed; this cluster has no autovacuum. */
const usesPerVacuum = 8;

/** Copies not in use. A file with several applications uses several; files of a worker run one after the other and share its modules. */
const kept: KeptCopy[] = [];

const countMade = `select concat_ws(' ', (select count(*) from pg_class), (select count(*) from pg_proc), (select count(*) from pg_trigger),
  (select count(*) from pg_namespace), (select count(*) from pg_db_role_setting)) as made`;

/** A migrated, empty database for one test file; closing it empties it for the next file. */
export async function borrowTestDatabase(): Promise<OpenDatabase> {
  const copy = kept.pop() ?? (await keepCopy());
  return {
    ...copy.database,
    close: async () => {
      if (await empty(copy)) kept.push(copy);
      else await copy.discard();
    },
  };
}

async function keepCopy(): Promise<KeptCopy> {
  const copy = await copyTemplate();
  const [emptying, made] = await asked(copy, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
    );
    const statements: string[] = [];
    for (const { name } of tables) {
      if ((await client.query(`select from ${name} limit 1`)).rowCount === 0) statements.push(`delete from ${name}`);
    }
    const { rows: sequences } = await client.query<{ restart: string }>(
      `select format('alter sequence %I.%I restart', schemaname, sequencename) as restart from pg_sequences`,
    );
    statements.push(...sequences.map(({ restart }) => restart));
    const { rows } = await client.query<{ made: string }>(countMade);
    return [statements.join('; '), String(rows[0]?.made)];
  });
  return { ...copy, emptying, made, uses: 0 };
}

/** Whether a copy is unchanged apart from rows, and without locks. */
async function empty(copy: KeptCopy): Promise<boolean> {
  try {
    return await asked(copy, async (client) => {
      // Without triggers: foreign keys would need an order, and the audit log refuses deletes.
      await client.query(
        `begin; set local session_replication_role = replica; set local lock_timeout = '5s'; ${copy.emptying}; commit`,
      );
      copy.uses += 1;
      // Deleted rows still take space that every later full scan would read.
      if (copy.uses % usesPerVacuum === 0) await client.query('vacuum');
      const { rows } = await client.query<{ made: string }>(countMade);
      return rows[0]?.made === copy.made;
    });
  } catch {
    return false;
  }
}

async function asked<T>({ database }: Copy, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database.address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
