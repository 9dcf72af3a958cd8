// SQL of booking: bookable players, booked sessions and new rows.

import { and, asc, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { BookedTime } from '#contract/training/booked-week.ts';
import type { KnownSession } from '#domain/training/session-words.ts';
import type { Database } from '#server/db/database.ts';
import { fullName, playerCard } from '#server/db/people-columns.ts';
import { clubs, trainingSessions, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isClubMember } from '#server/policy/membership.ts';
import { isVisiblePlayer } from '#server/policy/visibility.ts';
import { isOwnSession, mayCome } from './coach-sessions.queries.ts';

const maxFound = 20;

const neighbour = alias(users, 'neighbour');

/** What most players in a person's club have, otherwise the person's own. */
const ofTheirClub = (column: 'timeZone' | 'country') => sql<string | null>`coalesce((
  select mode() within group (order by ${neighbour[column]}) from ${users} ${sql.identifier('neighbour')}
  where ${neighbour.clubId} = ${users.clubId} and ${neighbour.role} = 'player' and ${neighbour.state} = 'active'
), ${users[column]})`;

/** The time zone in which a person trains; null if unknown. */
export const trainingZone = ofTheirClub('timeZone');

/** The country (ISO 3166) in which most of the players train, otherwise the coach; null for nobody the actor may see. */
export async function findTrainingCountry(
  db: Database,
  actor: Actor,
  { coachId, playerIds }: Pick<BookedBetween, 'coachId' | 'playerIds'>,
): Promise<string | null> {
  const isChosen = and(inArray(users.id, [...playerIds]), isClubMember(users), isVisiblePlayer(actor, users.id));
  const isCoach = coachId === null ? sql`false` : eq(users.id, coachId);
  const people = db.$with('people').as(
    db
      .select({ country: ofTheirClub('country').as('country'), isChosen: sql<boolean>`${isChosen}`.as('is_chosen') })
      .from(users)
      .where(or(isChosen, isCoach)),
  );
  const [row] = await db
    .with(people)
    .select({ country: people.country })
    .from(people)
    .groupBy(people.country)
    .orderBy(sql`count(*) filter (where ${people.isChosen}) desc`, people.country)
    .limit(1);
  return row?.country ?? null;
}

/** A coach's club, with the country of most of its players; null without one. */
export async function findClubOfCoach(db: Database, coachId: string | null) {
  if (coachId === null) return null;
  const [club] = await db
    .select({ name: clubs.name, country: sql<string>`${ofTheirClub('country')}` })
    .from(users)
    .innerJoin(clubs, eq(clubs.id, users.clubId))
    .where(eq(users.id, coachId));
  return club ?? null;
}

/** Active club members the actor may see, by name. */
export function findBookable(db: Database, actor: Actor, filter: { search?: string; playerId?: string }) {
  return db
    .select({ ...playerCard(users), timeZone: trainingZone })
    .from(users)
    .where(
      and(
        isClubMember(users),
        eq(users.state, 'active'),
        isVisiblePlayer(actor, users.id),
        holdsSearch(filter.search, fullName(users)),
        filter.playerId ? eq(users.id, filter.playerId) : undefined,
      ),
    )
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(maxFound);
}

/** Visible players among these, with what decides whether they can be booked. */
export function listBookable(db: Database, actor: Actor, playerIds: readonly string[]) {
  return db
    .select({
      id: users.id,
      name: fullName(users),
      state: users.state,
      accessType: users.accessType,
      clubId: users.clubId,
    })
    .from(users)
    .where(and(inArray(users.id, [...playerIds]), eq(users.role, 'player'), isVisiblePlayer(actor, users.id)))
    .orderBy(asc(users.id));
}

/**
 * Locks people until the transaction ends, so that concurrent bookings see each other's sessions. Always in the same order, to avoid
 * deadlocks.
 */
export async function lockPeople(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** The people and period to search for conflicts. */
export interface BookedBetween {
  coachId: string | null;
  playerIds: readonly string[];
  /** ISO 8601. */
  from: string;
  to: string;
}

/** Scheduled sessions of the coach or the players that overlap a period, one entry per session. */
export async function listBooked(
  db: Database,
  { coachId, playerIds, from, to }: BookedBetween,
): Promise<KnownSession[]> {
  const ofPlayers = and(inArray(trainingSessions.playerId, [...playerIds]), mayCome(trainingSessions));
  const { groupId, sessionDate, duration, title } = trainingSessions;
  return db
    .select({
      id: groupId,
      sessionDate,
      duration,
      title,
      coachId: trainingSessions.coachId,
      playerIds: sql<string[]>`json_agg(${trainingSessions.playerId})`,
    })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.status, 'scheduled'),
        coachId === null ? ofPlayers : or(eq(trainingSessions.coachId, coachId), ofPlayers),
        lt(sessionDate, to),
        gt(sql`${sessionDate} + make_interval(mins => ${duration})`, sql`${from}::timestamptz`),
      ),
    )
    .groupBy(groupId, sessionDate, duration, title, trainingSessions.coachId);
}

/** The most sessions in `listBookedTimes`. */
const maxBooked = 500;

/**
 * When the coach and players are booked, one entry per session, earliest first: all sessions that the coach leads, and scheduled ones of
 * club members the actor may see, with the title only of the coach's own (docs/product.md#training).
 *
 * @param between from and to are the first and the last start, ISO 8601
 */
export async function listBookedTimes(
  db: Database,
  actor: Actor,
  { coachId, playerIds, from, to }: BookedBetween,
): Promise<BookedTime[]> {
  const { groupId, sessionDate, duration, title } = trainingSessions;
  const isLed = coachId === null ? sql`false` : eq(trainingSessions.coachId, coachId);
  const isVisible = isVisiblePlayer(actor, trainingSessions.playerId);
  const isReadable = or(isVisible, isOwnSession(actor));
  const isChosen = and(
    inArray(trainingSessions.playerId, [...playerIds]),
    eq(trainingSessions.status, 'scheduled'),
    isClubMember(users),
    isVisible,
    mayCome(trainingSessions),
  );
  const found = await db
    .select({
      sessionDate,
      duration,
      title: sql<string | null>`case when ${isLed} then ${title} end`,
      players: sql<BookedTime['players']>`coalesce(json_agg(json_build_object(
        'id', ${users.id}, 'firstName', ${users.firstName}, 'lastName', ${users.lastName}
      ) order by ${inOrder(fullName(users))}, ${users.id}) filter (where ${isReadable}), '[]')`,
    })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .where(and(or(isLed, isChosen), gte(sessionDate, from), lt(sessionDate, to)))
    .groupBy(groupId, sessionDate, duration, title, trainingSessions.coachId)
    .orderBy(asc(sessionDate), asc(groupId))
    .limit(maxBooked);
  // Whether two players train together with another coach is theirs alone: each is busy.
  return found.flatMap((one) =>
    one.title === null ? one.players.map((player) => ({ ...one, players: [player] })) : [one],
  );
}

type NewRow = typeof trainingSessions.$inferInsert;

/**
 * Sessions within 24 hours count as reminded, since the notification itself is the reminder.
 *
 * @param sessionDate ISO 8601
 */
export function remindedAtFor(sessionDate: string) {
  return sql<string | null>`case when ${sessionDate}::timestamptz <= now() + interval '24 hours' then now() end`;
}

/** Inserts the rows of a booking, with the key on the first; false if the coach has already used that key. */
export async function insertRows(tx: Database, rows: readonly NewRow[]): Promise<boolean> {
  const [first, ...others] = rows.map((row) => ({ ...row, remindedAt: remindedAtFor(row.sessionDate) }));
  if (!first) return true;
  const inserted = await tx
    .insert(trainingSessions)
    .values(first)
    .onConflictDoNothing({ target: [trainingSessions.coachId, trainingSessions.submissionKey] })
    .returning({ id: trainingSessions.id });
  if (inserted.length === 0) return false;
  if (others.length > 0) await tx.insert(trainingSessions).values(others);
  return true;
}

/** The session ids and title of an earlier booking with the same key. */
export async function findBooking(tx: Database, coachId: string, submissionKey: string) {
  const [row] = await tx
    .select({
      groupId: trainingSessions.groupId,
      seriesId: trainingSessions.seriesId,
      title: trainingSessions.title,
    })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.coachId, coachId), eq(trainingSessions.submissionKey, submissionKey)));
  if (!row) return null;
  if (row.seriesId === null) return { title: row.title, groupIds: [row.groupId] };
  const groups = await tx
    .selectDistinct({ id: trainingSessions.groupId })
    .from(trainingSessions)
    .where(eq(trainingSessions.seriesId, row.seriesId));
  return { title: row.title, groupIds: groups.map(({ id }) => id) };
}
