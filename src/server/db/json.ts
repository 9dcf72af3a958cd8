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

/** The moment of a column as `toIso` writes it; sessions run in UTC. */
function isoText(column: PgColumn): SQL {
  return sql`replace(left(${column}::text, -3), ' ', 'T') || 'Z'`;
}

/** A value as it stands in an answer: moments in ISO 8601, numbers with fixed digits as text. */
function asWritten(value: PgColumn | SQL | SQL.Aliased): SQL {
  if (!is(value, PgColumn)) return sql`${value}`;
  const type = value.getSQLType();
  if (type.startsWith('timestamp')) return isoText(value);
  return type.startsWith('numeric') ? sql`${value}::text` : sql`${value}`;
}

/** The same columns under the names of their keys, for a subquery whose rows `jsonList` writes. */
export function jsonColumns<T extends Record<string, PgColumn | SQL | SQL.Aliased>>(
  columns: T,
): { [K in keyof T]: SQL.Aliased } {
  const aliased = Object.entries(columns).map(([key, value]) => [key, asWritten(value).as(key)]);
  return Object.fromEntries(aliased) as { [K in keyof T]: SQL.Aliased };
}

/** An object written by PostgreSQL, key by key; at most 50 keys. */
export function jsonObject(columns: Record<string, PgColumn | SQL | SQL.Aliased>): SQL {
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
