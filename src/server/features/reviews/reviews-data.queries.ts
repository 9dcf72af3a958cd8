// What reviews hold of a coach: those they published, and the drafts they are working on.

import { and, asc, eq, exists, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { fullName } from '#server/access/names.ts';
import type { PersonalData } from '#server/access/personal-data.ts';
import type { Database } from '#server/db/database.ts';
import { notifications, reviewDrafts, reviews, users, videos } from '#server/db/schema/index.ts';
import { findNotesAndRatings } from '#server/features/videos/videos-data.queries.ts';
import { reviewedBy } from './review-news.ts';

const player = alias(users, 'player');

/** Where the title goes in a sentence that the database completes. */
const titleBlank = '{title}';

/** Reviews, as export and erasure see them. */
export const reviewData: PersonalData = {
  references: {
    'reviews.coach_id': { exported: 'yes', erased: 'kept: players keep their reviews, by a “Former coach”' },
    'review_drafts.coach_id': { exported: 'until published', erased: 'deleted until published' },
  },

  async collect(db, userId) {
    return [
      { key: 'reviewsWritten', title: 'Reviews you wrote', content: await listReviewRecords(db, userId) },
      { key: 'reviewDrafts', title: 'Reviews you are working on', content: await listDraftRecords(db, userId) },
    ];
  },

  async erase(tx, person) {
    const open = tx.select({ one: sql`1` }).from(videos).where(isOpen());
    await tx.delete(reviewDrafts).where(and(eq(reviewDrafts.coachId, person.id), exists(open)));
    // The bell told each player who reviewed them, under the name of that day.
    const { firstName, lastName } = person.newName;
    const sentence = reviewedBy(`${firstName} ${lastName}`, titleBlank);
    const title = tx.select({ title: videos.title }).from(videos).where(eq(videos.id, notifications.videoId));
    const reviewed = tx
      .select({ one: sql`1` })
      .from(reviews)
      .where(and(eq(reviews.videoId, notifications.videoId), eq(reviews.coachId, person.id)));
    await tx
      .update(notifications)
      .set({ message: sql`replace(${sentence}::text, ${titleBlank}::text, (${title}))` })
      .where(and(eq(notifications.type, 'video_analyzed'), exists(reviewed)));
  },
};

/** The draft's video is not published yet. */
function isOpen() {
  return and(eq(videos.id, reviewDrafts.videoId), ne(videos.status, 'Analyzed'));
}

async function listReviewRecords(db: Database, userId: string) {
  const list = await db
    .select({
      videoId: reviews.videoId,
      player: fullName(player),
      publishedAt: reviews.publishedAt,
      updatedAt: reviews.updatedAt,
      finalSummary: reviews.finalSummary,
      overallStrengths: reviews.overallStrengths,
      areasOfImprovement: reviews.areasOfImprovement,
      recommendationsForImprovement: reviews.recommendationsForImprovement,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(eq(reviews.coachId, userId))
    .orderBy(asc(reviews.publishedAt));
  const ofCoach = db.select({ videoId: reviews.videoId }).from(reviews).where(eq(reviews.coachId, userId));
  const said = await findNotesAndRatings(db, ofCoach);
  return list.map((review) => ({ ...review, ...said(review.videoId) }));
}

function listDraftRecords(db: Database, userId: string) {
  return db
    .select({
      videoId: reviewDrafts.videoId,
      player: fullName(player),
      openedAt: reviewDrafts.openedAt,
      savedAt: reviewDrafts.savedAt,
      document: reviewDrafts.document,
    })
    .from(reviewDrafts)
    .innerJoin(videos, isOpen())
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(eq(reviewDrafts.coachId, userId))
    .orderBy(asc(reviewDrafts.openedAt));
}

/** Whether somebody has published a review, whatever their role is now. */
export async function hasPublishedReviews(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ videoId: reviews.videoId }).from(reviews).where(eq(reviews.coachId, userId)).limit(1);
  return rows.length === 1;
}
