// SQL of session notifications and reminders.

import { and, eq, exists, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { coachConnections, trainingSessions, users } from '#server/db/schema/index.ts';
import { isActiveCoachOf, isActiveMemberOf } from '#server/policy/membership.ts';
import { mayCome } from './coach-sessions.queries.ts';

const coach = alias(users, 'coach');
const member = alias(users, 'member');

/** A player's entry in a session, for notifications; null if it was cancelled or the player is not active. */
export async function findSessionNotice(db: Database, sessionId: string) {
  const [row] = await db
    .select({
      groupId: trainingSessions.groupId,
      seriesId: trainingSessions.seriesId,
      title: trainingSessions.title,
      status: trainingSessions.status,
      sessionDate: trainingSessions.sessionDate,
      duration: trainingSessions.duration,
      place: trainingSessions.place,
      objectives: trainingSessions.objectives,
      remindedAt: trainingSessions.remindedAt,
      answer: trainingSessions.answer,
      zone: sql<string>`coalesce(${users.timeZone}, ${trainingSessions.timeZone})`,
      playerId: users.id,
      coachId: trainingSessions.coachId,
      email: users.email,
      firstName: users.firstName,
    })
    .from(trainingSessions)
    .innerJoin(users, and(eq(users.id, trainingSessions.playerId), eq(users.state, 'active')))
    .where(eq(trainingSessions.id, sessionId));
  return row ?? null;
}
export type SessionNotice = NonNullable<Awaited<ReturnType<typeof findSessionNotice>>>;

/** A session for an active coach who leads it or led it; null once it was cancelled. */
export async function findCoachNotice(db: Database, sessionId: string, coachId: string) {
  const [row] = await db
    .select({
      title: trainingSessions.title,
      sessionDate: trainingSessions.sessionDate,
      zone: sql<string>`coalesce(${coach.timeZone}, ${trainingSessions.timeZone})`,
      leaderId: trainingSessions.coachId,
      email: coach.email,
      firstName: coach.firstName,
    })
    .from(trainingSessions)
    .innerJoin(coach, and(eq(coach.id, coachId), eq(coach.state, 'active')))
    .where(eq(trainingSessions.id, sessionId));
  return row ?? null;
}

/** An active player, for notifications of cancelled sessions. */
export async function findActivePlayer(db: Database, playerId: string) {
  const [player] = await db
    .select({ email: users.email, firstName: users.firstName, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.state, 'active')));
  return player ?? null;
}

/**
 * Claims due reminders: scheduled sessions within 24 hours whose coach is active and still connected with the player, or leads it for
 * the club of both. One statement, so that two processes never claim the same entry.
 */
export function claimReminders(tx: Database) {
  const connected = tx
    .select({ one: sql`1` })
    .from(coachConnections)
    .innerJoin(coach, and(eq(coach.id, coachConnections.coachId), eq(coach.state, 'active')))
    .where(
      and(
        eq(coachConnections.coachId, trainingSessions.coachId),
        eq(coachConnections.playerId, trainingSessions.playerId),
        eq(coachConnections.status, 'active'),
      ),
    );
  const ledForClub = tx
    .select({ one: sql`1` })
    .from(coach)
    .innerJoin(
      member,
      and(eq(member.id, trainingSessions.playerId), isActiveMemberOf(member, trainingSessions.ledForClubId)),
    )
    .where(and(eq(coach.id, trainingSessions.coachId), isActiveCoachOf(coach, trainingSessions.ledForClubId)));
  return tx
    .update(trainingSessions)
    .set({ remindedAt: sql`now()` })
    .where(
      and(
        eq(trainingSessions.status, 'scheduled'),
        isNull(trainingSessions.remindedAt),
        mayCome(trainingSessions),
        gt(trainingSessions.sessionDate, sql`now()`),
        sql`${trainingSessions.sessionDate} <= now() + interval '24 hours'`,
        or(exists(connected), exists(ledForClub)),
      ),
    )
    .returning({ sessionId: trainingSessions.id, userId: trainingSessions.playerId });
}
