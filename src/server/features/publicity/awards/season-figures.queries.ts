// Activity and ratings of each member in a season, in two statements.

import { and, eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type SkillCategory, skillCategories } from '#domain/skills/skills.ts';
import { isReviewedBetween } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { playerGoals, reviews, skillRatings, users } from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { activityBetween } from '#server/features/clubs/figures/activity.queries.ts';
import { type ClubScope, idsInScope, isInScope } from '#server/policy/club-scope.ts';
import { mayBeShown } from '#server/policy/publicity.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const build = new QueryBuilder();
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;

const activity = activityBetween(start, end, idsInScope());
const played = build
  .select({
    playerId: activity.playerId,
    videos: sql<number>`sum(${activity.video})::int`.as('videos'),
    sessions: sql<number>`sum(${activity.session})::int`.as('sessions'),
    days: sql<
      string[]
    >`json_agg(distinct to_char(${activity.at} at time zone ${sql.placeholder('timeZone')}, 'YYYY-MM-DD'))`.as('days'),
  })
  .from(activity)
  .groupBy(activity.playerId)
  .as('played');

/** Whether a rating belongs to a skill group. */
const isOf = (category: SkillCategory) =>
  sql`${skillRatings.skillName} in (${sql.join(
    skillCategories[category].map((name) => sql`${name}`),
    sql`, `,
  )})`;
/** A group's average rating and number of reviews; null without ratings. */
const group = (category: SkillCategory) =>
  sql<{
    mean: number;
    reviews: number;
  } | null>`case when count(*) filter (where ${isOf(category)}) > 0 then json_build_object(
    'mean', (avg(${skillRatings.rating}) filter (where ${isOf(category)}))::float8,
    'reviews', count(distinct ${reviews.videoId}) filter (where ${isOf(category)})) end`;

const rated = build
  .select({
    playerId: reviews.playerId,
    overall: sql<
      number[] | null
    >`json_agg(${skillRatings.rating} order by ${reviews.publishedAt}, ${reviews.videoId}) filter (where ${skillRatings.skillName} = 'overall')`.as(
      'overall',
    ),
    technical: group('Technical').as('technical'),
    tactical: group('Tactical').as('tactical'),
    physical: group('Physical').as('physical'),
  })
  .from(reviews)
  .innerJoin(skillRatings, eq(skillRatings.videoId, reviews.videoId))
  .where(and(isAnyOf(reviews.playerId, idsInScope()), isReviewedBetween(start, end)))
  .groupBy(reviews.playerId)
  .as('rated');

// Not prepared: planned by its values (decision 036).
const seasons = (db: Database) =>
  db
    .select({
      player: { ...namedPerson(users), mayBeShown: mayBeShown(users) },
      overall: sql<number[]>`coalesce(${rated.overall}, '[]')`,
      technical: sql<{ mean: number; reviews: number } | null>`${rated.technical}`,
      tactical: sql<{ mean: number; reviews: number } | null>`${rated.tactical}`,
      physical: sql<{ mean: number; reviews: number } | null>`${rated.physical}`,
      videos: sql<number>`coalesce(${played.videos}, 0)`,
      sessions: sql<number>`coalesce(${played.sessions}, 0)`,
      activeDays: sql<string[]>`coalesce(${played.days}, '[]')`,
      targetLevel: sql<number | null>`${playerGoals.targetLevel}::float8`,
    })
    .from(users)
    .leftJoin(played, eq(played.playerId, users.id))
    .leftJoin(rated, eq(rated.playerId, users.id))
    .leftJoin(playerGoals, eq(playerGoals.playerId, users.id))
    .where(isInScope(users))
    .orderBy(inOrder(users.lastName), inOrder(users.firstName), users.id);

/** Each member's season between two times, in a time zone; by name. */
export async function listSeasons(db: Database, scope: ClubScope, timeZone: string) {
  const rows = await seasons(db).execute({ ...scope, timeZone });
  return rows.map(({ technical, tactical, physical, ...season }) => ({
    ...season,
    skills: { technical, tactical, physical },
  }));
}
