// SQL of sessions that another coach of the club takes over.

import { and, asc, eq, exists, gt, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { coachConnections, trainingSessions, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isActiveCoachOf, isCoachOf, isMemberOf } from '#server/policy/membership.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const build = new QueryBuilder();
const leader = alias(users, 'session_leader');
const player = alias(users, 'session_player');
const entry = alias(trainingSessions, 'session_entry');

/** Whether the actor may hand a row over: its coach in a club, and the managers of that club. */
export function isHandedOverBy({ role, id, clubId }: Actor): SQL {
  if (clubId === null) return sql`false`;
  if (role === 'coach_club') return eq(trainingSessions.coachId, id);
  if (role !== 'club') return sql`false`;
  const isLeader = and(eq(leader.id, trainingSessions.coachId), isCoachOf(leader, clubId));
  return exists(build.select({ one: sql`1` }).from(leader).where(isLeader));
}

/** The group of a session that the actor may hand over; null for any other. */
export async function findHandedOver(db: Database, actor: Actor, groupId: string) {
  const [row] = await db
    .select({ coachId: trainingSessions.coachId })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.groupId, groupId), isHandedOverBy(actor)))
    .limit(1);
  return row ?? null;
}

/** Active coaches of a club, without one of them, by name. */
export function listSubstitutes(db: Database, clubId: string, without: string | null) {
  return db
    .select(namedPerson(users))
    .from(users)
    .where(and(isActiveCoachOf(users, clubId), without === null ? undefined : ne(users.id, without)))
    .orderBy(inOrder(fullName(users)), asc(users.id));
}

/** The name of an active coach of a club, locked so that the coach does not leave it and other bookings wait; null for anyone else. */
export async function lockSubstitute(tx: Database, clubId: string, coachId: string): Promise<string | null> {
  const [coach] = await tx
    .select({ name: fullName(users) })
    .from(users)
    .where(and(eq(users.id, coachId), isActiveCoachOf(users, clubId)))
    .for('no key update');
  return coach?.name ?? null;
}

/** Whether all players among these are members of a club, whatever the state of their accounts. */
export async function areMembersOf(tx: Database, clubId: string, playerIds: readonly string[]): Promise<boolean> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isAnyOf(users.id, sql`select unnest(${sql.param([...playerIds])}::uuid[])`),
        sql`not ${isMemberOf(users, clubId)}`,
      ),
    )
    .limit(1);
  return other === undefined;
}

/** Whether a person is a coach of a club, suspended or not. */
export async function isClubCoach(db: Database, clubId: string, userId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isCoachOf(users, clubId)));
  return found.length > 0;
}

/** The most sessions in `listLedSessions`: those of about two months of a busy coach, and every series whole. */
const maxLed = 300;

/** Sessions to come that a coach of a club leads with members alone, the next first. */
export function listLedSessions(db: Database, clubId: string, coachId: string) {
  const isOtherPlayer = and(
    eq(entry.groupId, trainingSessions.groupId),
    eq(player.id, entry.playerId),
    sql`not ${isMemberOf(player, clubId)}`,
  );
  const { groupId, seriesId, title, sessionDate, timeZone, duration, revision } = trainingSessions;
  return db
    .select({
      id: groupId,
      seriesId,
      title,
      sessionDate,
      timeZone,
      duration,
      revision,
      players: sql<number>`count(*)::int`,
    })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.coachId, coachId),
        eq(trainingSessions.status, 'scheduled'),
        gt(sessionDate, sql`now()`),
        notExists(
          build
            .select({ one: sql`1` })
            .from(entry)
            .innerJoin(player, eq(player.id, entry.playerId))
            .where(isOtherPlayer),
        ),
      ),
    )
    .groupBy(groupId, seriesId, title, sessionDate, timeZone, duration, revision)
    .orderBy(asc(sessionDate), asc(groupId))
    .limit(maxLed);
}

/**
 * Rows to come that a coach leads for a club alone, without a connection with the player.
 *
 * @param personIds of the coaches or players, or all
 */
export function listLedForClub(tx: Database, clubId: string, personIds: readonly string[] | null) {
  const isAnyPerson = (column: typeof trainingSessions.coachId | typeof trainingSessions.playerId) =>
    isAnyOf(column, sql`select unnest(${sql.param([...(personIds ?? [])])}::uuid[])`);
  const isConnected = and(
    eq(coachConnections.coachId, trainingSessions.coachId),
    eq(coachConnections.playerId, trainingSessions.playerId),
    eq(coachConnections.status, 'active'),
  );
  return tx
    .select({ id: trainingSessions.id, groupId: trainingSessions.groupId })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.ledForClubId, clubId),
        eq(trainingSessions.status, 'scheduled'),
        gt(trainingSessions.sessionDate, sql`now()`),
        personIds === null
          ? undefined
          : or(isAnyPerson(trainingSessions.coachId), isAnyPerson(trainingSessions.playerId)),
        notExists(build.select({ one: sql`1` }).from(coachConnections).where(isConnected)),
      ),
    );
}
