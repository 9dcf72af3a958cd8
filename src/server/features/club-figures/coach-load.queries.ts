// What coaches did for a club's members, and have before them.

import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { roundTo } from '#domain/round-to.ts';
import { type ClubScope, idsInScope } from '#server/access/club-members.ts';
import { namedPerson } from '#server/access/names.ts';
import { isAnyOf } from '#server/access/visible-players.ts';
import { isOpen, isReviewedBetween } from '#server/db/conditions.ts';
import { type Database, preparedGeneric } from '#server/db/database.ts';
import { coachConnections, reviewDrafts, reviews, trainingSessions, users, videos } from '#server/db/schema/index.ts';

const coach = alias(users, 'coach');
const clubId = sql.placeholder('clubId');
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;

/** Lines of the list of coaches. */
const coachLimit = 50;

/** Seconds from the upload of a video to its review, without those in which its link was dead. */
export const waitSeconds: SQL<number> = sql`greatest(extract(epoch from ${reviews.publishedAt} - ${videos.uploadDate}) - ${videos.pausedSeconds}, 0)`;

const ofScope = (player: PgColumn) => isAnyOf(player, idsInScope());
const isOfClub = and(sql`${coach.clubId} = ${clubId}`, eq(coach.role, 'coach_club'), eq(coach.state, 'active'));

function coachLoad(db: Database) {
  // What was done is found first, in time and for these members: it names the coaches. Nobody looks through all people.
  const published = db.$with('published').as(
    db
      .select({
        coachId: reviews.coachId,
        count: sql<number>`count(*)::int`.as('published'),
        median: sql<number>`(percentile_cont(0.5) within group (order by ${waitSeconds}))::float8`.as('median'),
      })
      .from(reviews)
      .innerJoin(videos, eq(videos.id, reviews.videoId))
      .where(and(ofScope(videos.playerId), isReviewedBetween(start, end)))
      .groupBy(reviews.coachId),
  );
  const begun = db.$with('begun').as(
    db
      .select({ coachId: reviewDrafts.coachId, count: sql<number>`count(*)::int`.as('begun') })
      .from(reviewDrafts)
      .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
      .where(and(ofScope(videos.playerId), isOpen))
      .groupBy(reviewDrafts.coachId),
  );
  const trained = db.$with('trained').as(
    db
      .select({
        coachId: trainingSessions.coachId,
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
      .groupBy(trainingSessions.coachId),
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
  const coachesOfClub = db.select({ id: coach.id }).from(coach).where(isOfClub);
  const worked = [published, begun, trained].map((one) => sql`select ${one.coachId} from ${one}`);
  return db
    .with(published, begun, trained)
    .select({
      coach: { ...namedPerson(coach), role: coach.role },
      players: sql<number>`(${connected})::int`,
      waiting: sql<number>`coalesce(${begun.count}, 0)`,
      reviews: sql<number>`coalesce(${published.count}, 0)`,
      medianSeconds: sql<number | null>`${published.median}`,
      sessions: sql<number>`coalesce(${trained.count}, 0)`,
    })
    .from(coach)
    .leftJoin(published, eq(published.coachId, coach.id))
    .leftJoin(begun, eq(begun.coachId, coach.id))
    .leftJoin(trained, eq(trained.coachId, coach.id))
    .where(isAnyOf(coach.id, sql.join([sql`${coachesOfClub}`, ...worked], sql` union `)))
    .orderBy(
      desc(sql`coalesce(${begun.count}, 0)`),
      desc(sql`coalesce(${published.count}, 0)`),
      coach.lastName,
      coach.id,
    )
    .limit(coachLimit);
}

const recentCoachLoad = preparedGeneric((db) => coachLoad(db).prepare('recent_coach_load'), 'long');

/**
 * The club's coaches, and whoever else worked for its members, with what they did between two moments (ISO 8601) for all members, or
 * for one. Not prepared: a period may be a week or years, and is planned by its values (decision 036).
 */
export async function listCoachLoad(db: Database, scope: ClubScope) {
  return inHours(await coachLoad(db).execute({ ...scope }));
}

/** The same for the last weeks, planned once: few videos of each member are looked up one by one. */
export async function listRecentCoachLoad(db: Database, scope: ClubScope) {
  return inHours(await recentCoachLoad(db).execute({ ...scope }));
}

function inHours<T extends { medianSeconds: number | null }>(rows: readonly T[]) {
  return rows.map(({ medianSeconds, ...one }) => ({ ...one, medianHours: hours(medianSeconds) }));
}

/** Seconds as hours with one decimal; null for none. */
export function hours(seconds: number | null): number | null {
  return seconds === null ? null : roundTo(seconds / 3600, 1);
}
