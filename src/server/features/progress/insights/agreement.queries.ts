// SQL of coach agreement: what the level model has stored of coaches.

import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { coachBiases, levelModels, users } from '#server/db/schema/index.ts';

/** All coaches with a bias, by group, the highest bias first. `ofGroup` is how many coaches the group has. */
export function listBiases(db: Database) {
  const { coachId, difference, differenceError, players, reviews, clips, groupNumber } = coachBiases;
  return db
    .select({
      coach: namedPerson(users),
      bias: difference,
      error: differenceError,
      players,
      reviews,
      clips,
      group: groupNumber,
      ofGroup: sql<number>`(count(*) over (partition by ${groupNumber}))::int`,
    })
    .from(coachBiases)
    .innerJoin(users, eq(users.id, coachId))
    .orderBy(asc(groupNumber), desc(difference), asc(coachId));
}

/** When the model was last computed; null before the first time. */
export async function findComputedAt(db: Database): Promise<string | null> {
  const [model] = await db.select({ computedAt: levelModels.computedAt }).from(levelModels);
  return model?.computedAt ?? null;
}
