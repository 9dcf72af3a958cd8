// SQL of sessions open to the members of a club, and of their waiting lists.

import { and, asc, count, eq, exists, gt, inArray, isNull, lte, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { LevelValue } from '#domain/levels/levels.ts';
import { maxWaiting } from '#domain/training/open-sessions.ts';
import type { Database } from '#server/db/database.ts';
import { openSessions, sessionWaiters, toIso, trainingSessions, users } from '#server/db/schema/index.ts';
import { isInBand } from '#server/policy/groups.ts';
import { isActiveCoachOf, isActiveMemberOf } from '#server/policy/membership.ts';
import { mayCome } from './coach-sessions.queries.ts';

const build = new QueryBuilder();
const leader = alias(users, 'open_session_leader');
const waiter = alias(sessionWaiters, 'waiter');
const inLine = alias(users, 'person_in_line');
const entry = alias(trainingSessions, 'own_entry');

/** The most sessions in `listOpenTo`. */
const maxOpen = 50;

/** Whether an open session of the query is for a person: an active member of its club, within its levels, and not in it. */
function isOpenTo(person: typeof users | typeof inLine): SQL {
  const isIn = and(eq(entry.groupId, openSessions.groupId), eq(entry.playerId, person.id));
  return and(
    isActiveMemberOf(person, openSessions.clubId),
    isInBand(person, openSessions),
    notExists(build.select({ one: sql`1` }).from(entry).where(isIn)),
  ) as SQL;
}

/** Whether a place in line still counts: the session is for its person, and an offer has not ended. */
const isWaiting = and(isOpenTo(inLine), or(isNull(waiter.offeredUntil), gt(waiter.offeredUntil, sql`now()`))) as SQL;

/** Whether someone is on the list of an open session of the query. */
function isAnyoneWaiting(condition: SQL | undefined): SQL {
  const people = build.select({ one: sql`1` }).from(waiter).innerJoin(inLine, eq(inLine.id, waiter.playerId));
  return exists(people.where(and(eq(waiter.groupId, openSessions.groupId), condition)));
}

/** Someone in line. */
export interface Waiter {
  id: string;
  firstName: string;
  lastName: string;
  /** ISO 8601; null without an offer. */
  offeredUntil: string | null;
}

/** The people in line for an open session of the query, by person, in order. */
const line = sql<Waiter[]>`coalesce((${build
  .select({
    people: sql`json_agg(json_build_object(
      'id', ${inLine.id}, 'firstName', ${inLine.firstName}, 'lastName', ${inLine.lastName},
      'offeredUntil', ${waiter.offeredUntil}::text
    ) order by ${waiter.id})`,
  })
  .from(waiter)
  .innerJoin(inLine, eq(inLine.id, waiter.playerId))
  .where(and(eq(waiter.groupId, openSessions.groupId), isWaiting))}), '[]')`;

const withIso = (waiters: readonly Waiter[]): Waiter[] =>
  waiters.map((one) => ({ ...one, offeredUntil: one.offeredUntil === null ? null : toIso(one.offeredUntil) }));

/** Sessions to come that are open to a member who is not in them, soonest first; of one id, or all. */
export async function listOpenTo(db: Database, playerId: string, groupId?: string) {
  const { title, sessionDate, timeZone, duration, places, place } = trainingSessions;
  const shared = { title, sessionDate, timeZone, duration, places, place };
  const found = await db
    .select({
      id: openSessions.groupId,
      clubId: openSessions.clubId,
      coachId: leader.id,
      ...shared,
      coach: { firstName: leader.firstName, lastName: leader.lastName },
      taken: sql<number>`(count(*) filter (where ${mayCome(trainingSessions)}))::int`,
      line,
    })
    .from(openSessions)
    .innerJoin(users, and(eq(users.id, playerId), isOpenTo(users)))
    .innerJoin(trainingSessions, eq(trainingSessions.groupId, openSessions.groupId))
    .innerJoin(leader, and(eq(leader.id, trainingSessions.coachId), isActiveCoachOf(leader, openSessions.clubId)))
    .where(
      and(
        eq(trainingSessions.status, 'scheduled'),
        gt(sessionDate, sql`now()`),
        groupId === undefined ? undefined : eq(openSessions.groupId, groupId),
      ),
    )
    .groupBy(openSessions.groupId, ...Object.values(shared), leader.id)
    .orderBy(asc(sessionDate), asc(openSessions.groupId))
    .limit(maxOpen);
  return found.map((session) => ({ ...session, line: withIso(session.line) }));
}

export type SessionOpenTo = Awaited<ReturnType<typeof listOpenTo>>[number];

/** To whom a session is open, and who is in line; null if it is for its players alone. */
export async function findOpening(db: Database, groupId: string) {
  const [row] = await db
    .select({ levelFrom: openSessions.levelFrom, levelTo: openSessions.levelTo, line })
    .from(openSessions)
    .where(eq(openSessions.groupId, groupId));
  if (!row) return null;
  const { levelFrom: from, levelTo: to } = row;
  return { levels: from === null || to === null ? null : { from, to }, waiting: withIso(row.line) };
}

/** How many people are in line for sessions, and how many of them have an offer; sessions without any are left out. */
export async function countLines(db: Database, groupIds: readonly string[]) {
  const rows = await db
    .select({
      groupId: openSessions.groupId,
      waiting: count(),
      offered: sql<number>`count(${waiter.offeredUntil})::int`,
    })
    .from(openSessions)
    .innerJoin(waiter, eq(waiter.groupId, openSessions.groupId))
    .innerJoin(inLine, eq(inLine.id, waiter.playerId))
    .where(and(inArray(openSessions.groupId, [...groupIds]), isWaiting))
    .groupBy(openSessions.groupId);
  return new Map(rows.map(({ groupId, ...counts }) => [groupId, counts]));
}

/** Opens sessions to the members of a club, or changes their levels. */
export async function saveOpenings(
  tx: Database,
  clubId: string,
  groupIds: readonly string[],
  levels: { from: LevelValue; to: LevelValue } | null,
): Promise<void> {
  const band = { levelFrom: levels?.from ?? null, levelTo: levels?.to ?? null };
  await tx
    .insert(openSessions)
    .values(groupIds.map((groupId) => ({ groupId, clubId, ...band })))
    .onConflictDoUpdate({ target: openSessions.groupId, set: { clubId, ...band } });
}

/** Which of these sessions are open. */
export async function listOpen(db: Database, groupIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ groupId: openSessions.groupId })
    .from(openSessions)
    .where(inArray(openSessions.groupId, [...groupIds]));
  return rows.map(({ groupId }) => groupId);
}

/** Closes sessions to members, with their waiting lists. @returns who was in line */
export async function deleteOpenings(tx: Database, groupIds: readonly string[]) {
  const chosen = inArray(sessionWaiters.groupId, [...groupIds]);
  const gone = await tx
    .delete(sessionWaiters)
    .where(chosen)
    .returning({ groupId: sessionWaiters.groupId, playerId: sessionWaiters.playerId });
  await tx.delete(openSessions).where(inArray(openSessions.groupId, [...groupIds]));
  return gone;
}

/** Puts someone at the end of a line; nothing changes for someone who is in it. An ended offer is forgotten. */
export async function insertWaiter(tx: Database, groupId: string, playerId: string): Promise<void> {
  const isOwn = and(eq(sessionWaiters.groupId, groupId), eq(sessionWaiters.playerId, playerId));
  await tx.delete(sessionWaiters).where(and(isOwn, lte(sessionWaiters.offeredUntil, sql`now()`)));
  await tx.insert(sessionWaiters).values({ groupId, playerId }).onConflictDoNothing();
}

/** Takes people out of a line. @returns how many were in it */
export async function deleteWaiters(tx: Database, groupId: string, playerIds: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(sessionWaiters)
    .where(and(eq(sessionWaiters.groupId, groupId), inArray(sessionWaiters.playerId, [...playerIds])))
    .returning({ id: sessionWaiters.id });
  return gone.length;
}

/** An open session with everyone on its list, in order; null if it is not open. `isLed` while its coach is an active coach of its club. */
export async function findLine(tx: Database, groupId: string, coachId: string | null) {
  const isLeader = and(eq(leader.id, sql`${coachId}::uuid`), isActiveCoachOf(leader, openSessions.clubId));
  const [opening] = await tx
    .select({ isLed: exists(build.select({ one: sql`1` }).from(leader).where(isLeader)).mapWith(Boolean) })
    .from(openSessions)
    .where(eq(openSessions.groupId, groupId));
  if (!opening) return null;
  const waiters = await tx
    .select({
      id: waiter.id,
      playerId: waiter.playerId,
      offeredUntil: waiter.offeredUntil,
      hasLapsed: sql<boolean>`coalesce(${waiter.offeredUntil} <= now(), false)`,
      isEligible: sql<boolean>`${isOpenTo(inLine)}`,
    })
    .from(openSessions)
    .innerJoin(waiter, eq(waiter.groupId, openSessions.groupId))
    .innerJoin(inLine, eq(inLine.id, waiter.playerId))
    .where(eq(openSessions.groupId, groupId))
    .orderBy(asc(waiter.id))
    .limit(2 * maxWaiting);
  return { ...opening, waiters };
}

/** Offers a place to people in line, or withdraws their offers. @param until ISO 8601 */
export async function setOffers(tx: Database, ids: readonly string[], until: string | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(sessionWaiters)
    .set({ offeredUntil: until })
    .where(inArray(sessionWaiters.id, [...ids]));
}

/** Withdraws all offers of sessions. */
export async function withdrawOffers(tx: Database, groupIds: readonly string[]): Promise<void> {
  await tx
    .update(sessionWaiters)
    .set({ offeredUntil: null })
    .where(inArray(sessionWaiters.groupId, [...groupIds]));
}

/**
 * Open sessions in which something is to be done: they have begun or no coach of the club leads them; an offer has ended; someone in line
 * no longer belongs to it; or a free place is not offered although someone waits.
 */
export async function listToCheck(db: Database): Promise<string[]> {
  const offers = build
    .select({ offers: count() })
    .from(waiter)
    .innerJoin(inLine, eq(inLine.id, waiter.playerId))
    .where(and(eq(waiter.groupId, openSessions.groupId), isWaiting, gt(waiter.offeredUntil, sql`now()`)));
  const taken = sql`count(*) filter (where ${mayCome(trainingSessions)})`;
  const rows = await db
    .select({ groupId: openSessions.groupId })
    .from(openSessions)
    .leftJoin(trainingSessions, eq(trainingSessions.groupId, openSessions.groupId))
    .leftJoin(leader, and(eq(leader.id, trainingSessions.coachId), isActiveCoachOf(leader, openSessions.clubId)))
    .groupBy(openSessions.groupId)
    .having(
      or(
        sql`count(${leader.id}) = 0`,
        sql`bool_or(${trainingSessions.status} <> 'scheduled' or ${trainingSessions.sessionDate} <= now())`,
        isAnyoneWaiting(sql`not ${isWaiting}`),
        and(
          isAnyoneWaiting(and(isWaiting, isNull(waiter.offeredUntil))),
          sql`max(${trainingSessions.places}) - ${taken} > (${offers})`,
        ),
      ),
    );
  return rows.map(({ groupId }) => groupId);
}

/** An offer that still stands, for the notice of its person; null otherwise. */
export async function findOfferNotice(db: Database, waiterId: string, offeredUntil: string) {
  const [row] = await db
    .select({
      groupId: waiter.groupId,
      title: trainingSessions.title,
      sessionDate: trainingSessions.sessionDate,
      zone: sql<string>`coalesce(${inLine.timeZone}, ${trainingSessions.timeZone})`,
      coachId: trainingSessions.coachId,
      email: inLine.email,
      firstName: inLine.firstName,
    })
    .from(openSessions)
    .innerJoin(waiter, eq(waiter.groupId, openSessions.groupId))
    .innerJoin(inLine, eq(inLine.id, waiter.playerId))
    .innerJoin(trainingSessions, eq(trainingSessions.groupId, openSessions.groupId))
    .where(and(eq(waiter.id, waiterId), eq(waiter.offeredUntil, offeredUntil), isWaiting))
    .limit(1);
  return row ?? null;
}
