// SQL of the administrator's lists and changes.

import {
  and,
  asc,
  desc,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type AccountState, coachRoles, type Role } from '#domain/people/roles.ts';
import { namedPerson } from '#server/access/names.ts';
import { isOpen, isOverdue } from '#server/db/conditions.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { theRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { clubs, coachConnections, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { containing } from '#server/db/search.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

/** Lines of one page of a list. */
const pageSize = 50;

const joiningClub = alias(clubs, 'joining_club');

const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  country: users.country,
  role: users.role,
  accessType: users.accessType,
  clubName: clubs.name,
  joiningClubName: joiningClub.name,
  state: users.state,
  isInvited: isInvited(),
  currentLevel: users.currentLevel,
  isLevelVerified: users.isLevelVerified,
  analysisCreditsRemaining: users.analysisCreditsRemaining,
  createdAt: users.createdAt,
};

/** A page of people, the newest first. Ids grow with time, so the last id of a page is where the next one starts. */
export async function listPeople(
  db: Database,
  filter: { state?: AccountState; role?: Role; search?: string; after?: string },
) {
  const { state, role, search, after } = filter;
  const pattern = search ? containing(search) : undefined;
  const found = await db
    .select(personColumns)
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(joiningClub, eq(joiningClub.id, users.joiningClubId))
    .where(
      and(
        state ? eq(users.state, state) : ne(users.state, 'deleted'),
        // Of the erased there is nothing left to see.
        isNull(users.erasedAt),
        role ? eq(users.role, role) : undefined,
        pattern
          ? or(ilike(users.email, pattern), ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, pattern))
          : undefined,
        after ? lt(users.id, after) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

export async function setRole(db: Database, userId: string, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

export async function setState(db: Database, userId: string, state: AccountState): Promise<void> {
  await db.update(users).set({ state }).where(eq(users.id, userId));
}

/** Ids of all active administrators, whose accounts are locked until the transaction ends: in one order, so that no two wait for each other. */
export async function lockActiveAdministrators(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.state, 'active')))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

const player = alias(users, 'player');
const reviewer = alias(users, 'reviewer');

export type VideoFilter = 'all' | 'without-coach' | 'to-review' | 'overdue' | 'analyzed';

/** The video is still to be reviewed, nobody reviews it, and no coach is there to whom it is offered. */
function isWithoutCoach(db: Database): SQL | undefined {
  const one = { one: sql`1` };
  const connectedCoach = alias(users, 'connected_coach');
  const connected = db
    .select(one)
    .from(coachConnections)
    .innerJoin(connectedCoach, eq(connectedCoach.id, coachConnections.coachId))
    .where(
      and(
        eq(coachConnections.playerId, videos.playerId),
        eq(coachConnections.status, 'active'),
        eq(connectedCoach.state, 'active'),
      ),
    );
  const opened = db
    .select(one)
    .from(reviewDrafts)
    .where(and(eq(reviewDrafts.videoId, videos.id), isNotNull(reviewDrafts.coachId)));
  const clubCoach = alias(users, 'club_coach');
  const owner = alias(users, 'owner');
  const offered = db
    .select(one)
    .from(owner)
    .innerJoin(
      clubCoach,
      and(eq(clubCoach.clubId, owner.clubId), eq(clubCoach.role, 'coach_club'), eq(clubCoach.state, 'active')),
    )
    .where(and(eq(owner.id, videos.playerId), eq(owner.accessType, 'club')));
  return and(isOpen, notExists(connected), notExists(opened), notExists(offered));
}

function matching(db: Database, show: VideoFilter): SQL | undefined {
  switch (show) {
    case 'all':
      return undefined;
    case 'without-coach':
      return isWithoutCoach(db);
    case 'to-review':
      return isOpen;
    case 'overdue':
      return isOverdue;
    case 'analyzed':
      return eq(videos.status, 'Analyzed');
  }
}

/** The video's player is not leaving: nobody reviews a video that may be gone in two days. */
function playerIsNotLeaving(db: Database): SQL {
  const owner = alias(users, 'video_owner');
  return exists(
    db
      .select({ one: sql`1` })
      .from(owner)
      .where(and(eq(owner.id, videos.playerId), ne(owner.state, 'deleted'))),
  );
}

/** A page of videos, the newest first. */
export async function listVideos(db: Database, show: VideoFilter, after: string | undefined) {
  const found = await db
    .select({
      id: videos.id,
      title: videos.title,
      status: videos.status,
      uploadDate: videos.uploadDate,
      dueAt: videos.dueAt,
      player: namedPerson(player),
      reviewer: { firstName: reviewer.firstName, lastName: reviewer.lastName },
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviewer, eq(reviewer.id, reviewDrafts.coachId))
    .where(and(matching(db, show), playerIsNotLeaving(db), after ? lt(videos.id, after) : undefined))
    .orderBy(desc(videos.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** The active coaches of several players, in one statement. */
export function listCoachesOfPlayers(db: Database, playerIds: string[]) {
  return db
    .select({ playerId: coachConnections.playerId, ...namedPerson(users) })
    .from(coachConnections)
    .innerJoin(users, eq(users.id, coachConnections.coachId))
    .where(
      and(
        inArray(coachConnections.playerId, playerIds),
        eq(coachConnections.status, 'active'),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(coachConnections.startedAt));
}

/** Active coaches. Sorted by the caller: the embedded database sorts by Unicode's numbers, not by any alphabet. */
export function listCoaches(db: Database) {
  return db
    .select({ ...namedPerson(users), role: users.role })
    .from(users)
    .where(and(inArray(users.role, [...coachRoles]), eq(users.state, 'active')));
}

export async function findVideoOwner(db: Database, videoId: string) {
  const [row] = await db
    .select({ playerId: videos.playerId })
    .from(videos)
    .where(and(eq(videos.id, videoId), playerIsNotLeaving(db)));
  return row ?? null;
}

export async function isActiveCoach(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), inArray(users.role, [...coachRoles]), eq(users.state, 'active')));
  return rows.length === 1;
}

const dashboardCounts = prepared((db) => {
  return db
    .select({
      waitingApprovals: sql<number>`(select count(*) from ${users} where ${users.state} = 'pending')::int`,
      videosToReview: sql<number>`(select count(*) from ${videos} where ${and(isOpen, playerIsNotLeaving(db))})::int`,
      videosOverdue: sql<number>`(select count(*) from ${videos} where ${and(matching(db, 'overdue'), playerIsNotLeaving(db))})::int`,
      videosWithoutCoach: sql<number>`(select count(*) from ${videos} where ${and(isWithoutCoach(db), playerIsNotLeaving(db))})::int`,
    })
    .from(sql`(select 1) as one`)
    .prepare('admin_dashboard');
});

/** The numbers of the dashboard, in one statement. */
export async function countWaiting(db: Database) {
  return theRow(await dashboardCounts(db).execute());
}
