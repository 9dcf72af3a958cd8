// SQL used only by the coach's dashboard.

import { and, asc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Database, preparedGeneric } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { coachConnections, reviews, trainingSessions, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isAnyOf, isVisiblePlayer, preparedForViewer, viewerValues } from '#server/policy/visibility.ts';

const sessionsOfCoach = preparedForViewer((db, viewer) =>
  db
    .select({
      groupId: trainingSessions.groupId,
      title: trainingSessions.title,
      status: trainingSessions.status,
      sessionDate: trainingSessions.sessionDate,
      timeZone: trainingSessions.timeZone,
      duration: trainingSessions.duration,
      place: trainingSessions.place,
      player: namedPerson(users),
    })
    .from(trainingSessions)
    .innerJoin(users, eq(users.id, trainingSessions.playerId))
    .where(
      and(
        eq(trainingSessions.coachId, viewer.id),
        isVisiblePlayer(viewer, trainingSessions.playerId),
        gte(trainingSessions.sessionDate, sql.placeholder('from')),
        lt(trainingSessions.sessionDate, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id))
    .prepare(`coach_sessions_between_${viewer.role}`),
);

/** A coach's sessions between two moments (ISO 8601), one row per visible player. */
export function listSessionsBetween(db: Database, actor: Actor, from: string, to: string) {
  return sessionsOfCoach(db, actor).execute({ ...viewerValues(actor), from, to });
}

const requestsToCoach = preparedGeneric((db) => {
  // Not joined: the planner estimates a join by the average number of requests.
  const players = db
    .select({ id: coachConnections.playerId })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.coachId, sql.placeholder('coachId')),
        sql`${coachConnections.status} = 'requested'`,
        or(isNull(coachConnections.requestedById), ne(coachConnections.requestedById, sql.placeholder('coachId'))),
      ),
    );
  return db
    .select({ requests: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isAnyOf(users.id, players.getSQL()), sql`${users.state} <> 'deleted'`))
    .prepare('requests_to_coach');
});

/** The number of players' connection requests to a coach. */
export async function countRequests(db: Database, coachId: string): Promise<number> {
  const [row] = await requestsToCoach(db).execute({ coachId });
  return row?.requests ?? 0;
}

/** The reviews a coach has published since a moment (ISO 8601). Not prepared: without the value, PostgreSQL expects a third of all rows.
 */
export function listFinishedReviews(db: Database, coachId: string, since: string) {
  return db
    .select({
      uploadDate: videos.uploadDate,
      publishedAt: reviews.publishedAt,
      /** Milliseconds. */
      paused: sql<number>`(${videos.pausedSeconds}::float8 * 1000)`,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(and(eq(reviews.coachId, coachId), gte(reviews.publishedAt, since)));
}
