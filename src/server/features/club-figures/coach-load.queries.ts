// What coaches did for a club's members, and have before them.

import { and, desc, eq, gte, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { roundTo } from '#domain/round-to.ts';
import { type ClubScope, idsInScope, isInScope } from '#server/access/club-members.ts';
import { namedPerson } from '#server/access/names.ts';
import { isAnyOf } from '#server/access/visible-players.ts';
import { isOpen, isReviewedSince } from '#server/db/conditions.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { coachConnections, reviewDrafts, reviews, trainingSessions, users, videos } from '#server/db/schema/index.ts';

const build = new QueryBuilder();
const coach = alias(users, 'coach');
const clubId = sql.placeholder('clubId');
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;

/** Lines of the list of coaches. */
const coachLimit = 50;

/** Seconds from the upload of a video to its review, without those in which its link was dead. */
export const waitSeconds: SQL<number> = sql`greatest(extract(epoch from ${reviews.publishedAt} - ${videos.uploadDate}) - ${videos.pausedSeconds}, 0)`;

const published = build
  .select({
    coachId: reviews.coachId,
    count: sql<number>`count(*)::int`.as('published'),
    median: sql<number>`(percentile_cont(0.5) within group (order by ${waitSeconds}))::float8`.as('median'),
  })
  .from(reviews)
  .innerJoin(videos, eq(videos.id, reviews.videoId))
  .where(and(isAnyOf(videos.playerId, idsInScope()), isReviewedSince(start), lt(reviews.publishedAt, end)))
  .groupBy(reviews.coachId)
  .as('published');

const begun = build
  .select({ coachId: reviewDrafts.coachId, count: sql<number>`count(*)::int`.as('begun') })
  .from(reviewDrafts)
  .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
  .where(and(isAnyOf(videos.playerId, idsInScope()), isOpen))
  .groupBy(reviewDrafts.coachId)
  .as('begun');

const trained = build
  .select({
    coachId: trainingSessions.coachId,
    count: sql<number>`count(distinct ${trainingSessions.groupId})::int`.as('trained'),
  })
  .from(trainingSessions)
  .innerJoin(users, eq(users.id, trainingSessions.playerId))
  .where(
    and(
      isInScope(users),
      eq(trainingSessions.status, 'completed'),
      gte(trainingSessions.sessionDate, start),
      lt(trainingSessions.sessionDate, end),
    ),
  )
  .groupBy(trainingSessions.coachId)
  .as('trained');

const connected = build
  .select({ coachId: coachConnections.coachId, count: sql<number>`count(*)::int`.as('connected') })
  .from(coachConnections)
  .innerJoin(users, eq(users.id, coachConnections.playerId))
  .where(and(isInScope(users), eq(coachConnections.status, 'active')))
  .groupBy(coachConnections.coachId)
  .as('connected');

const isOfClub = and(sql`${coach.clubId} = ${clubId}`, eq(coach.role, 'coach_club'), eq(coach.state, 'active'));

const coachLoad = prepared((db) =>
  db
    .select({
      coach: { ...namedPerson(coach), role: coach.role },
      players: sql<number>`coalesce(${connected.count}, 0)`,
      waiting: sql<number>`coalesce(${begun.count}, 0)`,
      reviews: sql<number>`coalesce(${published.count}, 0)`,
      medianSeconds: sql<number | null>`${published.median}`,
      sessions: sql<number>`coalesce(${trained.count}, 0)`,
    })
    .from(coach)
    .leftJoin(published, eq(published.coachId, coach.id))
    .leftJoin(begun, eq(begun.coachId, coach.id))
    .leftJoin(trained, eq(trained.coachId, coach.id))
    .leftJoin(connected, eq(connected.coachId, coach.id))
    .where(or(isOfClub, isNotNull(published.coachId), isNotNull(begun.coachId), isNotNull(trained.coachId)))
    .orderBy(
      desc(sql`coalesce(${begun.count}, 0)`),
      desc(sql`coalesce(${published.count}, 0)`),
      coach.lastName,
      coach.id,
    )
    .limit(coachLimit)
    .prepare('coach_load'),
);

/**
 * The club's coaches, and whoever else worked for its members, with what they did between two moments (ISO 8601) for all members, or
 * for one.
 */
export async function listCoachLoad(db: Database, scope: ClubScope) {
  const rows = await coachLoad(db).execute({ ...scope });
  return rows.map(({ medianSeconds, ...one }) => ({ ...one, medianHours: hours(medianSeconds) }));
}

/** Seconds as hours with one decimal; null for none. */
export function hours(seconds: number | null): number | null {
  return seconds === null ? null : roundTo(seconds / 3600, 1);
}
