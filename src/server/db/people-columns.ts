// Columns of people.

import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { LevelWithdrawal } from '#contract/people.ts';
import { levelVerifications, users } from '#server/db/schema/index.ts';

/** First and last name, from `users` or an alias of it. */
export function fullName(person: { firstName: PgColumn; lastName: PgColumn }): SQL<string> {
  return sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
}

const guardian = alias(users, 'contact_guardian');

/** Where a person is written to: a junior's guardian, everyone else themselves. */
export function contactEmail(person: { email: PgColumn; guardianId: PgColumn }): SQL<string> {
  // As an inner statement it keeps the names of its tables.
  const found = sql`coalesce((select ${guardian.email} from ${users} contact_guardian
    where ${guardian.id} = ${person.guardianId}), ${person.email})`;
  return sql<string>`${found}`;
}

/** Whether a person is a junior (docs/product.md#families). */
export function hasGuardian(person: { guardianId: PgColumn }): SQL<boolean> {
  return sql<boolean>`(${person.guardianId} is not null)`;
}

/** The columns of a named person, from `users` or an alias of it (contract, `NamedPerson`). */
export function namedPerson<Id extends PgColumn, First extends PgColumn, Last extends PgColumn>(person: {
  id: Id;
  firstName: First;
  lastName: Last;
}) {
  const { id, firstName, lastName } = person;
  return { id, firstName, lastName };
}

/**
 * The level as the specification wants it, "1.0" without one, and whether there is one (contract, `CurrentUser`).
 */
export function levelColumns(person: { currentLevel: PgColumn }) {
  return {
    currentLevel: sql<string>`coalesce(${person.currentLevel}, 1.0)::text`.as('shown_level'),
    isLevelStated: sql<boolean>`(${person.currentLevel} is not null)`.as('is_level_stated'),
  };
}

/** The columns of a player in a list or beside a video, from `users` or an alias of it (contract, `PlayerCard`). */
export function playerCard<
  Id extends PgColumn,
  First extends PgColumn,
  Last extends PgColumn,
  Country extends PgColumn,
  Level extends PgColumn,
  Verified extends PgColumn,
>(player: {
  id: Id;
  firstName: First;
  lastName: Last;
  country: Country;
  currentLevel: Level;
  isLevelVerified: Verified;
}) {
  const { country, currentLevel, isLevelVerified } = player;
  return { ...namedPerson(player), country, currentLevel, isLevelVerified, levelWithdrawn: levelWithdrawal(player) };
}

const withdrawer = alias(users, 'level_withdrawer');

/**
 * The withdrawal of a player's level (contract, `LevelWithdrawal`), for `users` or an alias of it; null while the level is verified, and
 * for players who never had a verified one. Costs nothing while the level is verified.
 */
export function levelWithdrawal(player: {
  id: PgColumn;
  isLevelVerified: PgColumn;
}): SQL.Aliased<LevelWithdrawal | null> {
  const { playerId, withdrawnAt, withdrawnById } = levelVerifications;
  // The moment as `instant` writes it, without trailing zeros. As an inner statement it keeps the names of its tables.
  const withdrawal = sql`case when not ${player.isLevelVerified} then (
    select json_build_object(
      'at', replace((${withdrawnAt} at time zone 'UTC')::text, ' ', 'T') || 'Z',
      'by', case when ${withdrawer.id} is not null
        then json_build_object('firstName', ${withdrawer.firstName}, 'lastName', ${withdrawer.lastName}) end)
    from ${levelVerifications} left join ${users} level_withdrawer on ${withdrawer.id} = ${withdrawnById}
    where ${playerId} = ${player.id} and ${withdrawnAt} is not null
    order by ${withdrawnAt} desc limit 1) end`;
  return sql<LevelWithdrawal | null>`${withdrawal}`.as('level_withdrawn');
}
