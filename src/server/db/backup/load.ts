// Fills an empty database from a backup in one transaction, so that it gets everything or nothing.

import { readdirSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { migrateTo, migrationLock } from '#server/db/migrations.ts';
import { migrationsFolder } from '#server/paths.ts';
import { BackupError } from './backup-error.ts';
import { formatVersion, type Head, jobsName, type Tail } from './contents.ts';
import { isNotOfExtension, listTables } from './snapshot.ts';

/** A database that is being filled. */
export interface Loading {
  /** Adds the next chunk of a table's rows; the chunks of a table come one after the other. */
  add(table: string, piece: AsyncIterable<Uint8Array>): Promise<void>;
  /** Checks that every row is there, and adds the foreign keys again. */
  finish(tail: Tail): Promise<void>;
  /** Gives up: PostgreSQL takes no other statement until it knows that no more rows will come. */
  giveUp(): Promise<void>;
}

/** @throws BackupError when this version cannot read the backup, or is older than the backed-up database */
export function refuseNewer({ format, migrations }: Head): void {
  if (format > formatVersion) {
    throw new BackupError('The backup was made by a newer version of Pala, in another form. Use that version.');
  }
  const known = new Set(readdirSync(migrationsFolder));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was made by a newer version of Pala (${unknown.join(', ')}). Restore it with that version or a newer one.`,
    );
  }
}

/** @throws BackupError when the database holds anything already */
export async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f') and ${isNotOfExtension}`,
  );
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new BackupError(
    `The database is not empty (it holds ${count} tables), and nothing was changed. Restore into an empty one: create another ` +
      'database and set DATABASE_URL to it, or move DATA_DIR/database away. Do not start a server on it before.',
  );
}

/**
 * Creates the tables as they were when the backup was taken, lets `work` fill them, and then migrates them to this version. The database
 * must be unused, with the queue's tables in it.
 *
 * @param client a connection for this alone, without a statement timeout
 */
export async function fillDatabase(
  client: Client,
  head: Head,
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  await drizzle({ client }).transaction(async (tx) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await refuseFilled(client);
    await migrateTo(tx, head.migrations);
    const loading = await beginLoading(client, head);
    try {
      await work(loading);
    } catch (error) {
      await loading.giveUp();
      throw error;
    }
    await migrate(tx as never, { migrationsFolder });
  });
}

/** @throws BackupError when the backup's tables or columns are not those that its migrations create */
async function requireTables(client: Client, head: Head): Promise<void> {
  const made = new Map((await listTables(client)).map(({ name, columns }) => [name, columns]));
  const named = new Map(head.tables.map(({ name, columns }) => [name, columns]));
  named.delete(jobsName);
  for (const [name, columns] of named) {
    const there = made.get(name);
    if (there === undefined) throw new BackupError(`The backup names the table ${name}, which there is not.`);
    const other = columns.find((column) => !there.includes(column));
    if (other !== undefined) throw new BackupError(`The backup names a column ${name}.${other}, which there is not.`);
    if (new Set(columns).size !== there.length) throw new BackupError(`The backup lacks columns of the table ${name}.`);
  }
  const missing = [...made.keys()].find((name) => !named.has(name));
  if (missing !== undefined) throw new BackupError(`The backup lacks the table ${missing}.`);
}

async function beginLoading(client: Client, head: Head): Promise<Loading> {
  await requireTables(client, head);
  const columnsOf = new Map(head.tables.map(({ name, columns }) => [name, columns]));
  const references = await takeReferencesAway(client);
  const names = head.tables.filter(({ name }) => name !== jobsName).map(({ name }) => client.escapeIdentifier(name));
  // Rows that a migration has inserted are in the backup, too.
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  const jobColumns = await makePlaceForJobs(client, columnsOf.get(jobsName) ?? []);
  const loaded = new Map<string, number>();
  let current: (RowsOf & { name: string }) | null = null;

  async function end(): Promise<void> {
    if (current === null) return;
    const { name, stream } = current;
    if (current.failure) throw current.failure;
    stream.end();
    await finished(stream);
    current = null;
    loaded.set(name, stream.rowCount);
  }

  function begin(name: string) {
    const columns = columnsOf.get(name);
    if (columns === undefined || loaded.has(name)) throw new BackupError(`The backup holds rows of ${name} twice.`);
    const target = name === jobsName ? 'restored_jobs' : client.escapeIdentifier(name);
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const stream = client.query(copyFrom(`copy ${target} (${list}) from stdin`)) as RowsOf['stream'];
    const rows: RowsOf & { name: string } = { name, stream, failure: null, onFailure: () => {} };
    // PostgreSQL may refuse a row at any time: during a write, between two, or at the end.
    stream.on('error', (error: Error) => {
      rows.failure ??= error;
      rows.onFailure(error);
    });
    current = rows;
    return rows;
  }

  return {
    async add(name, piece) {
      if (current?.name !== name) await end();
      const rows = current ?? begin(name);
      for await (const chunk of piece) await write(rows, chunk);
    },
    async giveUp() {
      if (current === null || current.failure) return;
      const { stream } = current;
      current = null;
      const closed = new Promise((resolve) => stream.once('close', resolve));
      stream.destroy();
      await closed;
    },
    async finish(tail) {
      await end();
      for (const [name, { rows }] of Object.entries(tail.tables)) {
        const count = loaded.get(name) ?? 0;
        if (count !== rows)
          throw new BackupError(`${name} has ${count} rows where ${rows} were backed up. Nothing was changed.`);
      }
      await giveJobs(client, jobColumns);
      for (const [name, last] of Object.entries(tail.sequences)) {
        if (last !== null)
          await client.query('select setval($1::regclass, $2::bigint)', [
            `public.${client.escapeIdentifier(name)}`,
            last,
          ]);
      }
      // Adding one checks all rows.
      for (const { table, definition, name } of references) {
        await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
      }
    },
  };
}

/** Rows being written into a table. */
interface RowsOf {
  stream: Writable & { rowCount: number };
  /** Why PostgreSQL refused them. */
  failure: Error | null;
  onFailure(error: Error): void;
}

/** Writes a chunk and waits until it is taken; rejects when PostgreSQL refuses it. */
async function write(rows: RowsOf, chunk: Uint8Array): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    if (rows.failure) return reject(rows.failure);
    rows.onFailure = reject;
    rows.stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Tables refer to each other in circles. Without foreign keys they can be filled in any order. */
async function takeReferencesAway(client: Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = 'public' order by 1, 2`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  }
  return rows;
}

/** The queue's own table may have changed; the columns that both have are kept. */
async function makePlaceForJobs(client: Client, columns: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ column: string; type: string }>(
    `select attname as "column", format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = 'pgboss.job'::regclass and attnum > 0 and not attisdropped`,
  );
  const types = new Map(rows.map(({ column, type }) => [column, type]));
  const list = columns.map((column) => `${client.escapeIdentifier(column)} ${types.get(column) ?? 'text'}`);
  await client.query(`create temporary table restored_jobs (${list.join(', ')}) on commit drop`);
  return columns.filter((column) => types.has(column));
}

/** Jobs of a kind that this version does not know are dropped: nothing would run them. */
async function giveJobs(client: Client, columns: readonly string[]): Promise<void> {
  if (columns.length === 0) return;
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await client.query(
    `insert into pgboss.job (${list}) select ${list} from restored_jobs where name in (select name from pgboss.queue) on conflict do nothing`,
  );
}
