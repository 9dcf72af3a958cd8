// SQL of a club's members for its managers: a statement per page, and one for the coaches.

import { and, asc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ActivityFilter, type LevelFilter, quietMemberDays } from '#domain/clubs/club-people.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson, playerCard } from '#server/db/people-columns.ts';
import { coachConnections, sessions, skillRatings, users, videos } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { isCoachOf, isListedMemberOf } from '#server/policy/membership.ts';

/** Page size. */
const pageSize = 50;

interface MemberPage {
  search?: string | undefined;
  level: LevelFilter;
  activity: ActivityFilter;
  coach?: string | undefined;
  skill?: SingleSkill | undefined;
  after?: string | undefined;
}

const last = alias(users, 'last');
const coach = alias(users, 'coach');

const byName = (person: typeof users | typeof last) => inOrder(fullName(person));

const countOfVideos = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${videos} where ${videos.playerId} = ${users.id} and ${condition})`;
const lastVideo = sql`(select max(${videos.uploadDate}) from ${videos} where ${videos.playerId} = ${users.id})`;
const lastSeen = sql`(select max(${sessions.lastSeenAt}) from ${sessions} where ${sessions.userId} = ${users.id})`;
/** `greatest` ignores nulls. */
const lastActive = sql`greatest(${lastVideo}, ${lastSeen})`;

const columns = {
  ...playerCard(users),
  isSuspended: sql<boolean>`${users.state} = 'suspended'`,
  videos: countOfVideos(sql`true`),
  videosWaiting: countOfVideos(isOpen),
  lastVideoAt: sql<string | null>`${lastVideo}`.mapWith(videos.uploadDate),
  lastActiveAt: sql<string | null>`${lastActive}`.mapWith(videos.uploadDate),
};

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
const newestRating = (person: typeof users | typeof last, skill: SingleSkill) =>
  sql<number>`(
    select ${skillRatings.rating} from ${skillRatings}
    where ${skillRatings.playerId} = ${person.id} and ${skillRatings.skillName} = ${skill}
    order by ${skillRatings.createdAt} desc limit 1)`;

/** A page of a club's members, by name; with a skill, those rated in it, the lowest newest rating first. */
export async function listMembers(db: Database, clubId: string, page: MemberPage) {
  const { search, level, activity, coach: coachFilter, skill, after } = page;
  const order = (person: typeof users | typeof last) => (skill ? newestRating(person, skill) : byName(person));
  const beyond = sql`(${order(users)}, ${users.id}) > (${db
    .select({ place: order(last), id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.clubId, clubId)))})`;
  const found = await db
    .select({ ...columns, ...(skill && { rating: newestRating(users, skill).mapWith(Number) }) })
    .from(users)
    .where(
      and(
        isListedMemberOf(users, clubId),
        holdsSearch(search, fullName(users)),
        levels[level],
        activities[activity],
        coachFilter === undefined ? undefined : hasCoach(db, clubId, coachFilter),
        skill && sql`${newestRating(users, skill)} is not null`,
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(order(users), users.id)
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** Connected with this club coach; `none` means without any coach. */
function hasCoach(db: Database, clubId: string, coachId: string): SQL {
  const connected = db
    .select({ one: sql`1` })
    .from(coachConnections)
    .innerJoin(coach, eq(coach.id, coachConnections.coachId))
    .where(
      and(
        eq(coachConnections.playerId, users.id),
        eq(coachConnections.status, 'active'),
        coachId === 'none' ? undefined : and(eq(coach.id, coachId), isCoachOf(coach, clubId)),
      ),
    );
  return coachId === 'none' ? notExists(connected) : exists(connected);
}

/** A member of the club; null for others. */
export async function findMember(db: Database, clubId: string, userId: string) {
  const [row] = await db
    .select(columns)
    .from(users)
    .where(and(eq(users.id, userId), isListedMemberOf(users, clubId)));
  return row ?? null;
}

/** The active coaches of several members, and whether each belongs to the club, in one statement. */
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
    .where(
      and(
        inArray(coachConnections.playerId, [...playerIds]),
        eq(coachConnections.status, 'active'),
        or(eq(coach.state, 'active'), eq(coach.clubId, clubId)),
      ),
    )
    .orderBy(asc(coachConnections.startedAt), asc(coachConnections.id));
}
