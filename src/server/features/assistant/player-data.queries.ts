// SQL for the assistant: a player's own published data, the same as on their screens.

import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, prepared } from '#server/db/database.ts';
import { annotations, reviews, trainingSessions, users, videos } from '#server/db/schema/index.ts';

/** Row limits. */
const most = { reviews: 10, notes: 400, sessions: 20 };

const coach = alias(users, 'coach');
const isOwnAnalysed = and(eq(videos.playerId, sql.placeholder('playerId')), eq(videos.status, 'Analyzed'));

const playerReviews = prepared((db) =>
  db
    .select({
      videoId: videos.id,
      title: videos.title,
      publishedAt: reviews.publishedAt,
      coach: sql<string>`${coach.firstName} || ' ' || ${coach.lastName}`,
      priorities: reviews.priorities,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendationsForImprovement: reviews.recommendationsForImprovement,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(isOwnAnalysed)
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(most.reviews)
    .prepare('smashy_own_reviews'),
);

/** A player's published reviews, latest upload first (docs/product.md#progress). */
export function listPlayerReviews(db: Database, playerId: string) {
  return playerReviews(db).execute({ playerId });
}

const playerNotes = prepared((db) =>
  db
    .select({
      id: annotations.id,
      videoId: videos.id,
      videoTitle: videos.title,
      timestamp: annotations.timestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      comment: annotations.comment,
    })
    .from(annotations)
    .innerJoin(videos, eq(videos.id, annotations.videoId))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .where(isOwnAnalysed)
    .orderBy(desc(reviews.publishedAt), desc(videos.id), asc(annotations.timestamp))
    .limit(most.notes)
    .prepare('smashy_own_notes'),
);

/** The notes in a player's published reviews, latest reviews first. */
export function listPlayerNotes(db: Database, playerId: string) {
  return playerNotes(db).execute({ playerId });
}

const upcomingSessions = prepared((db) =>
  db
    .select({
      title: trainingSessions.title,
      status: trainingSessions.status,
      sessionDate: trainingSessions.sessionDate,
      timeZone: trainingSessions.timeZone,
      place: trainingSessions.place,
      coach: sql<string | null>`${coach.firstName} || ' ' || ${coach.lastName}`,
      objectives: trainingSessions.objectives,
    })
    .from(trainingSessions)
    .leftJoin(coach, eq(coach.id, trainingSessions.coachId))
    .where(
      and(
        eq(trainingSessions.playerId, sql.placeholder('playerId')),
        eq(trainingSessions.status, 'scheduled'),
        gt(trainingSessions.sessionDate, sql`now()`),
      ),
    )
    .orderBy(asc(trainingSessions.sessionDate), asc(trainingSessions.id))
    .limit(most.sessions)
    .prepare('smashy_sessions_to_come'),
);

/** A player's upcoming sessions, next first. For club members only: the caller checks. */
export function listUpcomingSessions(db: Database, playerId: string) {
  return upcomingSessions(db).execute({ playerId });
}
