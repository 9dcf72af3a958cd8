// SQL of the earlier reviews that a review's moments can be compared with.

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOtherMatch, isPublishedBefore } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, reviews, videos } from '#server/db/schema/index.ts';
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
  // Of the video's own row, so that the index of a player's reviews by date is read from there and no further.
  const before = db
    .select({
      videoId: earlier.id,
      title: earlier.title,
      videoUrl: earlier.videoUrl,
      provider: earlier.provider,
      publishedAt: earlierReview.publishedAt,
    })
    .from(earlierReview)
    .innerJoin(earlier, and(eq(earlier.id, earlierReview.videoId), eq(earlier.status, 'Analyzed')))
    .where(
      and(
        eq(earlierReview.playerId, videos.playerId),
        sql`${earlier.id} <> ${videos.id}`,
        isOtherMatch(earlier.id, videos.id),
        isNotHeldBack(actor, earlier.id),
        isPublishedBefore(earlierReview),
        // A club's coach may see a video that was offered to them without seeing what else there is of its player.
        isVisiblePlayer(actor, earlier.playerId),
      ),
    )
    .orderBy(desc(earlierReview.publishedAt), desc(earlierReview.videoId))
    .limit(maxReviews)
    .as('before');
  const { videoId: id, title, videoUrl, provider, publishedAt } = before;
  const found = await db
    .select({ videoId: id, title, videoUrl, provider, publishedAt })
    .from(videos)
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .crossJoinLateral(before)
    .where(eq(videos.id, videoId))
    .orderBy(desc(publishedAt), desc(id));
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
