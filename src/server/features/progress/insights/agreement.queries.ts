// SQL of coach agreement: sums over consecutive reviews of the same players.

import { inArray, type SQL, sql } from 'drizzle-orm';
import { maxDaysApart, type PairSums } from '#domain/levels/agreement/coach-agreement.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { reviews, skillRatings, users } from '#server/db/schema/index.ts';

/**
 * Sums over each player's consecutive ratings in a skill within `maxDaysApart`, by earlier and later coach. One pass over the skill's
 * ratings; the result grows with players and coaches, not with ratings.
 */
export function sumRatingPairs(db: Database, skill: SkillName): Promise<PairSums[]> {
  const consecutive = sql`(
    select player_id, earlier_id, coach_id as later_id, rating - earlier_rating as difference,
      extract(epoch from created_at - earlier_at)::float8 / 86400 as days
    from (
      select r.player_id, rv.coach_id, r.rating::float8 as rating, r.created_at,
        lag(rv.coach_id) over earlier as earlier_id,
        lag(r.rating::float8) over earlier as earlier_rating,
        lag(r.created_at) over earlier as earlier_at
      from ${skillRatings} r
      join ${reviews} rv on rv.video_id = r.video_id
      where r.skill_name = ${skill}
      window earlier as (partition by r.player_id order by r.created_at, r.id)
    ) as rated
    where created_at - earlier_at <= ${`${maxDaysApart} days`}::interval
  ) as pair`;
  const total = (value: SQL) => sql`sum(${value})`.mapWith(Number);
  return db
    .select({
      playerId: sql<string>`player_id`,
      earlierId: sql<string>`earlier_id`,
      laterId: sql<string>`later_id`,
      pairs: sql`count(*)`.mapWith(Number),
      difference: total(sql`difference`),
      days: total(sql`days`),
      differenceDays: total(sql`difference * days`),
      daysSquared: total(sql`days * days`),
      differenceSquared: total(sql`difference * difference`),
    })
    .from(consecutive)
    .groupBy(sql`player_id`, sql`earlier_id`, sql`later_id`);
}

/** Names of existing people by id. */
export async function namesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { id: string; firstName: string; lastName: string }>();
  const people = await db
    .select(namedPerson(users))
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(people.map((person) => [person.id, person]));
}
