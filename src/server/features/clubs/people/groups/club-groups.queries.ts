// SQL of a club's groups.

import { and, eq, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubGroupMembers, clubGroups, clubs, coachConnections, users } from '#server/db/schema/index.ts';
import { inOrder, searchable } from '#server/db/search.ts';
import { belongsTo, isInGroup } from '#server/policy/groups.ts';
import { isCoachOf, isListedMemberOf } from '#server/policy/membership.ts';

const coach = alias(users, 'group_coach');
const ruleCoach = alias(users, 'group_rule_coach');
const member = alias(users, 'group_member');

/** Groups of a club with their sizes, in one statement; of one id, or all by name. */
function listGroupsWhere(db: Database, condition: SQL | undefined) {
  const isMember = and(isListedMemberOf(member, clubGroups.clubId), belongsTo(member, clubGroups));
  const connected = db
    .select({ one: sql`1` })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.playerId, member.id),
        eq(coachConnections.coachId, clubGroups.coachId),
        eq(coachConnections.status, 'active'),
      ),
    );
  const sizes = db
    .select({
      members: sql<number>`count(*)::int`.as('members'),
      withoutCoach: sql<number>`(count(*) filter (where ${and(
        isNotNull(clubGroups.coachId),
        eq(member.state, 'active'),
        notExists(connected),
      )}))::int`.as('without_coach'),
    })
    .from(member)
    .where(isMember)
    .as('sizes');
  return db
    .select({
      id: clubGroups.id,
      name: clubGroups.name,
      isByRule: clubGroups.isByRule,
      levelFrom: clubGroups.levelFrom,
      levelTo: clubGroups.levelTo,
      ruleCoach: { id: ruleCoach.id, firstName: ruleCoach.firstName, lastName: ruleCoach.lastName },
      isRuleCoachOfClub: sql<boolean>`coalesce(${isCoachOf(ruleCoach, clubGroups.clubId)}, false)`,
      coach: { id: coach.id, firstName: coach.firstName, lastName: coach.lastName },
      members: sizes.members,
      withoutCoach: sizes.withoutCoach,
    })
    .from(clubGroups)
    .leftJoin(coach, eq(coach.id, clubGroups.coachId))
    .leftJoin(ruleCoach, eq(ruleCoach.id, clubGroups.ruleCoachId))
    .crossJoinLateral(sizes)
    .where(condition)
    .orderBy(inOrder(clubGroups.name), clubGroups.id);
}

/** A club's groups by name. */
export function listGroups(db: Database, clubId: string) {
  return listGroupsWhere(db, eq(clubGroups.clubId, clubId));
}
export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

/** A group of the club; null for others. */
export async function findGroup(db: Database, clubId: string, id: string): Promise<GroupRow | null> {
  const [row] = await listGroupsWhere(db, and(eq(clubGroups.clubId, clubId), eq(clubGroups.id, id)));
  return row ?? null;
}

/** A group of the club, locked until the transaction ends; null for others. */
export async function lockGroup(tx: Database, clubId: string, id: string) {
  const [row] = await tx
    .select()
    .from(clubGroups)
    .where(and(eq(clubGroups.clubId, clubId), eq(clubGroups.id, id)))
    .for('update');
  return row ?? null;
}

/** Locks a club until the transaction ends, so that its groups are made and named one at a time; false when there is none. */
export async function lockClubForGroups(tx: Database, clubId: string): Promise<boolean> {
  const rows = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, clubId)).for('no key update');
  return rows.length === 1;
}

/** Number of groups, and whether another one than `exceptId` has this name, without regard to case and accents. */
export async function countGroups(tx: Database, clubId: string, name: string, exceptId: string | null) {
  const isNamed = sql`${searchable(clubGroups.name)} = ${searchable(sql`${name}::text`)}`;
  const isOther = exceptId === null ? sql`true` : ne(clubGroups.id, exceptId);
  return onlyRow(
    await tx
      .select({
        groups: sql<number>`count(*)::int`,
        isTaken: sql<boolean>`coalesce(bool_or(${isNamed} and ${isOther}), false)`,
      })
      .from(clubGroups)
      .where(eq(clubGroups.clubId, clubId)),
  );
}

type GroupValues = Pick<
  typeof clubGroups.$inferInsert,
  'clubId' | 'name' | 'isByRule' | 'levelFrom' | 'levelTo' | 'ruleCoachId'
>;

export async function insertGroup(tx: Database, values: GroupValues): Promise<string> {
  return onlyRow(await tx.insert(clubGroups).values(values).returning({ id: clubGroups.id })).id;
}

export async function updateGroup(tx: Database, id: string, values: Partial<typeof clubGroups.$inferInsert>) {
  await tx.update(clubGroups).set(values).where(eq(clubGroups.id, id));
}

export async function deleteGroup(tx: Database, id: string): Promise<void> {
  await tx.delete(clubGroups).where(eq(clubGroups.id, id));
}

/** Adds members to a group made by hand, in one statement; returns the new ones. */
export async function insertGroupMembers(tx: Database, groupId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .insert(clubGroupMembers)
    .values(ids.map((userId) => ({ groupId, userId })))
    .onConflictDoNothing()
    .returning({ id: clubGroupMembers.userId });
  return rows.map(({ id }) => id);
}

/** Takes people out of a group made by hand; returns those who were in it. */
export async function deleteGroupMembers(tx: Database, groupId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(clubGroupMembers)
    .where(and(eq(clubGroupMembers.groupId, groupId), isAnyOf(ids)))
    .returning({ id: clubGroupMembers.userId });
  return rows.map(({ id }) => id);
}

const isAnyOf = (ids: readonly string[]) => sql`${clubGroupMembers.userId} = any(${sql.param([...ids])}::uuid[])`;

/** How many members a group has. */
export async function countGroupMembers(db: Database, clubId: string, groupId: string): Promise<number> {
  const { members } = onlyRow(
    await db
      .select({ members: sql<number>`count(*)::int` })
      .from(users)
      .where(and(isListedMemberOf(users, clubId), isInGroup(users, groupId))),
  );
  return members;
}

/** The members of a group, locked until the transaction ends, in the order in which people are locked. */
export function lockMembersOfGroup(tx: Database, clubId: string, groupId: string, limit: number) {
  return tx
    .select({ id: users.id, role: users.role, email: users.email, state: users.state })
    .from(users)
    .where(and(isListedMemberOf(users, clubId), isInGroup(users, groupId)))
    .orderBy(users.id)
    .limit(limit)
    .for('no key update');
}

/**
 * Takes people who leave a club out of its groups; a coach leads none of them any more. A rule that names the coach stays, and finds nobody
 * until it is changed.
 */
export async function leaveGroups(tx: Database, clubId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const ofClub = tx.select({ id: clubGroups.id }).from(clubGroups).where(eq(clubGroups.clubId, clubId));
  await tx.delete(clubGroupMembers).where(and(inArray(clubGroupMembers.groupId, ofClub), isAnyOf(ids)));
  await tx
    .update(clubGroups)
    .set({ coachId: null })
    .where(and(eq(clubGroups.clubId, clubId), sql`${clubGroups.coachId} = any(${sql.param([...ids])}::uuid[])`));
}

/** The groups that someone is in or leads, for their export. */
export function listGroupsOfPerson(db: Database, userId: string) {
  return db
    .select({ club: clubs.name, group: clubGroups.name, isByRule: clubGroups.isByRule })
    .from(users)
    .innerJoin(clubGroups, eq(clubGroups.clubId, users.clubId))
    .innerJoin(clubs, eq(clubs.id, clubGroups.clubId))
    .where(
      and(
        eq(users.id, userId),
        or(
          and(eq(users.role, 'player'), belongsTo(users, clubGroups)),
          eq(clubGroups.coachId, users.id),
          eq(clubGroups.ruleCoachId, users.id),
        ),
      ),
    )
    .orderBy(inOrder(clubGroups.name), clubGroups.id);
}

/** Forgets a person's places in groups, and the groups they lead. A rule that names them stays, by a "Former coach", and finds nobody. */
export async function forgetInGroups(tx: Database, userId: string): Promise<void> {
  await tx.delete(clubGroupMembers).where(eq(clubGroupMembers.userId, userId));
  await tx.update(clubGroups).set({ coachId: null }).where(eq(clubGroups.coachId, userId));
}

/** A club's groups made by hand, by their names. */
export function listNamedGroups(db: Database, clubId: string) {
  return db
    .select({ id: clubGroups.id, name: clubGroups.name })
    .from(clubGroups)
    .where(and(eq(clubGroups.clubId, clubId), eq(clubGroups.isByRule, false)));
}
