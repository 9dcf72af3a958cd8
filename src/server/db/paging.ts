// Pages of a list: one row more than a page is asked for, which tells whether another page follows.

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/paging.ts';
import type { Database } from './database.ts';
import { JsonText, rowColumns, withIsoMoments } from './json.ts';

/** How many rows to ask for, so that `takePage` knows whether more follow. */
export function limitOf(pageSize: number): number {
  return pageSize + 1;
}

/**
 * A page of rows that were asked for with `limitOf(pageSize)`.
 *
 * @param idOf what `after` names, where that is not the row's `id`
 */
export function takePage<Row extends { id: string }>(found: readonly Row[], pageSize: number): Page<Row>;
export function takePage<Row>(found: readonly Row[], pageSize: number, idOf: (row: Row) => string): Page<Row>;
export function takePage<Row>(
  found: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string = (row) => (row as { id: string }).id,
): Page<Row> {
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last !== undefined ? idOf(last) : null };
}

/** The same page with its rows as they leave the server. */
export function mapPage<Row, Shown>({ rows, next }: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  return { rows: rows.map(present), next };
}

/** A page that PostgreSQL has written as JSON, and what `after` names for the next one. */
export interface WrittenPage<Row> {
  rows: JsonText<Row[]>;
  next: string | null;
}

/** What stands between two rows. The text of a row breaks no line there: JSON writes line breaks of its values as `\n`. */
const betweenRows = ',\n';

/**
 * Prepares a page that PostgreSQL writes; execute it with `limit: limitOf(pageSize)` and `pageSize`, and give what it finds to
 * `takeWrittenPage`.
 *
 * @param columns of a row, `id` among them, and none of the moments at the end (`withIsoMoments`)
 * @param find a query of these, ordered, and limited to one row more than a page holds
 */
export function preparedPage<T extends Record<string, PgColumn | SQL>>(
  db: Database,
  name: string,
  columns: T,
  find: (selected: { [K in keyof T]: SQL.Aliased }) => { getSQL(): SQL },
) {
  const written = (rows: SQL) => withIsoMoments(rows, columns);
  return preparedLines(db, name, find(rowColumns(columns)), { row: sql`row_to_json(found)::text`, written });
}

/**
 * The same where each row lies in the database as it is answered.
 *
 * @param found a query of `id` and `line`, the row as JSON without line breaks
 */
export function preparedPageOfText(db: Database, name: string, found: { getSQL(): SQL }) {
  return preparedLines(db, name, found, { row: sql`line`, written: (rows) => rows });
}

function preparedLines(
  db: Database,
  name: string,
  found: { getSQL(): SQL },
  { row, written }: { row: SQL; written: (rows: SQL) => SQL },
) {
  const pageSize = sql`${sql.placeholder('pageSize')}::int`;
  // Numbering the rows, to leave the last one out here, took a fifth of the time.
  const rows = sql`coalesce(string_agg(${row}, E',\\n'), '')`;
  return db
    .select({
      text: sql<string>`'[' || ${written(rows)} || ']'`,
      next: sql<string | null>`case when count(*) > ${pageSize} then (array_agg(id))[${pageSize}] end`,
    })
    .from(sql`(${found.getSQL()}) found`)
    .prepare(name);
}

/** What such a statement has found, without the row that is one more than a page holds. */
export function takeWrittenPage<Row>(found: readonly { text: string; next: string | null }[]): WrittenPage<Row> {
  const [{ text, next } = { text: '[]', next: null }] = found;
  const rows = next === null ? text : `${text.slice(0, text.lastIndexOf(betweenRows))}]`;
  return { rows: new JsonText(rows), next };
}
