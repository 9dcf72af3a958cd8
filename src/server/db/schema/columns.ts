// Column types that every table uses.

import { sql } from 'drizzle-orm';
import { check, customType, type PgColumn, uuid } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';

/**
 * A moment, as ISO 8601 text in UTC from the driver to the wire: turning it into a `Date` and back is half the cost of a list.
 * Kept to the millisecond, which is what a browser can hold.
 */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: toIso,
});

/** PostgreSQL writes `2026-03-01 18:30:00.5+00`; sessions run in UTC, so the offset is always `+00`. */
export function toIso(text: string): string {
  return text.includes('T') ? text : `${text.slice(0, 10)}T${text.slice(11, -3)}Z`;
}

/** Now, by the database's clock: the one clock that decides about expiry and order. */
export const now = sql<string>`now()`;

/** Primary key made by the application: time-ordered (UUID version 7), so that indexes stay compact and ids cannot be guessed. */
export const primaryId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => newId());

/** A check that a text column holds one of the listed values. (PostgreSQL's enum type cannot grow inside a migration.) */
export function oneOf(name: string, column: PgColumn, values: readonly string[]) {
  return check(name, isOneOf(column, values));
}

/** The condition that a text column holds one of the listed values, for checks and partial indexes. */
export function isOneOf(column: PgColumn, values: readonly string[]) {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
