// Workload of coaches for a club's members.

import { and, desc, eq, gte, isNotNull, lt, or, sql } from 'drizzle-orm';
import { alias, type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import { roundTo } from '#domain/round-to.ts';
import { isOpen, isReviewedBetween } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { plannedOnce } from '#server/db/fast/planned-once.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { coachConnections, reviewDrafts, reviews, trainingSessions, users, videos } from '#server/db/schema/index.ts';
import { type ClubScope, idsInScope } from '#server/policy/club-scope.ts';
import { isCoachOf } from '#server/policy/membership.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const coach = alias(users, 'coach');
const clubId = sql.placeholder('clubId');
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;

const ofScope = (player: PgColumn) => isAnyOf(player, idsInScope());

/** The club's coach; null for anyone else. */
const ownCoach = (id: PgColumn) =>
  sql<
    string | null
  >`(select ${coach.id} from ${users} ${sql.identifier('coach')} where ${coach.id} = ${id} and ${isCoachOf(coach, clubId)})`.as(
    'own_coach_id',
  );

function coachLoad(db: Database) {
  // Finds the work first, by time and members.
  const published = db.$with('published').as(
    db
      .select({
        coachId: ownCoach(reviews.coachId),
        count: sql<number>`count(*)::int`.as('published'),
        median: sql<number>`percentile_cont(0.5) within group (order by ${reviews.turnaroundSeconds})`.as('median'),
      })
      .from(reviews)
      .where(and(ofScope(reviews.playerId), isReviewedBetween(start, end)))
      .groupBy(sql`1`),
  );
  const begun = db.$with('begun').as(
    db
      .select({ coachId: ownCoach(reviewDrafts.coachId), count: sql<number>`count(*)::int`.as('begun') })
      .from(reviewDrafts)
      .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
      .where(and(ofScope(videos.playerId), isOpen, isNotNull(reviewDrafts.coachId)))
      .groupBy(sql`1`),
  );
  const trained = db.$with('trained').as(
    db
      .select({
        coachId: ownCoach(trainingSessions.coachId),
        count: sql<number>`count(distinct ${trainingSessions.groupId})::int`.as('trained'),
      })
      .from(trainingSessions)
      .where(
        and(
          ofScope(trainingSessions.playerId),
          eq(trainingSessions.status, 'completed'),
          gte(trainingSessions.sessionDate, start),
          lt(trainingSessions.sessionDate, end),
        ),
      )
      .groupBy(sql`1`),
  );
  const connected = db
    .select({ count: sql`count(*)` })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.coachId, coach.id),
        eq(coachConnections.status, 'active'),
        ofScope(coachConnections.playerId),
      ),
    );
  const own = db
    .select({ id: sql<string | null>`${coach.id}`.as('own_id') })
    .from(coach)
    .where(isCoachOf(coach, clubId));
  const listed = unionAll(
    own,
    db.select({ id: sql<string | null>`null::uuid`.as('own_id') }).from(sql`(select 1) as one`),
  ).as('listed');
  return db
    .with(published, begun, trained)
    .select({
      /** Null for all coaches outside the club together. */
      coach: { ...namedPerson(coach), role: coach.role },
      players: sql<number>`(${connected})::int`,
      waiting: sql<number>`coalesce(${begun.count}, 0)`,
      reviews: sql<number>`coalesce(${published.count}, 0)`,
      medianSeconds: sql<number | null>`${published.median}`,
      sessions: sql<number>`coalesce(${trained.count}, 0)`,
    })
    .from(listed)
    .leftJoin(coach, eq(coach.id, listed.id))
    .leftJoin(published, sql`${published.coachId} is not distinct from ${listed.id}`)
    .leftJoin(begun, sql`${begun.coachId} is not distinct from ${listed.id}`)
    .leftJoin(trained, sql`${trained.coachId} is not distinct from ${listed.id}`)
    .where(or(isNotNull(listed.id), isNotNull(published.count), isNotNull(begun.count), isNotNull(trained.count)))
    .orderBy(
      sql`${listed.id} is null`,
      desc(sql`coalesce(${begun.count}, 0)`),
      desc(sql`coalesce(${published.count}, 0)`),
      coach.lastName,
      coach.id,
    );
}

const recentCoachLoad = plannedOnce('recent_coach_load', 'long', coachLoad);

/**
 * The club's coaches, and in one line everyone else who worked for members, with what they did between two moments (ISO 8601) for all
 * members, or for one.
 */
export async function listCoachLoad(db: Database, scope: ClubScope) {
  return inHours(await coachLoad(db).execute({ ...scope }));
}

/** The same for recent weeks, prepared: few videos per member are looked up one by one. */
export async function listRecentCoachLoad(db: Database, scope: ClubScope) {
  return inHours(await recentCoachLoad(db).execute({ ...scope }));
}

function inHours<T extends { medianSeconds: number | null }>(rows: readonly T[]) {
  return rows.map(({ medianSeconds, ...one }) => ({ ...one, medianHours: hours(medianSeconds) }));
}

/** Seconds as hours with one decimal; null stays null. */
export function hours(seconds: number | null): number | null {
  return seconds === null ? null : roundTo(seconds / 3600, 1);
}
