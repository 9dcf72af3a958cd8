// SQL of profiles and their figures.

import { and, eq, ne, sql } from 'drizzle-orm';
import type { Profile } from '#contract/people/profile.ts';
import type { Database } from '#server/db/database.ts';
import { users, videos } from '#server/db/schema/index.ts';

const profileColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  country: users.country,
  dpfRanking: users.dpfRanking,
  language: users.language,
};

/** A profile, locked until the transaction ends; null if the account does not exist or is pending deletion. */
export async function lockProfile(tx: Database, userId: string) {
  const [profile] = await tx
    .select(profileColumns)
    .from(users)
    .where(and(eq(users.id, userId), ne(users.state, 'deleted')))
    .for('update');
  return profile ?? null;
}

/** Saves exactly these columns. */
export async function saveProfile(tx: Database, { id, ...columns }: Profile): Promise<void> {
  await tx.update(users).set(columns).where(eq(users.id, id));
}

/** A person's figures, in one statement. */
export async function findProfileStats(db: Database, userId: string) {
  const isAnalyzed = sql`${videos.status} = 'Analyzed'`;
  const [stats] = await db
    .select({
      joinDate: users.createdAt,
      totalVideos: sql<number>`count(${videos.id})::int`,
      analyzedVideos: sql<number>`(count(*) filter (where ${isAnalyzed}))::int`,
      averageRating: sql<number | null>`round(avg(${videos.overallScore}) filter (where ${isAnalyzed}), 1)::float8`,
    })
    .from(users)
    .leftJoin(videos, eq(videos.playerId, users.id))
    .where(eq(users.id, userId))
    .groupBy(users.id);
  return stats ?? null;
}
