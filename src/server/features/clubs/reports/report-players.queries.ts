// Activity and ratings of each member in a period.

import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type SkillCategory, skillCategories } from '#domain/skills/skills.ts';
import { isReviewedBetween } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { reviews, skillRatings, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { activityBetween } from '#server/features/clubs/figures/activity.queries.ts';
import { levelSpan } from '#server/features/clubs/figures/level-history.queries.ts';
import { type ClubScope, idsInScope, isInScope } from '#server/policy/club-scope.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const build = new QueryBuilder();
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;

const activity = activityBetween(start, end, idsInScope());
const done = build
  .select({
    playerId: activity.playerId,
    videos: sql<number>`sum(${activity.video})::int`.as('videos'),
    sessions: sql<number>`sum(${activity.session})::int`.as('sessions'),
  })
  .from(activity)
  .groupBy(activity.playerId)
  .as('done');

/** The average rating of a skill group. */
const groupMean = (category: SkillCategory) =>
  sql<
    number | null
  >`avg(${skillRatings.rating}) filter (where ${inArray(skillRatings.skillName, [...skillCategories[category]])})`;

const overall = sql`${skillRatings.skillName} = 'overall'`;

const rated = build
  .select({
    playerId: reviews.playerId,
    reviews: sql<number>`count(distinct ${reviews.videoId})::int`.as('reviews'),
    overall: sql<
      number[] | null
    >`json_agg(${skillRatings.rating} order by ${reviews.publishedAt}, ${reviews.videoId}) filter (where ${overall})`.as(
      'overall',
    ),
    technical: toNumber(groupMean('Technical')).as('technical'),
    tactical: toNumber(groupMean('Tactical')).as('tactical'),
    physical: toNumber(groupMean('Physical')).as('physical'),
  })
  .from(reviews)
  .leftJoin(skillRatings, eq(skillRatings.videoId, reviews.videoId))
  .where(and(isAnyOf(reviews.playerId, idsInScope()), isReviewedBetween(start, end)))
  .groupBy(reviews.playerId)
  .as('rated');

function toNumber(value: SQL<number | null>): SQL<number | null> {
  return sql<number | null>`(${value})::float8`;
}

// Not prepared: a period may be a week or years, and is planned by its values (decision 036).
const reportedPlayers = (db: Database) =>
  db
    .select({
      player: { ...namedPerson(users), country: users.country },
      ...levelSpan(users, { start, end }),
      isLevelVerified: users.isLevelVerified,
      videos: sql<number>`coalesce(${done.videos}, 0)`,
      sessions: sql<number>`coalesce(${done.sessions}, 0)`,
      reviews: sql<number>`coalesce(${rated.reviews}, 0)`,
      ratings: sql<number[]>`coalesce(${rated.overall}, '[]')`,
      technical: sql<number | null>`${rated.technical}`,
      tactical: sql<number | null>`${rated.tactical}`,
      physical: sql<number | null>`${rated.physical}`,
    })
    .from(users)
    .leftJoin(done, eq(done.playerId, users.id))
    .leftJoin(rated, eq(rated.playerId, users.id))
    .where(isInScope(users))
    .orderBy(inOrder(users.lastName), inOrder(users.firstName), users.id);

/** All members in scope by name; `ratings` are the period's overall ratings, oldest first. */
export function listReportedPlayers(db: Database, scope: ClubScope) {
  return reportedPlayers(db).execute({ ...scope });
}
