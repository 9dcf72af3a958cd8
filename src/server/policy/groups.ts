// Who belongs to a group of a club, in SQL: chosen by hand, or computed from its rule (docs/product.md#groups-of-a-club).

import { and, eq, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { halfStep } from '#domain/clubs/club-groups.ts';
import { clubGroupMembers, clubGroups, coachConnections, users } from '#server/db/schema/index.ts';
import { isCoachOf } from './membership.ts';

const build = new QueryBuilder();
const group = alias(clubGroups, 'asked_group');
const chosen = alias(clubGroupMembers, 'chosen_member');
const connection = alias(coachConnections, 'group_connection');
const ruleCoach = alias(users, 'rule_coach');

interface MemberColumns {
  id: PgColumn;
  clubId: PgColumn;
  currentLevel: PgColumn;
}

/**
 * Whether a member is in a group of their own club; nobody is in a group of another club. Combine it with the rule of who is a member
 * (`isListedMemberOf`, `isActiveMemberOf`): someone who leaves the club is in no group from that moment.
 */
export function isInGroup(person: MemberColumns, groupId: string | Placeholder): SQL {
  return sql`exists (${build
    .select({ one: sql`1` })
    .from(group)
    .where(and(eq(group.id, sql`${groupId}::uuid`), eq(group.clubId, person.clubId), belongsTo(person, group)))})`;
}

/** Whether a person belongs to a group of the query, `clubGroups` or an alias of it, of the person's club. */
export function belongsTo(person: MemberColumns, of: typeof clubGroups | typeof group): SQL {
  const byHand = build
    .select({ one: sql`1` })
    .from(chosen)
    .where(and(eq(chosen.groupId, of.id), eq(chosen.userId, person.id)));
  // A coach who has left the club leads nobody here: their group is empty.
  const coached = build
    .select({ one: sql`1` })
    .from(connection)
    .innerJoin(ruleCoach, and(eq(ruleCoach.id, connection.coachId), isCoachOf(ruleCoach, of.clubId)))
    .where(
      and(
        eq(connection.coachId, of.ruleCoachId),
        eq(connection.playerId, person.id),
        sql`${connection.status} = 'active'`,
      ),
    );
  const isOfRule = and(
    sql`(${of.levelFrom} is not null or ${of.ruleCoachId} is not null)`,
    isInBand(person, of),
    sql`(${of.ruleCoachId} is null or exists (${coached}))`,
  );
  return or(and(sql`not ${of.isByRule}`, sql`exists (${byHand})`), and(sql`${of.isByRule}`, isOfRule)) as SQL;
}

/** Whether a person is in a band of levels (`isInBand` of the domain); without a band everyone is, also those without a level. */
export function isInBand(
  { currentLevel }: Pick<MemberColumns, 'currentLevel'>,
  { levelFrom, levelTo }: { levelFrom: PgColumn; levelTo: PgColumn },
): SQL {
  const isWithin = sql`${currentLevel} >= ${levelFrom} and ${currentLevel} < ${levelTo} + ${sql.raw(String(halfStep))}`;
  return sql`(${levelFrom} is null or coalesce(${isWithin}, false))`;
}
