// Who counts as a member of a club in its figures: the one condition that dashboard, reports, awards and benchmarks ask.

import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orNotFound } from '#server/http/app-error.ts';

/** The columns of `users`, or of an alias of it, by which membership is decided. */
interface PersonColumns {
  role: PgColumn;
  state: PgColumn;
  accessType: PgColumn;
  clubId: PgColumn;
}

/**
 * The condition that somebody is an active member of a club now (docs/product.md#clubs): who has left, is leaving or is suspended
 * counts in none of its figures, whatever they did there before.
 */
export function isMemberOf(person: PersonColumns, clubId: string | Placeholder): SQL {
  return and(
    sql`${person.clubId} = ${clubId}`,
    eq(person.role, 'player'),
    eq(person.accessType, 'club'),
    eq(person.state, 'active'),
  ) as SQL;
}

/** What figures are asked of: a club or one of its members (null: all), from a moment until before another (ISO 8601). */
export interface ClubScope {
  clubId: string;
  playerId: string | null;
  start: string;
  end: string;
}

/**
 * The same as `isMemberOf` for a prepared statement, with the placeholders `clubId` and `playerId`: of all members, or, unless
 * `playerId` is null, of one.
 */
export function isInScope(person: PersonColumns & { id: PgColumn }): SQL {
  const playerId = sql.placeholder('playerId');
  return and(
    isMemberOf(person, sql.placeholder('clubId')),
    sql`(${playerId}::uuid is null or ${person.id} = ${playerId}::uuid)`,
  ) as SQL;
}

/** The club that somebody manages; a manager without a club finds nothing. */
export function clubOf(actor: { clubId: string | null }): string {
  return orNotFound(actor.clubId);
}
