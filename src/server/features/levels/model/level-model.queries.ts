// SQL of the level model: the published ratings it reads, and what it has computed.

import { and, asc, eq, getColumns, gt, gte, inArray, isNotNull, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Abilities, KnownCoach, StepReview } from '#domain/levels/model/level-steps.ts';
import { measuredLevel } from '#domain/levels/model/measured-level.ts';
import type { MethodRun } from '#domain/levels/model/method-figures.ts';
import { assumedFigures } from '#domain/levels/model/model-figures.ts';
import { roundTo } from '#domain/round-to.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import {
  clipRatings,
  coachBiases,
  levelModels,
  playerAbilities,
  reviews,
  secondReviews,
  skillRatings,
  toIso,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { isBlindFor, isNotHeldBack, type Viewer } from '#server/policy/visibility.ts';

const original = alias(videos, 'original');

/**
 * The day of a match, counted from 1970: when it was played, if the player said so and it was before it was sent. A second review has the
 * day of the first.
 */
const day = sql<number>`(coalesce(least(${original.eventDate}, ${original.uploadDate}::date),
  least(${videos.eventDate}, ${videos.uploadDate}::date)) - date '1970-01-01')`;

/** The video that a match was first sent as: both reviews of a match have the same, once both are published. */
const matchId = sql<string>`coalesce(${original.id}, ${videos.id})`;

/** A review's ratings in the order of `skillNames`. */
const ratings = sql<(number | null)[]>`array[${sql.join(
  skillNames.map(
    (skill) => sql`max(${skillRatings.rating}) filter (where ${skillRatings.skillName} = ${sql.raw(`'${skill}'`)})`,
  ),
  sql`, `,
)}]::float8[]`;

/** Published reviews with their ratings, each player's after each other and the oldest match first. */
function ratedReviews(db: Database, condition: SQL | undefined) {
  return db
    .select({ playerId: videos.playerId, videoId: videos.id, matchId, coachId: reviews.coachId, day, ratings })
    .from(videos)
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .innerJoin(skillRatings, eq(skillRatings.videoId, videos.id))
    .leftJoin(secondReviews, and(eq(secondReviews.videoId, videos.id), isNotNull(secondReviews.doneAt)))
    .leftJoin(original, eq(original.id, secondReviews.originalId))
    .where(and(isReviewed, condition))
    .groupBy(videos.id, reviews.videoId, original.id)
    .orderBy(asc(videos.playerId), day, asc(videos.uploadDate), asc(videos.id));
}

const asStep = <Row extends { ratings: (number | null)[] }>(row: Row) => ({
  ...row,
  ratings: row.ratings.map((rating) => rating ?? Number.NaN),
});

/** One player's reviews, the oldest match first; for a viewer only those that are not held back from them. */
export async function listStepReviews(
  db: Database,
  playerId: string,
  viewer?: Viewer,
): Promise<(StepReview & { videoId: string })[]> {
  const seen = viewer && isNotHeldBack(viewer, videos.id);
  return (await ratedReviews(db, and(eq(videos.playerId, playerId), seen))).map(asStep);
}

/** What is said of one player's reviews beside the ratings, in no order. */
export function listStepFacts(db: Database, playerId: string) {
  return db
    .select({
      videoId: videos.id,
      title: videos.title,
      publishedAt: sql<string>`${reviews.publishedAt}`.mapWith(toIso),
      reviewer: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(videos)
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .innerJoin(users, eq(users.id, reviews.coachId))
    .where(and(eq(videos.playerId, playerId), isReviewed));
}

/** People read at a time: so few that their reviews fit into memory, even where each has hundreds. */
const peopleAtATime = 100;

/** All published reviews, some players at a time. */
export async function* readAllReviews(db: Database) {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const people = await db
      .select({ id: users.id })
      .from(users)
      .where(gt(users.id, last))
      .orderBy(asc(users.id))
      .limit(peopleAtATime);
    const end = people.at(-1)?.id;
    if (end === undefined) return;
    yield (await ratedReviews(db, and(gt(videos.playerId, last), lte(videos.playerId, end)))).map(asStep);
    last = end;
  }
}

/**
 * What the model depends on, and the time: the fingerprint changes with each review published, revised or deleted, and each rated clip.
 */
export async function readFingerprint(db: Database): Promise<{ fingerprint: string; at: string }> {
  return onlyRow(
    await db
      .select({
        at: sql<string>`now()`.mapWith(reviews.updatedAt),
        fingerprint: sql<string>`concat_ws(' ', count(*), max(${reviews.updatedAt}), ${db
          .select({ clips: sql`concat_ws(' ', count(*), max(${clipRatings.ratedAt}))` })
          .from(clipRatings)})`,
      })
      .from(reviews),
  );
}

/** Players with a review that was published or revised since a moment. */
export async function listReviewedSince(db: Database, moment: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ playerId: reviews.playerId })
    .from(reviews)
    .where(gte(reviews.updatedAt, moment));
  return rows.map(({ playerId }) => playerId);
}

/** The latest run of a version of the model, with its age; null before the first. */
export async function findModel(db: Database, version: number) {
  const [model] = await db
    .select({
      ...getColumns(levelModels),
      ageMs: sql<number>`(extract(epoch from now() - ${levelModels.computedAt}) * 1000)::float8`,
    })
    .from(levelModels)
    .where(eq(levelModels.version, version));
  return model ?? null;
}

/** What the model measures of a player, for a viewer: nothing while they review a match of the player blind. */
export function findMeasuredFor(db: Database, viewer: Viewer, playerId: string) {
  const isBlind = isBlindFor(viewer, playerAbilities.playerId);
  return findMeasured(db, playerId, isBlind && not(isBlind));
}

/** What the model measures of a player today; null without a review. */
export async function findMeasured(db: Database, playerId: string, condition?: SQL) {
  const [row] = await db
    .select({
      ...getColumns(playerAbilities),
      figures: levelModels.figures,
      today: sql<number>`current_date - date '1970-01-01'`,
    })
    .from(playerAbilities)
    .leftJoin(levelModels, sql`true`)
    .where(and(eq(playerAbilities.playerId, playerId), condition));
  if (!row) return null;
  const { skills, figures, today, reviews: count } = row;
  return {
    ...measuredLevel(row, (figures ?? assumedFigures).variances.levelWalk, today),
    lastMatchOn: new Date(row.day * dayLength).toISOString().slice(0, 10),
    reviews: count,
    skills: Object.fromEntries(
      skillNames.flatMap((skill, index) => {
        const ability = skills[index] ?? null;
        return ability === null ? [] : [[skill, roundTo(ability, 1)]];
      }),
    ) as Partial<Record<SkillName, number>>,
  };
}

/** The latest run of a version with what its coaches come to; null before the first. */
export async function findMethodRun(db: Database, version: number): Promise<MethodRun | null> {
  const { computedAt, figures, reviews: reviewCount, players } = levelModels;
  const ofCoaches = (figure: SQL) => sql<number>`(select ${figure} from ${coachBiases})`;
  const [run] = await db
    .select({
      version: levelModels.version,
      computedAt,
      figures,
      reviews: reviewCount,
      players,
      coaches: ofCoaches(sql`count(*)::int`),
      groups: ofCoaches(sql`count(distinct ${coachBiases.groupNumber})::int`),
      biasError: ofCoaches(sql`coalesce(avg(${coachBiases.error}), 0)::float8`),
    })
    .from(levelModels)
    .where(eq(levelModels.version, version));
  return run ?? null;
}

/** What is known of these coaches. */
export async function findKnownCoaches(db: Database, coachIds: readonly string[]): Promise<Map<string, KnownCoach>> {
  const { coachId, bias, error, groupMean } = coachBiases;
  const rows = await db
    .select({ coachId, bias, error, groupMean })
    .from(coachBiases)
    .where(inArray(coachId, [...new Set(coachIds)]));
  return new Map(rows.map((row) => [row.coachId, row]));
}

/** The run that replaces all earlier ones. Its row is locked until the transaction ends, so that two runs store one after the other. */
export async function replaceModel(tx: Database, model: typeof levelModels.$inferInsert): Promise<void> {
  const { version, ...run } = model;
  await tx.insert(levelModels).values(model).onConflictDoUpdate({ target: levelModels.version, set: run });
  await tx.delete(levelModels).where(ne(levelModels.version, version));
}

/** Notes what the stored run was computed from, once all of it is stored: a run that was cut off is repeated. */
export async function completeModel(db: Database, run: { fingerprint: string; tookMs: number }): Promise<void> {
  await db.update(levelModels).set({ ...run, computedAt: sql`now()` });
}

/** Writes biases; those of other coaches are deleted. Coaches who are no more are left out. */
export async function replaceBiases(tx: Database, biases: readonly (typeof coachBiases.$inferInsert)[]): Promise<void> {
  await tx.delete(coachBiases);
  for (let from = 0; from < biases.length; from += rowsAtATime)
    await tx.insert(coachBiases).values(biases.slice(from, from + rowsAtATime));
}

const rowsAtATime = 1_000;

/** What the model says of a player, from so many reviews. */
interface PlayerAbilities extends Abilities {
  playerId: string;
  reviews: number;
}

/** Writes abilities of players who still exist; a row that would not change is left as it is. */
export async function writeAbilities(db: Database, rows: readonly PlayerAbilities[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtATime) {
    const some = rows.slice(from, from + rowsAtATime);
    await db.execute(sql`
      insert into ${playerAbilities} (player_id, level, level_error, skills, skill_errors, day, reviews)
      select given.* from jsonb_to_recordset(${JSON.stringify(some.map(asRow))}::jsonb)
        as given (player_id uuid, level real, level_error real, skills real[], skill_errors real[], day int, reviews int)
      join ${users} on ${users.id} = given.player_id
      on conflict (player_id) do update
        set level = excluded.level, level_error = excluded.level_error, skills = excluded.skills,
          skill_errors = excluded.skill_errors, day = excluded.day, reviews = excluded.reviews
        where (${playerAbilities}.*) is distinct from (excluded.*)`);
  }
}

/** Forgets players who have no published review any more. */
export async function deleteUnreviewed(db: Database): Promise<void> {
  await db
    .delete(playerAbilities)
    .where(
      sql`not exists (select 1 from ${videos} where ${videos.playerId} = ${playerAbilities.playerId} and ${isReviewed})`,
    );
}

/** As stored: rounded to hundredths, so that a run which changes nothing that is seen writes nothing. */
function asRow({ level, levelError, skills, skillErrors, ...row }: PlayerAbilities) {
  const rounded = (value: number) => roundTo(value, 2);
  const eachRounded = (values: Abilities['skills']) => values.map((value) => value && rounded(value));
  return {
    player_id: row.playerId,
    level: rounded(level),
    level_error: rounded(levelError),
    skills: eachRounded(skills),
    skill_errors: eachRounded(skillErrors),
    day: row.day,
    reviews: row.reviews,
  };
}
