// Answers that PostgreSQL writes as JSON: rows turned into objects and back into text are most of what a long answer costs (decision 036).

import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

/** An answer that is JSON already, of a value of type `T`. */
export class JsonText<T> {
  readonly text: string;
  /** Only for the compiler: what the text says. */
  declare readonly value: T;

  constructor(text: string) {
    this.text = text;
  }

  /** What it says, for whoever needs the value itself. */
  parse(): T {
    return JSON.parse(this.text) as T;
  }
}

const isMoment = (value: PgColumn | SQL | SQL.Aliased): value is PgColumn =>
  is(value, PgColumn) && value.getSQLType().startsWith('timestamp');

/** The moment of a column as `toIso` writes it; sessions run in UTC. */
function isoText(column: PgColumn): SQL {
  return sql`replace(left(${column}::text, -3), ' ', 'T') || 'Z'`;
}

/** A value as it stands in an answer: moments in ISO 8601, numbers with fixed digits as text. */
function asWritten(value: PgColumn | SQL | SQL.Aliased): SQL {
  if (isMoment(value)) return isoText(value);
  return is(value, PgColumn) && value.getSQLType().startsWith('numeric') ? sql`${value}::text` : sql`${value}`;
}

type Columns = Record<string, PgColumn | SQL | SQL.Aliased>;

function named<T extends Columns>(columns: T, write: (value: T[string]) => SQL): { [K in keyof T]: SQL.Aliased } {
  const aliased = Object.entries(columns).map(([key, value]) => [key, write(value as T[string]).as(key)]);
  return Object.fromEntries(aliased) as { [K in keyof T]: SQL.Aliased };
}

/** The same columns under the names of their keys, for a subquery whose rows `jsonList` writes. */
export function jsonColumns<T extends Columns>(columns: T): { [K in keyof T]: SQL.Aliased } {
  return named(columns, asWritten);
}

/** The same, but with moments as PostgreSQL writes them into JSON, for rows whose text `withIsoMoments` sets right. */
export function rowColumns<T extends Columns>(columns: T): { [K in keyof T]: SQL.Aliased } {
  return named(columns, (value) => (isMoment(value) ? sql`${value}` : asWritten(value)));
}

/**
 * The text of many flat rows of `rowColumns`, with their moments as `toIso` writes them: once in all of it, since a text of its own for each
 * moment takes a third of a long list's time. A moment's end is known by the key after it, which no value can hold: its quotes would be escaped.
 *
 * @throws for a moment that is the last key
 */
export function withIsoMoments(text: SQL, columns: Columns): SQL {
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

/** An object written by PostgreSQL, key by key; at most 50 keys. */
export function jsonObject(columns: Columns): SQL {
  const parts = Object.entries(columns).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${asWritten(value)}`);
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

/**
 * All rows of a query as a list written by PostgreSQL, in the order of the query.
 *
 * @param rows a query of columns that `jsonColumns` has named
 */
export function jsonList(rows: { getSQL(): SQL }): SQL {
  return sql`(select coalesce(json_agg(listed), '[]') from (${rows.getSQL()}) listed)`;
}
