// Club membership in SQL: the rules of `domain/people/access.ts`, each once.

import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '#server/db/schema/index.ts';
import { orNotFound } from '#server/http/app-error.ts';

/** The columns of `users` that decide membership. */
interface PersonColumns {
  role: PgColumn;
  state: PgColumn;
  clubId: PgColumn;
}

/** A club id, placeholder or column. Null has no members. */
export type ClubRef = string | null | Placeholder | PgColumn;

/**
 * The condition that a person is a player of a club, whatever the state of the account. Values are written out: one plan for all values
 * would look through everybody. The database holds the access type to the club.
 */
export function isMemberOf(person: Pick<PersonColumns, 'role' | 'clubId'>, clubId: ClubRef): SQL {
  return sql`(${person.clubId} = ${clubId} and ${person.role} = 'player')`;
}

/** Whether a person is a player of any club (`isClubMember` of the domain). */
export function isClubMember(person: Pick<PersonColumns, 'role' | 'clubId'>): SQL {
  return sql`(${person.clubId} is not null and ${person.role} = 'player')`;
}

/**
 * The condition that a person is an active member of a club now (docs/product.md#clubs): who has left, is leaving or is suspended
 * counts in none of its figures, whatever they did there before.
 */
export function isActiveMemberOf(person: PersonColumns, clubId: ClubRef): SQL {
  return sql`(${isMemberOf(person, clubId)} and ${person.state} = 'active')`;
}

/**
 * The condition that a person is a coach of a club (docs/product.md#clubs): a club coach of it who has come, suspended or not. Dashboard,
 * reports, the list of coaches and the filters by coach all ask it; who else works for members is no coach of their club.
 */
export function isCoachOf(person: PersonColumns, clubId: ClubRef): SQL {
  return sql`(${person.clubId} = ${clubId} and ${person.role} = 'coach_club' and ${hasCome(person)})`;
}

/** Whether a person is a coach who is offered the club's open videos (docs/product.md#assignment). */
export function isActiveCoachOf(person: PersonColumns, clubId: ClubRef): SQL {
  return sql`(${person.clubId} = ${clubId} and ${person.role} = 'coach_club' and ${person.state} = 'active')`;
}

/** Whether a club's managers list a person as a member: joined and not pending deletion, suspended or not. */
export function isListedMemberOf(person: PersonColumns, clubId: ClubRef): SQL {
  return sql`(${isMemberOf(person, clubId)} and ${hasCome(person)})`;
}

const hasCome = ({ state }: Pick<PersonColumns, 'state'>) => sql`${state} in ('active', 'suspended')`;

const build = new QueryBuilder();
const scoped = alias(users, 'scoped_member');

/** The ids of a club's active members as a subquery, for `isAnyOf`. */
export function idsOfMembers(clubId: string | Placeholder): SQL {
  return build.select({ id: scoped.id }).from(scoped).where(isActiveMemberOf(scoped, clubId)).getSQL();
}

/** The manager's club. @throws AppError not_found for a manager without one */
export function clubOf(actor: { clubId: string | null }): string {
  return orNotFound(actor.clubId);
}
