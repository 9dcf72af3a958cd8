// SQL of calendars: sessions, feed addresses and time zones.

import { and, asc, desc, eq, exists, gte, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LanguageCode } from '#domain/language/languages.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import type { SessionAnswer } from '#domain/training/session-answers.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { calendarFeeds, cancelledSessions, trainingSessions, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isClubMember } from '#server/policy/membership.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';
import { isOwnSession } from './coach-sessions.queries.ts';

/** How far back a feed goes, in days, and the most sessions in it. */
const feedDays = 90;
const maxSessions = 500;

const coach = alias(users, 'coach');

const shared = {
  id: trainingSessions.groupId,
  title: trainingSessions.title,
  sessionDate: trainingSessions.sessionDate,
  duration: trainingSessions.duration,
  places: trainingSessions.places,
  place: trainingSessions.place,
  objectives: trainingSessions.objectives,
  notes: trainingSessions.notes,
  revision: trainingSessions.revision,
  changedAt: trainingSessions.changedAt,
};

export interface CalendarOwner {
  id: string;
  role: Role;
  clubId: string | null;
}

/** Players see their own sessions while in a club; coaches those they lead. */
function isInCalendarOf(owner: CalendarOwner): SQL | undefined {
  if (owner.role === 'player') return and(eq(trainingSessions.playerId, owner.id), isClubMember(users));
  return isCoach(owner.role) ? isOwnSession(owner) : sql`false`;
}

function select(db: Database, where: SQL | undefined) {
  return db
    .select({
      ...shared,
      coach: sql<string | null>`${fullName(coach)}`,
      players: sql<{ name: string; answer: SessionAnswer | null }[]>`json_agg(json_build_object(
        'name', ${fullName(users)}, 'answer', ${trainingSessions.answer}
      ) order by ${inOrder(fullName(users))}, ${users.id})`,
    })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .leftJoin(coach, eq(coach.id, trainingSessions.coachId))
    .where(where)
    .groupBy(...Object.values(shared), coach.id, coach.firstName, coach.lastName)
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.groupId))
    .limit(maxSessions);
}

export type CalendarSession = Awaited<ReturnType<typeof select>>[number];

/** The sessions of a person's feed, in order of time. */
export function listFeedSessions(db: Database, owner: CalendarOwner): Promise<CalendarSession[]> {
  const since = gte(trainingSessions.sessionDate, sql`now() - make_interval(days => ${feedDays})`);
  return select(db, and(isInCalendarOf(owner), since));
}

/** Days for which a feed includes a cancelled session, for programs that refresh rarely. */
export const cancelledDays = 30;

/** Whether feeds still include a cancelled session. */
export const isStillAnnounced = gte(
  cancelledSessions.cancelledAt,
  sql`now() - make_interval(days => ${cancelledDays})`,
);

function selectCancelled(db: Database, where: SQL | undefined) {
  return db
    .selectDistinctOn([cancelledSessions.groupId], {
      id: cancelledSessions.groupId,
      title: cancelledSessions.title,
      sessionDate: cancelledSessions.sessionDate,
      duration: cancelledSessions.duration,
      revision: cancelledSessions.revision,
      changedAt: cancelledSessions.cancelledAt,
    })
    .from(cancelledSessions)
    .where(where)
    .orderBy(asc(cancelledSessions.groupId), desc(cancelledSessions.revision))
    .limit(maxSessions);
}

export type CancelledSession = Awaited<ReturnType<typeof selectCancelled>>[number];

/** Recently cancelled sessions of a person. A session with remaining players is not cancelled for its coach. */
export function listCancelled(db: Database, owner: CalendarOwner): Promise<CancelledSession[]> {
  const isKept = exists(
    db.select({ one: sql`1` }).from(trainingSessions).where(eq(trainingSessions.groupId, cancelledSessions.groupId)),
  );
  const isMine =
    owner.role === 'player'
      ? eq(cancelledSessions.playerId, owner.id)
      : and(eq(cancelledSessions.coachId, owner.id), not(isKept));
  return selectCancelled(db, and(isMine, isStillAnnounced));
}

/** The sessions of one player cancelled in one change. */
export function listCancelledAtOnce(db: Database, playerId: string, changeId: string): Promise<CancelledSession[]> {
  return selectCancelled(db, and(eq(cancelledSessions.playerId, playerId), eq(cancelledSessions.changeId, changeId)));
}

/**
 * One session, by its id or a player's entry id; null for people without a part in it. Administrators see all.
 *
 * @param id of the session or of an entry
 */
export async function findCalendarSession(
  db: Database,
  viewer: CalendarOwner,
  id: string,
): Promise<CalendarSession | null> {
  const isThis = or(eq(trainingSessions.groupId, id), eq(trainingSessions.id, id));
  const mine = viewer.role === 'admin' ? isVisiblePlayer(viewer, trainingSessions.playerId) : isInCalendarOf(viewer);
  const [session] = await select(db, and(isThis, mine));
  return session ?? null;
}

/** A player's sessions in a series from a session on, for emails after a booking or move. */
export function listOwnFrom(
  db: Database,
  playerId: string,
  from: { seriesId: string | null; groupId: string; sessionDate: string },
) {
  const isThis = eq(trainingSessions.groupId, from.groupId);
  const after =
    from.seriesId === null
      ? undefined
      : and(
          eq(trainingSessions.seriesId, from.seriesId),
          gte(trainingSessions.sessionDate, from.sessionDate),
          eq(trainingSessions.status, 'scheduled'),
        );
  return select(db, and(eq(trainingSessions.playerId, playerId), after ? or(isThis, after) : isThis));
}

/** Whose feed an address names; null when it is dead, or the account is not active. */
export async function findFeedOwner(
  db: Database,
  token: string,
): Promise<(CalendarOwner & { language: LanguageCode }) | null> {
  const [owner] = await db
    .select({ id: users.id, role: users.role, clubId: users.clubId, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.token, token), eq(users.state, 'active')));
  return owner ?? null;
}

/** The token of a person's feed; null without one. */
export async function findFeedToken(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.token ?? null;
}

/** Sets a new feed token, which invalidates the old one. */
export async function saveFeedToken(db: Database, userId: string, token: string): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId, token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { token, createdAt: sql`now()` } });
}

export async function deleteFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

export async function saveTimeZone(db: Database, userId: string, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
}
