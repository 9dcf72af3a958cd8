// SQL of the earlier reviews that a review's moments can be compared with.

import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOtherMatch } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, toIso, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isNotHeldBack, isVisiblePlayer, isVisibleVideo } from '#server/policy/visibility.ts';

/** How many earlier reviews are offered. */
const maxReviews = 5;

const earlier = alias(videos, 'earlier');
const earlierReview = alias(reviews, 'earlier_review');

/** The reviews before a video's, the latest first, with their notes; null when the video is not to be seen. Three statements. */
export async function listEarlierReviews(db: Database, actor: Actor, videoId: string) {
  const [video] = await db
    .select({ playerId: videos.playerId })
    .from(videos)
    .where(and(eq(videos.id, videoId), isVisibleVideo(actor)));
  if (!video) return null;
  const found = await db
    .select({
      videoId: earlier.id,
      title: earlier.title,
      videoUrl: earlier.videoUrl,
      provider: earlier.provider,
      publishedAt: sql<string>`${earlierReview.publishedAt}`.mapWith(toIso),
    })
    .from(videos)
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    // An index has a player's reviews by date.
    .innerJoin(earlierReview, eq(earlierReview.playerId, videos.playerId))
    .innerJoin(earlier, and(eq(earlier.id, earlierReview.videoId), eq(earlier.status, 'Analyzed')))
    .where(
      and(
        eq(videos.id, videoId),
        sql`${earlier.id} <> ${videos.id}`,
        isOtherMatch(earlier.id, videos.id),
        isNotHeldBack(actor, earlier.id),
        // An unpublished review comes after all published ones.
        or(
          isNull(reviews.publishedAt),
          sql`(${earlierReview.publishedAt}, ${earlierReview.videoId}) < (${reviews.publishedAt}, ${videos.id})`,
        ),
        // A club's coach may see a video that was offered to them without seeing what else there is of its player.
        isVisiblePlayer(actor, earlier.playerId),
      ),
    )
    .orderBy(desc(earlierReview.publishedAt), desc(earlierReview.videoId))
    .limit(maxReviews);
  const notes = await listMomentsOf(
    db,
    video.playerId,
    found.map((one) => one.videoId),
  );
  return found.map((review) => ({ ...review, notes: notes.filter((note) => note.videoId === review.videoId) }));
}
export type EarlierReviewRow = NonNullable<Awaited<ReturnType<typeof listEarlierReviews>>>[number];

/** Published notes of some of a player's videos, by time, without boards. */
export async function listMomentsOf(db: Database, playerId: string, videoIds: readonly string[]) {
  if (videoIds.length === 0) return [];
  return db
    .select({
      id: annotations.id,
      videoId: annotations.videoId,
      timestamp: annotations.timestamp,
      endTimestamp: annotations.endTimestamp,
      type: annotations.type,
      skill: annotations.skill,
      title: annotations.title,
      comment: annotations.comment,
    })
    .from(annotations)
    .where(and(eq(annotations.playerId, playerId), inArray(annotations.videoId, [...videoIds])))
    .orderBy(asc(annotations.timestamp), asc(annotations.id));
}
