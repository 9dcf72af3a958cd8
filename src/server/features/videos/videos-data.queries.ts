// What videos and credits hold of a player: everything submitted, what was published about it, and what it cost.

import { and, asc, eq, getColumns, inArray, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonalData } from '#server/access/personal-data.ts';
import type { Database } from '#server/db/database.ts';
import { annotations, creditEntries, reviews, skillRatings, users, videos } from '#server/db/schema/index.ts';

/** Videos and credits, as export and erasure see them. */
export const videoData: PersonalData = {
  references: {
    'videos.player_id': { exported: 'with the published review', erased: 'deleted with everything on them' },
    'skill_ratings.player_id': { exported: 'with the video', erased: 'deleted with the video' },
    'credit_entries.user_id': {
      exported: 'yes',
      erased: 'kept without its note: money is accounted for, on a row without a name',
    },
  },

  async collect(db, userId) {
    return [
      { key: 'videos', title: 'Your videos', content: await listVideoRecords(db, userId) },
      { key: 'credits', title: 'Your analysis credits', content: await listCreditRecords(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    // Reviews, drafts, notes, ratings and the notifications about them go with the video.
    await tx.delete(videos).where(eq(videos.playerId, id));
    // The one change that the ledger lets through (see the migrations): a note may name the person.
    await tx
      .update(creditEntries)
      .set({ note: null })
      .where(and(eq(creditEntries.userId, id), isNotNull(creditEntries.note)));
  },
};

const coach = alias(users, 'coach');

async function listVideoRecords(db: Database, userId: string) {
  const { playerId: _, submissionKey: __, ...own } = getColumns(videos);
  const list = await db
    .select({
      ...own,
      review: {
        publishedAt: reviews.publishedAt,
        updatedAt: reviews.updatedAt,
        coachFirstName: coach.firstName,
        coachLastName: coach.lastName,
        finalSummary: reviews.finalSummary,
        overallStrengths: reviews.overallStrengths,
        areasOfImprovement: reviews.areasOfImprovement,
        recommendationsForImprovement: reviews.recommendationsForImprovement,
      },
    })
    .from(videos)
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviews.coachId))
    .where(eq(videos.playerId, userId))
    .orderBy(asc(videos.uploadDate));
  const ofPlayer = db.select({ id: videos.id }).from(videos).where(eq(videos.playerId, userId));
  const said = await findNotesAndRatings(db, ofPlayer);
  return list.map(({ review, ...video }) => ({
    ...video,
    review: review.publishedAt === null ? null : { ...review, ...said(video.id) },
  }));
}

/**
 * The published notes and ratings of several videos, two statements for all of them.
 *
 * @param videoIds a query for the ids of the videos
 * @returns what was said about one of them
 */
export async function findNotesAndRatings(db: Database, videoIds: Parameters<typeof inArray>[1]) {
  const { videoId, id: _, ...note } = getColumns(annotations);
  const notes = await db
    .select({ videoId, ...note })
    .from(annotations)
    .where(inArray(annotations.videoId, videoIds as never))
    .orderBy(asc(annotations.timestamp));
  const ratings = await db
    .select({
      videoId: skillRatings.videoId,
      skillName: skillRatings.skillName,
      rating: skillRatings.rating,
      comment: skillRatings.comment,
    })
    .from(skillRatings)
    .where(inArray(skillRatings.videoId, videoIds as never))
    .orderBy(asc(skillRatings.skillName));
  const notesOf = Map.groupBy(notes, (one) => one.videoId);
  const ratingsOf = Map.groupBy(ratings, (one) => one.videoId);
  const withoutVideo = <T extends { videoId: string }>(rows: T[] = []) =>
    rows.map(({ videoId: _video, ...row }) => row);
  return (id: string) => ({ notes: withoutVideo(notesOf.get(id)), ratings: withoutVideo(ratingsOf.get(id)) });
}

function listCreditRecords(db: Database, userId: string) {
  const { createdAt, amount, reason, note, videoId } = creditEntries;
  return db
    .select({ createdAt, amount, reason, note, videoId })
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(asc(creditEntries.id));
}
