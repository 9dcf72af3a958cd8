// SQL of coaches' sessions: a group's rows as one session with its players.

import { and, asc, desc, eq, exists, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import { isCoach } from '#domain/people/roles.ts';
import type { Attendance } from '#domain/training/attendance.ts';
import type { sessionFilters } from '#domain/training/session-filters.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { cancelledSessions, trainingSessions, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isListedMemberOf } from '#server/policy/membership.ts';
import { isVisiblePlayer, type Viewer } from '#server/policy/visibility.ts';

const pageSize = 50;

const coach = alias(users, 'coach');

/** Columns shared by all rows of a group. */
const shared = {
  id: trainingSessions.groupId,
  seriesId: trainingSessions.seriesId,
  title: trainingSessions.title,
  status: trainingSessions.status,
  sessionDate: trainingSessions.sessionDate,
  timeZone: trainingSessions.timeZone,
  duration: trainingSessions.duration,
  places: trainingSessions.places,
  place: trainingSessions.place,
  objectives: trainingSessions.objectives,
  notes: trainingSessions.notes,
  coachCompletionNotes: trainingSessions.coachCompletionNotes,
  completedAt: trainingSessions.completedAt,
  nextSessionDate: trainingSessions.nextSessionDate,
  revision: trainingSessions.revision,
};

/** Whether a player has not said that they can't come: then they are busy, are reminded, and are named to the others. */
export function mayCome({ answer }: { answer: PgColumn }): SQL {
  return sql`coalesce(${answer} <> 'cant', true)`;
}

/** A player's attendance; null until the coach has noted it. A no beforehand excuses (docs/product.md#training). */
export const attendanceColumn = sql<Attendance | null>`case
  when ${trainingSessions.attended} then 'came'
  when not ${trainingSessions.attended} and ${trainingSessions.answer} = 'cant' then 'excused'
  when not ${trainingSessions.attended} then 'missed' end`;

/** With the reasons of players who can't come only for the coach who leads the session. */
const columnsFor = (reader: Actor) => ({
  ...shared,
  coach: namedPerson(coach),
  players: sql<CoachSession['players']>`json_agg(json_build_object(
    'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName},
    'answer', ${trainingSessions.answer},
    'reason', case when ${trainingSessions.coachId} = ${reader.id} then ${trainingSessions.answerReason} end,
    'attendance', ${attendanceColumn},
    'isOpen', ${isVisiblePlayer(reader, trainingSessions.playerId)}
  ) order by ${inOrder(fullName(users))}, ${users.id})`,
});

const build = new QueryBuilder();
const member = alias(users, 'member_of_session');

/** Whether a row was handed over within the viewer's club, and its player is a member there: a name and an answer, nothing else of them. */
function isLedForClubOf({ clubId }: Viewer): SQL {
  const isMember = and(
    eq(member.id, trainingSessions.playerId),
    isListedMemberOf(member, trainingSessions.ledForClubId),
  );
  const ofClub = sql`${trainingSessions.ledForClubId} = ${clubId}`;
  return and(ofClub, exists(build.select({ one: sql`1` }).from(member).where(isMember))) as SQL;
}

/**
 * Whether a row is visible on the coach's side: coaches see the sessions they lead with visible players, club coaches also members of
 * sessions they took over within their club, administrators all.
 */
export function isOwnSession(actor: Viewer): SQL {
  const ofVisible = isVisiblePlayer(actor, trainingSessions.playerId);
  if (!isCoach(actor.role)) return ofVisible;
  const ofReadable = actor.role === 'coach_club' ? or(ofVisible, isLedForClubOf(actor)) : ofVisible;
  return and(eq(trainingSessions.coachId, actor.id), ofReadable) as SQL;
}

/** Whether a coach leads a row; null for those whose coach has left the platform. */
export function isLedBy(coachId: string | null): SQL {
  return coachId === null ? isNull(trainingSessions.coachId) : eq(trainingSessions.coachId, coachId);
}

function select(db: Database, reader: Actor, where: SQL | undefined) {
  return db
    .select(columnsFor(reader))
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .leftJoin(coach, eq(coach.id, trainingSessions.coachId))
    .where(where)
    .groupBy(...Object.values(shared), coach.id)
    .$dynamic();
}

interface SessionFilter {
  show: (typeof sessionFilters)[number];
  playerId?: string | undefined;
  coachId?: string | undefined;
  clubId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  after?: string | undefined;
}

const statuses = { upcoming: 'scheduled', completed: 'completed', all: null } as const;

/** A page of sessions with their players. */
export async function listCoachSessions(db: Database, actor: Actor, filter: SessionFilter) {
  const { show, from, to } = filter;
  const status = statuses[show];
  const order = show === 'upcoming' ? asc : desc;
  const found = await select(
    db,
    actor,
    and(
      isOwnSession(actor),
      status ? eq(trainingSessions.status, status) : undefined,
      from ? gte(trainingSessions.sessionDate, from) : undefined,
      to ? lt(trainingSessions.sessionDate, to) : undefined,
      filter.playerId ? isGroupWith(db, eq(other.playerId, filter.playerId)) : undefined,
      filter.coachId ? eq(trainingSessions.coachId, filter.coachId) : undefined,
      filter.clubId ? isGroupWith(db, eq(partner.clubId, filter.clubId)) : undefined,
      filter.search
        ? isGroupWith(db, holdsSearch(filter.search, other.title, other.place, fullName(partner)))
        : undefined,
      filter.after ? isAfter(db, actor, show, filter.after) : undefined,
    ),
  )
    .orderBy(order(trainingSessions.sessionDate), order(trainingSessions.groupId))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

const other = alias(trainingSessions, 'other_session');
const partner = alias(users, 'partner');

/** Matches a whole group if one of its rows matches, so that a session is found by any of its players. */
function isGroupWith(db: Database, condition: SQL | undefined): SQL {
  const groups = db
    .select({ id: other.groupId })
    .from(other)
    .innerJoin(partner, eq(partner.id, other.playerId))
    .where(condition);
  return inArray(trainingSessions.groupId, groups);
}

const last = alias(trainingSessions, 'last_session');

/** After the last session of the previous page, compared as a row so that the index is used. */
function isAfter(db: Database, actor: Actor, show: SessionFilter['show'], after: string): SQL {
  const cursor = db
    .select({ sessionDate: last.sessionDate, groupId: last.groupId })
    .from(last)
    .where(and(eq(last.groupId, after), isCoach(actor.role) ? eq(last.coachId, actor.id) : undefined))
    .limit(1);
  const row = sql`(${trainingSessions.sessionDate}, ${trainingSessions.groupId})`;
  return show === 'upcoming' ? sql`${row} > (${cursor})` : sql`${row} < (${cursor})`;
}

/** One session; null if not visible. */
export async function findCoachSession(db: Database, actor: Actor, groupId: string): Promise<CoachSession | null> {
  const [session] = await select(db, actor, and(eq(trainingSessions.groupId, groupId), isOwnSession(actor)));
  return session ?? null;
}

/** Visible sessions by id, in order of time. */
export function listSessionsOf(db: Database, actor: Actor, groupIds: readonly string[]): Promise<CoachSession[]> {
  const chosen = and(inArray(trainingSessions.groupId, [...groupIds]), isOwnSession(actor));
  return select(db, actor, chosen).orderBy(asc(trainingSessions.sessionDate));
}

/** How many sessions of a series its coach leads after a session, and how many are to come, with itself; and dates cancelled lately. */
export async function findSeries(
  db: Database,
  actor: Actor,
  { id, seriesId, sessionDate, coach: leader }: Pick<CoachSession, 'id' | 'seriesId' | 'sessionDate' | 'coach'>,
) {
  if (seriesId === null) return { following: 0, toCome: 1, cancelledDates: [] };
  const group = sql`distinct ${trainingSessions.groupId}`;
  const { following, toCome } = onlyRow(
    await db
      .select({
        following: sql<number>`(count(${group}) filter (where ${trainingSessions.sessionDate} > ${sessionDate}))::int`,
        toCome: sql<number>`(count(${group}) filter (
          where ${trainingSessions.sessionDate} > now() or ${trainingSessions.groupId} = ${id}
        ))::int`,
      })
      .from(trainingSessions)
      .where(
        and(
          eq(trainingSessions.seriesId, seriesId),
          isLedBy(leader?.id ?? null),
          or(eq(trainingSessions.status, 'scheduled'), eq(trainingSessions.groupId, id)),
        ),
      ),
  );
  const cancelled = await db
    .selectDistinct({ sessionDate: cancelledSessions.sessionDate })
    .from(cancelledSessions)
    .where(
      and(eq(cancelledSessions.seriesId, seriesId), isVisiblePlayer(actor, cancelledSessions.playerId), isTakenOut),
    )
    .orderBy(asc(cancelledSessions.sessionDate));
  return { following, toCome, cancelledDates: cancelled.map((one) => one.sessionDate) };
}

/** A date that no player has any more, still in the memory of cancelled sessions. */
const isTakenOut = sql`not exists (
  select 1 from ${trainingSessions} where ${trainingSessions.groupId} = ${cancelledSessions.groupId}
)`;
