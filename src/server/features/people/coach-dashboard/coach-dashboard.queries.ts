// SQL used only by the coach's dashboard.

import { and, asc, eq, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { coachConnections, reviews, trainingSessions, users } from '#server/db/schema/index.ts';
import { isOwnSession } from '#server/features/training/coach-sessions.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

/** A coach's sessions between two moments (ISO 8601), one line for each player of each whom the coach may see. */
export function listSessionsBetween(db: Database, actor: Actor, from: string, to: string) {
  return db
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
    .where(and(isOwnSession(actor), gte(trainingSessions.sessionDate, from), lt(trainingSessions.sessionDate, to)))
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id));
}

const requestsToCoach = plannedOnce('requests_to_coach', 'short', (db) => {
  // Not joined: a join is planned by how many requests coaches have on average.
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
    .where(and(isAnyOf(users.id, players.getSQL()), sql`${users.state} <> 'deleted'`));
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
      publishedAt: reviews.publishedAt,
      turnaroundSeconds: reviews.turnaroundSeconds,
    })
    .from(reviews)
    .where(and(eq(reviews.coachId, coachId), gte(reviews.publishedAt, since)));
}
