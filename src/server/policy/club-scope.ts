// The scope of a club's figures: all of its members, a group, or one.

import { and, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/index.ts';
import { isInGroup } from './groups.ts';
import { isActiveMemberOf } from './membership.ts';

const build = new QueryBuilder();
const scoped = alias(users, 'scoped_member');

/** The columns of `users` that decide who is in scope. */
interface ScopedColumns {
  id: PgColumn;
  role: PgColumn;
  state: PgColumn;
  clubId: PgColumn;
  currentLevel: PgColumn;
}

/** The scope of figures: a club, one of its groups or one member (null for all), between two times (ISO 8601). */
export interface ClubScope {
  clubId: string;
  playerId: string | null;
  groupId: string | null;
  start: string;
  end: string;
}

/**
 * The same as `isActiveMemberOf` for a prepared statement, with the placeholders `clubId`, `playerId` and `groupId`: of all members, or,
 * where one of these is not null, of one or of a group.
 */
export function isInScope(person: ScopedColumns): SQL {
  const playerId = sql.placeholder('playerId');
  const groupId = sql.placeholder('groupId');
  return and(
    isActiveMemberOf(person, sql.placeholder('clubId')),
    sql`(${playerId}::uuid is null or ${person.id} = ${playerId}::uuid)`,
    sql`(${groupId}::uuid is null or ${isInGroup(person, groupId)})`,
  ) as SQL;
}

/** The ids of people in scope as a subquery, for `isAnyOf`. */
export function idsInScope(): SQL {
  return build.select({ id: scoped.id }).from(scoped).where(isInScope(scoped)).getSQL();
}
