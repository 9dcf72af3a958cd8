// People as SQL names them.

import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { levelWithdrawal } from './level-withdrawal.queries.ts';

/** First and last name of a row of `users`, or of an alias of it. */
export function fullName(person: { firstName: PgColumn; lastName: PgColumn }): SQL<string> {
  return sql<string>`${person.firstName} || ' ' || ${person.lastName}`;
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
 * The level as the specified shape of a person has it, "1.0" where there is none, and whether it is one (contract, `CurrentUser`).
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
