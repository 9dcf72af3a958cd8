// SQL of a report's activity, turnaround and skills.

import { and, eq, inArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import type { PeriodStep } from '#domain/time/period.ts';
import { isReviewedBetween } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { reviews, skillRatings, users } from '#server/db/schema/index.ts';
import { activityBetween } from '#server/features/clubs/figures/activity.queries.ts';
import { hours } from '#server/features/clubs/figures/coach-load.queries.ts';
import { type ClubScope, idsInScope, isInScope } from '#server/policy/club-scope.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const build = new QueryBuilder();
const start = sql`${sql.placeholder('start')}::timestamptz`;
const end = sql`${sql.placeholder('end')}::timestamptz`;
const before = sql`${sql.placeholder('before')}::timestamptz`;

/** A row per video, session and review, from the previous period on. */
function happened() {
  const activity = activityBetween(before, end, idsInScope());
  const played = build
    .select({
      playerId: activity.playerId,
      at: activity.at,
      video: activity.video,
      session: activity.session,
      review: sql<number>`0`.as('review'),
    })
    .from(activity);
  const published = build
    .select({
      playerId: reviews.playerId,
      at: sql<string>`${reviews.publishedAt}`.as('at'),
      video: sql<number>`0`.as('video'),
      session: sql<number>`0`.as('session'),
      review: sql<number>`1`.as('review'),
    })
    .from(reviews)
    .where(and(isAnyOf(reviews.playerId, idsInScope()), isReviewedBetween(before, end)));
  return played.unionAll(published).as('happened');
}

// Not prepared: a period may be a week or years, and is planned by its values (decision 036).
function activitySteps(db: Database) {
  const one = happened();
  const step = sql`date_trunc(${sql.placeholder('step')}, ${one.at} at time zone ${sql.placeholder('timeZone')})`;
  return db
    .select({
      /** The step's first day; null for the sums of the period and the previous one. */
      day: sql<string | null>`to_char(${step}, 'YYYY-MM-DD')`,
      isBefore: sql<boolean>`${one.at} < ${start}`,
      players: sql<number>`(count(distinct ${one.playerId}) filter (where ${one.review} = 0))::int`,
      videos: sql<number>`sum(${one.video})::int`,
      sessions: sql<number>`sum(${one.session})::int`,
      reviews: sql<number>`sum(${one.review})::int`,
    })
    .from(one)
    .innerJoin(users, eq(users.id, one.playerId))
    .where(isInScope(users))
    .groupBy(sql`grouping sets ((1, 2), (2))`);
}

/** Start of the previous period (ISO 8601), step and time zone. */
interface Steps {
  before: string;
  step: PeriodStep;
  timeZone: string;
}

/** Sums per step, of the period and of the previous one; empty steps are left out. */
export async function readActivity(db: Database, scope: ClubScope, steps: Steps) {
  const rows = await activitySteps(db).execute({ ...scope, ...steps });
  const counts = ({ players, videos: sent, sessions, reviews: published }: Partial<(typeof rows)[number]> = {}) => ({
    players: players ?? 0,
    videos: sent ?? 0,
    sessions: sessions ?? 0,
    reviews: published ?? 0,
  });
  const sums = (isBefore: boolean) => counts(rows.find((row) => row.day === null && row.isBefore === isBefore));
  return {
    totals: sums(false),
    before: sums(true),
    byStep: (day: string) => counts(rows.find((row) => row.day === day && !row.isBefore)),
  };
}

function turnaroundFigures(db: Database) {
  const seconds = reviews.turnaroundSeconds;
  return db
    .select({
      reviews: sql<number>`count(*)::int`,
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${seconds})`,
      tenth: sql<number | null>`percentile_disc(0.9) within group (order by ${seconds})`,
      within48Hours: sql<number>`(count(*) filter (where ${seconds} <= 172800))::int`,
    })
    .from(reviews)
    .where(and(isAnyOf(reviews.playerId, idsInScope()), isReviewedBetween(start, end)));
}

/** Turnaround of the period. */
export async function readTurnaround(db: Database, scope: ClubScope) {
  const { median, tenth, ...counts } = onlyRow(await turnaroundFigures(db).execute({ ...scope }));
  return { ...counts, medianHours: hours(median), slowestTenthHours: hours(tenth) };
}

const skillMeans = (db: Database) =>
  db
    .select({
      skillName: sql<SingleSkill>`${skillRatings.skillName}`,
      mean: sql<number | null>`(avg(${skillRatings.rating}) filter (where ${reviews.publishedAt} >= ${start}))::float8`,
      before: sql<
        number | null
      >`(avg(${skillRatings.rating}) filter (where ${reviews.publishedAt} < ${start}))::float8`,
      ratings: sql<number>`(count(*) filter (where ${reviews.publishedAt} >= ${start}))::int`,
    })
    .from(reviews)
    .innerJoin(skillRatings, eq(skillRatings.videoId, reviews.videoId))
    .where(
      and(
        isAnyOf(reviews.playerId, idsInScope()),
        inArray(skillRatings.skillName, singleSkills),
        isReviewedBetween(before, end),
      ),
    )
    .groupBy(skillRatings.skillName);

/** Average of each rated skill, in the period and the previous one. */
export function listSkillMeans(db: Database, scope: ClubScope, begins: string) {
  return skillMeans(db).execute({ ...scope, before: begins });
}
