// Pages that PostgreSQL writes as text: turning a hundred rows into objects and back is most of what a long list costs (decision 036).

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { asWritten, type Columns, isMoment, named } from './json.ts';

/** Between two rows. The text of a row has no line break: JSON writes those of its values as `\n`. */
const betweenRows = ',\n';

/** The rows of a page as JSON text. One query wrote them all, so each row has the same keys. */
export class WrittenRows<Row> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  parse(): Row[] {
    return JSON.parse(this.text) as Row[];
  }

  /** The keys of each row; none of an empty page. */
  keys(): string[] {
    const end = this.text.indexOf(betweenRows);
    const [first] = JSON.parse(end === -1 ? this.text : `${this.text.slice(0, end)}]`) as object[];
    return Object.keys(first ?? {});
  }
}

/** A page that PostgreSQL has written, and what `after` names for the next one. */
export interface WrittenPage<Row> {
  rows: WrittenRows<Row>;
  next: string | null;
}

/**
 * A query for a page that PostgreSQL writes. Execute it with `limit: limitOf(pageSize)` and `pageSize`, and pass the result to
 * `takeWrittenPage`.
 *
 * @param columns of a row, with `id`
 * @param find a query of these columns, ordered, limited to one row more than a page holds
 * @throws for a moment as the last key: its end would not be known
 */
export function writtenPage<T extends Record<string, PgColumn | SQL>>(
  db: Database,
  columns: T,
  find: (selected: { [K in keyof T]: SQL.Aliased }) => { getSQL(): SQL },
) {
  const selected = named(columns, (value) => (isMoment(value) ? sql`${value}` : asWritten(value)));
  return pageOfLines(db, find(selected), sql`row_to_json(found)::text`, (rows) => withIsoMoments(rows, columns));
}

/**
 * The same where the database stores each row as it is answered.
 *
 * @param found a query of `id` and `line`, the row as JSON without line breaks
 */
export function writtenPageOfLines(db: Database, found: { getSQL(): SQL }) {
  return pageOfLines(db, found, sql`line`, (rows) => rows);
}

function pageOfLines(db: Database, found: { getSQL(): SQL }, row: SQL, written: (rows: SQL) => SQL) {
  const pageSize = sql`${sql.placeholder('pageSize')}::int`;
  // All rows: numbering them, to leave out the one too many here, took a fifth of the time.
  const rows = sql`coalesce(string_agg(${row}, E',\\n'), '')`;
  return db
    .select({
      text: sql<string>`'[' || ${written(rows)} || ']'`,
      next: sql<string | null>`case when count(*) > ${pageSize} then (array_agg(id))[${pageSize}] end`,
    })
    .from(sql`(${found.getSQL()}) found`);
}

/**
 * Writes moments as `toIso` does, in the text of all rows at once: one by one they would take a third of a long list's time. The key after
 * a moment marks its end, and no value can hold that text: its quotes would be escaped.
 */
function withIsoMoments(text: SQL, columns: Columns): SQL {
  const keys = Object.keys(columns);
  let written = text;
  for (const [index, [key, value]] of Object.entries(columns).entries()) {
    if (!isMoment(value)) continue;
    const next = keys[index + 1];
    if (next === undefined) throw new Error(`${key} is a moment, and no key comes after it`);
    written = sql`replace(${written}, ${sql.raw(`'+00:00","${next}":'`)}, ${sql.raw(`'Z","${next}":'`)})`;
  }
  return written;
}

/** The page that such a query found, without the row that is one more than a page holds. */
export function takeWrittenPage<Row>(found: readonly { text: string; next: string | null }[]): WrittenPage<Row> {
  const [{ text, next } = { text: '[]', next: null }] = found;
  const rows = next === null ? text : `${text.slice(0, text.lastIndexOf(betweenRows))}]`;
  return { rows: new WrittenRows(rows), next };
}
