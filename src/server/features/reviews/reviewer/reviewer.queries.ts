// SQL of who reviews a video.

import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { reviewDrafts, users } from '#server/db/schema/index.ts';

/** Name of a video's reviewer; null while unclaimed. */
export async function findReviewer(db: Database, videoId: string) {
  const [reviewer] = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(reviewDrafts)
    .innerJoin(users, eq(users.id, reviewDrafts.coachId))
    .where(eq(reviewDrafts.videoId, videoId));
  return reviewer ?? null;
}
