// Names of people, as SQL writes them.

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** First and last name of a row of `users`, or of an alias of it. */
export function fullName(person: { firstName: PgColumn; lastName: PgColumn }): SQL<string> {
  return sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
}
