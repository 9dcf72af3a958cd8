// SQL of coach agreement: what the level model has stored of coaches.

import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { coachBiases, levelModels, reviews, secondReviews, skillRatings, users } from '#server/db/schema/index.ts';

/** All coaches with a bias, by group, the highest bias first. `ofGroup` is how many coaches the group has. */
export function listBiases(db: Database) {
  const { coachId, difference, groupNumber } = coachBiases;
  return db
    .select({
      coach: namedPerson(users),
      bias: difference,
      error: coachBiases.differenceError,
      players: coachBiases.players,
      reviews: coachBiases.reviews,
      clips: coachBiases.clips,
      group: groupNumber,
      ofGroup: sql<number>`(count(*) over (partition by ${groupNumber}))::int`,
    })
    .from(coachBiases)
    .innerJoin(users, eq(users.id, coachId))
    .orderBy(asc(groupNumber), desc(difference), asc(coachId));
}

const first = alias(reviews, 'first');
const second = alias(reviews, 'second');
const firstRating = alias(skillRatings, 'first_rating');
const secondRating = alias(skillRatings, 'second_rating');

/**
 * How far two coaches are apart who reviewed a match blind, over all ratings that both gave. A pair is left out if one was revised after
 * both were published: by then its coach could read the other.
 */
export async function readBlindPairs(db: Database) {
  const apart = sql`abs(${firstRating.rating} - ${secondRating.rating})`;
  return onlyRow(
    await db
      .select({
        matches: sql<number>`count(distinct ${secondReviews.videoId})::int`,
        meanDifference: sql<number | null>`avg(${apart})::float8`,
        withinHalf: sql<
          number | null
        >`(count(*) filter (where ${apart} <= 0.5))::float8 / nullif(count(${secondRating.id}), 0)`,
      })
      .from(secondReviews)
      .innerJoin(first, eq(first.videoId, secondReviews.originalId))
      .innerJoin(second, eq(second.videoId, secondReviews.videoId))
      .leftJoin(firstRating, eq(firstRating.videoId, first.videoId))
      .leftJoin(
        secondRating,
        and(eq(secondRating.videoId, second.videoId), eq(secondRating.skillName, firstRating.skillName)),
      )
      .where(
        and(
          isNotNull(secondReviews.doneAt),
          // Without a revision there is nothing to compare with, and the pair counts.
          sql`(greatest(${first.revisedAt}, ${second.revisedAt}) > ${secondReviews.doneAt}) is not true`,
        ),
      ),
  );
}

/** When the model was last computed; null before the first time. */
export async function findComputedAt(db: Database): Promise<string | null> {
  const [model] = await db.select({ computedAt: levelModels.computedAt }).from(levelModels);
  return model?.computedAt ?? null;
}
