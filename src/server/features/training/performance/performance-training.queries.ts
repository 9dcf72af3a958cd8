// SQL of performance training.

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { namedPerson, playerCard } from '#server/db/people-columns.ts';
import {
  coachConnections,
  skillRatings,
  trainingFocus,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { trainingZone } from '#server/features/training/booking.queries.ts';

const maxSessions = 50;

/** A player, with what decides whether sessions can be booked. */
export async function findTrainee(db: Database, playerId: string) {
  const [row] = await db

    .select({ player: playerCard(users), timeZone: trainingZone, accessType: users.accessType, clubId: users.clubId })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.role, 'player')));
  return row ?? null;
}

/** A player's active coaches, longest connected first. */
export function listCoachesOf(db: Database, playerId: string) {
  return db
    .select({ ...namedPerson(users), role: users.role, clubId: users.clubId })
    .from(coachConnections)
    .innerJoin(users, eq(users.id, coachConnections.coachId))
    .where(
      and(
        eq(coachConnections.playerId, playerId),
        eq(coachConnections.status, 'active'),
        eq(users.state, 'active'),
        inArray(users.role, [...coachRoles]),
      ),
    )
    .orderBy(asc(coachConnections.startedAt), asc(users.id));
}

/** A player's published ratings with the date of the match, earliest first. */
export function listDatedRatings(db: Database, playerId: string) {
  return db
    .select({
      videoId: skillRatings.videoId,
      skillName: skillRatings.skillName,
      rating: skillRatings.rating,
      createdAt: skillRatings.createdAt,
      playedAt: sql<string>`coalesce(${videos.eventDate}::timestamp at time zone 'UTC', ${videos.uploadDate})`.mapWith(
        videos.uploadDate,
      ),
    })
    .from(skillRatings)
    .innerJoin(videos, eq(videos.id, skillRatings.videoId))
    .where(eq(skillRatings.playerId, playerId))
    .orderBy(asc(skillRatings.createdAt), asc(skillRatings.id));
}

const coach = alias(users, 'coach');

/** A player's sessions booked from ratings with the skills they train, latest first. */
export function listFocusedSessions(db: Database, playerId: string) {
  const { groupId, title, sessionDate, status } = trainingSessions;
  return db
    .select({
      id: groupId,
      title,
      sessionDate,
      status,
      coach: { firstName: coach.firstName, lastName: coach.lastName },
      focus: sql<{ skill: typeof trainingFocus.$inferSelect.skill; drillId: string }[]>`json_agg(
        json_build_object('skill', ${trainingFocus.skill}, 'drillId', ${trainingFocus.drillId})
        order by ${trainingFocus.skill}, ${trainingFocus.drillId}
      )`,
    })
    .from(trainingSessions)
    .innerJoin(trainingFocus, eq(trainingFocus.sessionId, trainingSessions.id))
    .leftJoin(coach, eq(coach.id, trainingSessions.coachId))
    .where(eq(trainingSessions.playerId, playerId))
    .groupBy(trainingSessions.id, coach.id)
    .orderBy(desc(sessionDate), desc(trainingSessions.id))
    .limit(maxSessions);
}

/** Stores the skills that a player's session trains; existing ones stay. */
export async function insertFocus(
  tx: Database,
  { groupId, playerId }: { groupId: string; playerId: string },
  focus: readonly Pick<typeof trainingFocus.$inferInsert, 'skill' | 'drillId'>[],
): Promise<void> {
  const [session] = await tx
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.groupId, groupId), eq(trainingSessions.playerId, playerId)));
  if (!session) return;
  const rows = focus.map(({ skill, drillId }) => ({ sessionId: session.id, skill, drillId }));
  await tx.insert(trainingFocus).values(rows).onConflictDoNothing();
}
