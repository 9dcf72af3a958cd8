// SQL of when reviews open.

import { and, eq, gt, sql } from 'drizzle-orm';
import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { reviewOpenings, reviews, toIso, users } from '#server/db/schema/index.ts';

const { time, days } = reviewOpenings;

/** What a player chose; null for at once. */
export async function findOpening(db: Database, playerId: string) {
  const [opening] = await db.select({ time, days }).from(reviewOpenings).where(eq(reviewOpenings.userId, playerId));
  return opening ?? null;
}

/** What decides when a review of a player that is published now opens. */
export async function findOpeningFacts(tx: Database, playerId: string) {
  const facts = await tx
    .select({ time, days, timeZone: users.timeZone, now: sql<string>`now()`.mapWith(toIso) })
    .from(users)
    .leftJoin(reviewOpenings, eq(reviewOpenings.userId, users.id))
    .where(eq(users.id, playerId));
  return onlyRow(facts);
}

/** Stores what a player chose. */
export async function saveOpening(tx: Database, userId: string, opening: ReviewOpening | null): Promise<void> {
  if (opening === null) await tx.delete(reviewOpenings).where(eq(reviewOpenings.userId, userId));
  else
    await tx
      .insert(reviewOpenings)
      .values({ userId, ...opening })
      .onConflictDoUpdate({ target: reviewOpenings.userId, set: opening });
}

/** Opens a review that waits for its time; false if it does not. */
export async function openEarly(tx: Database, videoId: string): Promise<boolean> {
  const opened = await tx
    .update(reviews)
    .set({ opensAt: null })
    .where(and(eq(reviews.videoId, videoId), gt(reviews.opensAt, sql`now()`)))
    .returning({ videoId: reviews.videoId });
  return opened.length > 0;
}
