// Reads a whole database as it was at one moment, while others write: COPY within one transaction.

import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { formatVersion, type Head, jobsName, leftOut, type Tail } from './contents.ts';

/** Roughly how many bytes of a table go into one entry of the file. */
const chunkBytes = 1_000_000;

/** A database at one moment. */
export interface Snapshot {
  head: Head;
  sequences: Tail['sequences'];
  /** The rows of a table in PostgreSQL's text format, in chunks; returns their number and checksum. */
  rowsOf(
    table: Head['tables'][number],
    onPiece: (piece: Buffer, number: number) => Promise<void>,
  ): Promise<Tail['tables'][string]>;
}

interface Column {
  table: string;
  column: string;
}

/**
 * In a statement with `pg_class c`: the relation was not made by an extension. PostGIS brings a table, and statistics or Citus views, into
 * the schema of our tables.
 */
export const isNotOfExtension = `not exists (
    select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

/** Generated columns are computed again. */
const columnsQuery = `
  select c.relname as "table", a.attname as "column"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
  where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and ${isNotOfExtension}
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;

/** Finished jobs are not needed; running ones will be tried again. */
const openJobs = "state in ('created', 'retry', 'active', 'failed')";

/**
 * Reads the database within one transaction and rolls it back. Only changes of tables (a migration) have to wait for it.
 *
 * @param client a connection for this alone, without a statement timeout
 * @throws BackupError when the database was never migrated, or is being migrated now
 */
export async function withSnapshot<T>(client: Client, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const before = await listTables(client);
  if (before.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
  await client.query('begin isolation level repeatable read read only');
  try {
    // Before the first read, which takes the snapshot: a table changed after it would be read in its new form.
    const names = before.map(({ name }) => client.escapeIdentifier(name)).join(', ');
    await client.query(`lock table ${names}, drizzle.__drizzle_migrations in access share mode`);
    const head = await describe(client);
    if (JSON.stringify(head.tables.filter(({ name }) => name !== jobsName)) !== JSON.stringify(before)) {
      throw new BackupError('The database is being migrated. Try again in a moment.');
    }
    const done = await work({
      head,
      sequences: await readSequences(client),
      rowsOf: (table, onPiece) => copyOut(client, table, onPiece),
    });
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** The tables with their columns, in the order of the schema. */
export async function listTables(client: Client): Promise<Head['tables']> {
  const { rows } = await client.query<Column>(columnsQuery);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return [...tables].map(([name, columns]) => ({ name, columns }));
}

async function describe(client: Client): Promise<Head> {
  const { rows } = await client.query<{ postgresql: string; madeAt: Date; migrations: string[] }>(
    `select current_setting('server_version') as postgresql, clock_timestamp() as "madeAt",
       (select array_agg(name order by created_at, id) from drizzle.__drizzle_migrations) as migrations`,
  );
  const [facts] = rows;
  if (!facts?.migrations) throw new BackupError('The database was never migrated: there is nothing to back up.');
  const jobs = await client.query<{ column: string }>(
    `select attname as "column" from pg_attribute
     where attrelid = to_regclass('pgboss.job') and attnum > 0 and not attisdropped order by attnum`,
  );
  const jobTable = { name: jobsName, columns: jobs.rows.map(({ column }) => column) };
  return {
    format: formatVersion,
    madeAt: facts.madeAt.toISOString(),
    postgresql: facts.postgresql,
    migrations: facts.migrations,
    tables: [...(await listTables(client)), ...(jobs.rows.length > 0 ? [jobTable] : [])],
  };
}

async function readSequences(client: Client): Promise<Tail['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function copyOut(
  client: Client,
  { name, columns }: Head['tables'][number],
  onPiece: (piece: Buffer, number: number) => Promise<void>,
): Promise<Tail['tables'][string]> {
  const hash = createHash('sha256');
  if (leftOut.has(name)) return { rows: 0, sha256: hash.digest('hex') };
  const stream = client.query(copyTo(`copy ${sourceOf(client, name, columns)} to stdout`));
  let number = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    const piece = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    if (piece.length === 0) return;
    hash.update(piece);
    number += 1;
    await onPiece(piece, number);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= chunkBytes) await flush();
  }
  await flush();
  return { rows: (stream as unknown as { rowCount: number }).rowCount, sha256: hash.digest('hex') };
}

function sourceOf(client: Client, name: string, columns: readonly string[]): string {
  const list = columns.map((column) => client.escapeIdentifier(column));
  if (name !== jobsName) return `${client.escapeIdentifier(name)} (${list.join(', ')})`;
  const asWaiting = list.map((column) =>
    column === '"state"' ? "case state when 'active' then 'retry' else state end" : column,
  );
  return `(select ${asWaiting.join(', ')} from pgboss.job where ${openJobs})`;
}
