// A coach's personal data in reviews: published reviews and drafts.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { fullName } from '#server/db/people-columns.ts';
import { isOfVideo, reviewDrafts, reviews, reviewVersions, users, videos } from '#server/db/schema/index.ts';
import { findNotesAndRatings } from '#server/features/videos/videos-data.queries.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

const player = alias(users, 'player');

/** For export and erasure. */
export const reviewData: PersonalData = {
  references: {
    'reviews.coach_id': { exported: 'yes', erased: 'kept: players keep their reviews, by a “Former coach”' },
    'review_versions.coach_id': { exported: 'with the review', erased: 'kept with the review, by a “Former coach”' },
    'second_reviews.coach_id': {
      exported: 'as the review, once written',
      erased: 'kept: that the player asked for a second review; another coach can be assigned',
    },
    'review_drafts.coach_id': {
      exported: 'until published, and while a published review is revised',
      erased: 'deleted until published; afterwards without a revision, and free for another coach',
    },
  },

  async collect(db, userId) {
    return [
      { key: 'reviewsWritten', title: say(msg`Reviews you wrote`), content: await listReviewRecords(db, userId) },
      { key: 'reviewDrafts', title: say(msg`Reviews you are working on`), content: await listDraftRecords(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    await eraseDrafts(tx, id);
  },
};

function isOfOpenVideo() {
  return and(eq(videos.id, reviewDrafts.videoId), isOpen);
}

/** Unpublished text is deleted; published reviews stay, and another of the player's coaches can claim them. */
async function eraseDrafts(tx: Database, coachId: string): Promise<void> {
  const open = tx.select({ one: sql`1` }).from(videos).where(isOfOpenVideo());
  const ofCoach = eq(reviewDrafts.coachId, coachId);
  const deleted = await tx
    .delete(reviewDrafts)
    .where(and(ofCoach, exists(open)))
    .returning({ videoId: reviewDrafts.videoId });
  const ids = deleted.map(({ videoId }) => videoId);
  // Their automatic drafts are deleted too.
  if (ids.length > 0) {
    await tx
      .update(videos)
      .set({ status: 'Pending' })
      .where(and(inArray(videos.id, ids), eq(videos.status, 'AI-Analyzed')));
  }
  const left = alias(reviewDrafts, 'left_draft');
  const published = tx.$with('published').as(
    tx
      .selectDistinctOn([reviewVersions.playerId, reviewVersions.videoId], {
        videoId: reviewVersions.videoId,
        document: reviewVersions.document,
      })
      .from(left)
      .innerJoin(reviewVersions, isOfVideo(reviewVersions, left))
      .where(eq(left.coachId, coachId))
      .orderBy(reviewVersions.playerId, reviewVersions.videoId, desc(reviewVersions.number)),
  );
  const itsDocument = tx
    .select({ document: published.document })
    .from(published)
    .where(eq(published.videoId, reviewDrafts.videoId));
  await tx
    .with(published)
    .update(reviewDrafts)
    .set({
      coachId: null,
      document: sql`coalesce((${itsDocument}), ${reviewDrafts.document})`,
      setAside: [],
      writtenBy: [],
      version: sql`${reviewDrafts.version} + 1`,
      revisedSince: null,
    })
    .where(ofCoach);
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
      priorities: reviews.priorities,
      priorityAnswers: reviews.priorityAnswers,
      rallies: reviews.rallies,
      codes: reviews.codes,
      revisedAt: reviews.revisedAt,
    })
    .from(reviews)
    .innerJoin(player, eq(player.id, reviews.playerId))
    .where(eq(reviews.coachId, userId))
    .orderBy(asc(reviews.publishedAt));
  const ofCoach = db
    .select({ playerId: reviews.playerId, videoId: reviews.videoId })
    .from(reviews)
    .where(eq(reviews.coachId, userId));
  const { textsOf } = await findNotesAndRatings(db, ofCoach);
  return list.map((review) => ({ ...review, ...textsOf(review.videoId) }));
}

function listDraftRecords(db: Database, userId: string) {
  return db
    .select({
      videoId: reviewDrafts.videoId,
      player: fullName(player),
      openedAt: reviewDrafts.openedAt,
      savedAt: reviewDrafts.savedAt,
      document: reviewDrafts.document,
      setAside: reviewDrafts.setAside,
    })
    .from(reviewDrafts)
    .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(and(eq(reviewDrafts.coachId, userId), or(isOpen, isNotNull(reviewDrafts.revisedSince))))
    .orderBy(asc(reviewDrafts.openedAt));
}

/** Whether someone has published a review, in any role. */
export async function hasPublishedReviews(db: Database, userId: string): Promise<boolean> {
  const rows = await db.select({ videoId: reviews.videoId }).from(reviews).where(eq(reviews.coachId, userId)).limit(1);
  return rows.length === 1;
}
