// SQL that publishes saved movement with a review.

import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { movementAnalyses } from '#server/db/schema/index.ts';

/** Marks in a row, of all players. */
export const marks = sql<number>`coalesce((
  select sum(jsonb_array_length(track.value)) from jsonb_each(${movementAnalyses.document} -> 'tracks') as track
), 0)::int`;

/** Publishes the saved marks; without any, unpublishes. */
export async function publishSaved(tx: Database, videoId: string): Promise<void> {
  const isMarked = sql`${marks} > 0`;
  await tx
    .update(movementAnalyses)
    .set({
      published: sql`case when ${isMarked} then ${movementAnalyses.document} -> 'tracks' end`,
      publishedAt: sql`case when ${isMarked} then now() end`,
      publishedVersion: sql`case when ${isMarked} then ${movementAnalyses.version} end`,
    })
    .where(eq(movementAnalyses.videoId, videoId));
}
