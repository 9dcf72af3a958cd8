// Who counts as a member or a coach of a club: the conditions that its dashboard, reports, lists, awards and benchmarks ask.

import { and, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/index.ts';
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

/**
 * The condition that somebody is a coach of a club (docs/product.md#clubs): a club coach of it who has come, suspended or not. Dashboard,
 * reports, the list of coaches and the filters by coach all ask it; who else works for members is no coach of their club.
 */
export function isCoachOf(person: Omit<PersonColumns, 'accessType'>, clubId: string | Placeholder): SQL {
  return and(
    sql`${person.clubId} = ${clubId}`,
    eq(person.role, 'coach_club'),
    inArray(person.state, ['active', 'suspended']),
  ) as SQL;
}

const build = new QueryBuilder();
const scoped = alias(users, 'scoped_member');

/** The ids of a club's members as a statement, for `isAnyOf`. */
export function idsOfMembers(clubId: string | Placeholder): SQL {
  return build.select({ id: scoped.id }).from(scoped).where(isMemberOf(scoped, clubId)).getSQL();
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

/** The ids of those whom `isInScope` holds for, as a statement for `isAnyOf`. */
export function idsInScope(): SQL {
  return build.select({ id: scoped.id }).from(scoped).where(isInScope(scoped)).getSQL();
}

/** The club that somebody manages; a manager without a club finds nothing. */
export function clubOf(actor: { clubId: string | null }): string {
  return orNotFound(actor.clubId);
}
