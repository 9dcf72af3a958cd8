// Objects and lists that PostgreSQL puts together as JSON, so that a screen is one statement (decision 036).

import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

export const isMoment = (value: PgColumn | SQL | SQL.Aliased): value is PgColumn =>
  is(value, PgColumn) && value.getSQLType().startsWith('timestamp');

/** The moment of a column as `toIso` writes it. Connections are in UTC. */
function isoText(column: PgColumn): SQL {
  return sql`replace(left(${column}::text, -3), ' ', 'T') || 'Z'`;
}

/** A value as answers hold it: moments in ISO 8601, numerics as text. */
export function asWritten(value: PgColumn | SQL | SQL.Aliased): SQL {
  if (isMoment(value)) return isoText(value);
  return is(value, PgColumn) && value.getSQLType().startsWith('numeric') ? sql`${value}::text` : sql`${value}`;
}

export type Columns = Record<string, PgColumn | SQL | SQL.Aliased>;

export function named<T extends Columns>(
  columns: T,
  write: (value: T[string]) => SQL,
): { [K in keyof T]: SQL.Aliased } {
  const aliased = Object.entries(columns).map(([key, value]) => [key, write(value as T[string]).as(key)]);
  return Object.fromEntries(aliased) as { [K in keyof T]: SQL.Aliased };
}

/** The columns named after their keys, for a query that `jsonList` takes. */
export function jsonColumns<T extends Columns>(columns: T): { [K in keyof T]: SQL.Aliased } {
  return named(columns, asWritten);
}

/** A JSON object; at most 50 keys. */
export function jsonObject(columns: Columns): SQL {
  const parts = Object.entries(columns).map(([key, value]) => sql`${sql.raw(`'${key}'`)}, ${asWritten(value)}`);
  return sql`json_build_object(${sql.join(parts, sql`, `)})`;
}

/**
 * All rows of a query as a JSON list, in their order.
 *
 * @param rows a query of `jsonColumns`
 */
export function jsonList(rows: { getSQL(): SQL }): SQL {
  return sql`(select coalesce(json_agg(listed), '[]') from (${rows.getSQL()}) listed)`;
}
