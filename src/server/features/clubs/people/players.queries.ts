// SQL of a club's members for its managers: a statement per page, one for their coaches and one for their groups.

import { and, asc, desc, eq, exists, inArray, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MemberFilter, MemberSelection } from '#contract/clubs/club-players.ts';
import type { InvitationState, MemberOrder } from '#domain/clubs/club-lists.ts';
import { type ActivityFilter, type LevelFilter, quietMemberDays } from '#domain/clubs/club-people.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { contactEmail, fullName, hasGuardian, namedPerson, playerCard } from '#server/db/people-columns.ts';
import {
  clubGroups,
  clubInvitations,
  coachConnections,
  sessions,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { belongsTo, isInGroup } from '#server/policy/groups.ts';
import { type ClubRef, isCoachOf, isListedMemberOf } from '#server/policy/membership.ts';
import { isListed } from './invitations/club-invitations.queries.ts';

/** Page size. */
const pageSize = 50;

/** A page of members: filters, order, cursor, and the zone in which days are counted. */
interface MemberPage extends MemberFilter {
  order: MemberOrder;
  after?: string | undefined;
}

const coach = alias(users, 'coach');
const guardian = alias(users, 'guardian');

const byName = inOrder(fullName(users));

const countOfVideos = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${videos} where ${videos.playerId} = ${users.id} and ${condition})`;
const lastVideo = sql`(select max(${videos.uploadDate}) from ${videos} where ${videos.playerId} = ${users.id})`;
const lastSeen = sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`;
/** `greatest` ignores nulls. */
const lastActive = sql`greatest(${lastVideo}, ${lastSeen})`;
/** The day alone: the club learns no time of a visit (docs/product.md#people-of-a-club). */
const lastActiveDay = (timeZone: string) => sql`(${lastActive} at time zone ${timeZone})::date`;

const columnsIn = (timeZone: string) => ({
  ...playerCard(users),
  email: contactEmail(users),
  isJunior: hasGuardian(users),
  isSuspended: sql<boolean>`${users.state} = 'suspended'`,
  videos: countOfVideos(sql`true`),
  videosWaiting: countOfVideos(isOpen),
  lastVideoAt: sql<string | null>`${lastVideo}`.mapWith(videos.uploadDate),
  lastActiveOn: sql<string | null>`${lastActiveDay(timeZone)}::text`,
});

const levels: Record<LevelFilter, SQL | undefined> = {
  all: undefined,
  verified: eq(users.isLevelVerified, true),
  unverified: eq(users.isLevelVerified, false),
};
const isRecent = sql`coalesce(${lastActive} > now() - make_interval(days => ${quietMemberDays}), false)`;
const activities: Record<ActivityFilter, SQL | undefined> = {
  all: undefined,
  active: isRecent,
  quiet: sql`not ${isRecent}`,
};

/** A rated person's newest rating in a skill, by the index. */
const newestRating = (skill: SingleSkill) =>
  sql<number>`(
    select ${skillRatings.rating} from ${skillRatings}
    where ${skillRatings.playerId} = ${users.id} and ${skillRatings.skillName} = ${skill}
    order by ${skillRatings.createdAt} desc limit 1)`;

/** Members who match a filter. */
function isMatching(db: Database, clubId: string, filter: MemberFilter): SQL {
  const { search, level, activity, coach: coachFilter, group, notInGroup, skill } = filter;
  return and(
    isListedMemberOf(users, clubId),
    holdsSearch(search, fullName(users), contactEmail(users)),
    levels[level],
    activities[activity],
    coachFilter === undefined ? undefined : hasCoach(db, clubId, coachFilter),
    group === undefined ? undefined : isInGroup(users, group),
    notInGroup === undefined ? undefined : not(isInGroup(users, notInGroup)),
    skill && sql`${newestRating(skill)} is not null`,
  ) as SQL;
}

const isFilter = (selection: MemberSelection) => 'filter' in selection;

/** Members of a selection, of this club alone. */
export function isSelectedMember(db: Database, clubId: string, selection: MemberSelection): SQL {
  if (!isFilter(selection)) return and(isListedMemberOf(users, clubId), isAnyId(selection.ids)) as SQL;
  const { filter, except } = selection;
  const kept = except.length === 0 ? undefined : sql`not ${isAnyId(except)}`;
  return and(isMatching(db, clubId, filter), kept) as SQL;
}

/** One parameter, however many ids. */
const isAnyId = (ids: readonly string[]) => sql`${users.id} = any(${sql.param([...ids])}::uuid[])`;

/** What a list is sorted by beside the name, by order: a value that may be missing, and missing ones come last. */
function keyOf({ order, skill }: Pick<MemberPage, 'order' | 'skill'>, timeZone: string): SQL | null {
  if (skill) return newestRating(skill);
  switch (order) {
    case 'name':
    case '-name':
      return null;
    case 'level':
    case '-level':
      return sql`${users.currentLevel}`;
    case 'active':
    case '-active':
      return lastActiveDay(timeZone);
    case 'coach':
    case '-coach':
      return sql`(select min(${inOrder(fullName(coach))}) from ${coachConnections}
        join ${users} as ${coach} on ${coach.id} = ${coachConnections.coachId}
        where ${coachConnections.playerId} = ${users.id} and ${isTheirCoach(users.clubId)})`;
  }
}

/** A page of a club's members in an order; with a skill, those rated in it, the lowest newest rating first. */
export async function listMembers(db: Database, clubId: string, page: MemberPage, timeZone: string) {
  const { skill, after } = page;
  const key = keyOf(page, timeZone);
  const isDown = !skill && page.order.startsWith('-');
  const columns = columnsIn(timeZone);
  const found = await db
    .select({ ...columns, ...(skill && { rating: newestRating(skill).mapWith(Number) }) })
    .from(users)
    .where(
      and(
        isMatching(db, clubId, page),
        after === undefined ? undefined : await isBeyond(db, clubId, after, key, isDown),
      ),
    )
    .orderBy(
      ...(key === null ? [] : [sql`${key} is null`, isDown ? desc(key) : asc(key)]),
      key === null && isDown ? desc(byName) : byName,
      key === null && isDown ? desc(users.id) : users.id,
    )
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** Members who come after the last one of the page before; nobody where that is no member. */
async function isBeyond(db: Database, clubId: string, after: string, key: SQL | null, isDown: boolean): Promise<SQL> {
  const [last] = await db
    .select({ name: fullName(users), key: key === null ? sql<null>`null` : sql<string | null>`(${key})::text` })
    .from(users)
    .where(and(eq(users.id, after), isListedMemberOf(users, clubId)));
  if (last === undefined) return sql`false`;
  const place = sql`(${byName}, ${users.id})`;
  const lastPlace = sql`(${inOrder(sql`${last.name}::text`)}, ${after}::uuid)`;
  if (key === null) return isDown ? sql`${place} < ${lastPlace}` : sql`${place} > ${lastPlace}`;
  const isEqualBeyond = sql`(${key})::text is not distinct from ${last.key}::text and ${place} > ${lastPlace}`;
  if (last.key === null) return sql`(${isEqualBeyond})`;
  // Compared in the key's own type and order, which the text alone would not have.
  const lastKey = db
    .select({ key: sql`${key}`.as('last_key') })
    .from(users)
    .where(eq(users.id, after));
  const isPast = isDown ? sql`(${key}) < (${lastKey})` : sql`(${key}) > (${lastKey})`;
  return sql`(${key} is null or ${isPast} or (${isEqualBeyond}))`;
}

/** Members, those who match, and invitations of players by whether their link is still valid. */
export async function countPeople(db: Database, clubId: string, filter: MemberFilter) {
  const invited = (state: InvitationState) =>
    sql<number>`(select count(*)::int from ${clubInvitations}
      where ${and(isListed(db, clubId, { state }), eq(clubInvitations.role, 'player'))})`;
  return onlyRow(
    await db
      .select({
        members: sql<number>`count(*)::int`,
        matching: sql<number>`(count(*) filter (where ${isMatching(db, clubId, filter)}))::int`,
        invited: invited('open'),
        expired: invited('expired'),
      })
      .from(users)
      .where(isListedMemberOf(users, clubId)),
  );
}

/** The members of a selection, locked until the transaction ends, without those who have left meanwhile or are being erased. */
export function lockSelectedMembers(tx: Database, clubId: string, selection: MemberSelection, limit: number) {
  return tx
    .select({ id: users.id, role: users.role, email: users.email, state: users.state })
    .from(users)
    .where(isSelectedMember(tx, clubId, selection))
    .orderBy(users.id)
    .limit(limit)
    .for('no key update');
}

/** The members of a selection as a file has them, by name. */
export function listSelectedMembers(db: Database, clubId: string, selection: MemberSelection, limit: number) {
  const { id, firstName, lastName, country, currentLevel, adultOn } = users;
  const ofGuardian = { firstName: guardian.firstName, lastName: guardian.lastName };
  return db
    .select({
      id,
      firstName,
      lastName,
      email: contactEmail(users),
      country,
      currentLevel,
      adultOn,
      guardian: ofGuardian,
    })
    .from(users)
    .leftJoin(guardian, eq(guardian.id, users.guardianId))
    .where(isSelectedMember(db, clubId, selection))
    .orderBy(byName, users.id)
    .limit(limit);
}

/** The groups of several members, by name, in one statement. */
export async function listGroupsOfMembers(db: Database, clubId: string, playerIds: readonly string[]) {
  if (playerIds.length === 0) return [];
  return db
    .select({ playerId: users.id, id: clubGroups.id, name: clubGroups.name, isByRule: clubGroups.isByRule })
    .from(users)
    .innerJoin(clubGroups, and(eq(clubGroups.clubId, clubId), belongsTo(users, clubGroups)))
    .where(and(eq(users.clubId, clubId), isAnyId(playerIds)))
    .orderBy(inOrder(clubGroups.name), clubGroups.id);
}

/** Whether a connection is with a coach for a member: an active one, or one of the club, suspended or not. */
const isTheirCoach = (clubId: ClubRef) =>
  and(eq(coachConnections.status, 'active'), or(eq(coach.state, 'active'), isCoachOf(coach, clubId))) as SQL;

/** Connected with this club coach; `none` means without any coach. */
export function hasCoach(db: Database, clubId: ClubRef, coachId: string): SQL {
  const connected = db
    .select({ one: sql`1` })
    .from(coachConnections)
    .innerJoin(coach, eq(coach.id, coachConnections.coachId))
    .where(
      and(
        eq(coachConnections.playerId, users.id),
        isTheirCoach(clubId),
        coachId === 'none' ? undefined : and(eq(coach.id, coachId), isCoachOf(coach, clubId)),
      ),
    );
  return coachId === 'none' ? notExists(connected) : exists(connected);
}

/** A member of the club; null for others. */
export async function findMember(db: Database, clubId: string, userId: string, timeZone: string) {
  const [row] = await db
    .select(columnsIn(timeZone))
    .from(users)
    .where(and(eq(users.id, userId), isListedMemberOf(users, clubId)));
  return row ?? null;
}

/** The coaches of several members, and whether each belongs to the club, in one statement. */
export async function listCoachesOfMembers(db: Database, clubId: string, playerIds: readonly string[]) {
  if (playerIds.length === 0) return [];
  return db
    .select({
      playerId: coachConnections.playerId,
      ...namedPerson(coach),
      isOfClub: sql<boolean>`(${isCoachOf(coach, clubId)})`,
    })
    .from(coachConnections)
    .innerJoin(coach, eq(coach.id, coachConnections.coachId))
    .where(and(inArray(coachConnections.playerId, [...playerIds]), isTheirCoach(clubId)))
    .orderBy(asc(coachConnections.startedAt), asc(coachConnections.id));
}
