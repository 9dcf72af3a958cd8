// A player's personal data in videos: submissions and published reviews.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, getColumns, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import {
  annotations,
  isOfVideo,
  reviews,
  reviewVersions,
  secondReviews,
  sharedReviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { listAllRequests } from '#server/features/reviews/situations/situation-requests.queries.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Tables whose rows name the player of their video. */
const ofVideos = ['annotations', 'movement_analyses', 'review_versions', 'reviews', 'second_reviews', 'skill_ratings'];

/** For export and erasure. */
export const videoData: PersonalData = {
  references: {
    'videos.player_id': { exported: 'with the published review', erased: 'deleted with everything on them' },
    'situation_requests.player_id': {
      exported: 'with the videos that ask and answer',
      erased: 'deleted with the video that asks',
    },
    'review_drafts.player_id': { exported: 'not before it is published', erased: 'deleted with the video' },
    ...Object.fromEntries(
      ofVideos.map((table) => [`${table}.player_id`, { exported: 'with the video', erased: 'deleted with the video' }]),
    ),
  },

  async collect(db, userId) {
    const requests = await listAllRequests(db, userId);
    return [
      { key: 'videos', title: say(msg`Your videos`), content: await listVideoRecords(db, userId) },
      {
        key: 'situationRequests',
        title: say(msg`Situations your coaches asked for again`),
        content: requests.map(({ id: _id, playerId: _player, asked, reply, answeredIn: _in, ...request }) => ({
          ...request,
          asked: asked.title,
          reply: reply && { video: reply.title, from: reply.from, to: reply.to },
        })),
      },
    ];
  },

  async erase(tx, { id }) {
    // Reviews, drafts, notes, ratings and their notifications are deleted with the video.
    await tx.delete(videos).where(eq(videos.playerId, id));
  },
};

const coach = alias(users, 'coach');

async function listVideoRecords(db: Database, userId: string) {
  const { playerId: _, submissionKey: __, summary: ___, ...own } = getColumns(videos);
  const list = await db
    .select({
      ...own,
      secondReviewOf: secondReviews.originalId,
      review: {
        publishedAt: reviews.publishedAt,
        updatedAt: reviews.updatedAt,
        coachFirstName: coach.firstName,
        coachLastName: coach.lastName,
        finalSummary: reviews.finalSummary,
        overallStrengths: reviews.overallStrengths,
        areasOfImprovement: reviews.areasOfImprovement,
        recommendationsForImprovement: reviews.recommendationsForImprovement,
        priorities: reviews.priorities,
        priorityAnswers: reviews.priorityAnswers,
        rallies: reviews.rallies,
        codes: reviews.codes,
        revisedAt: reviews.revisedAt,
      },
      shared: {
        code: sharedReviews.code,
        showsScore: sharedReviews.showsScore,
        nameStyle: sharedReviews.nameStyle,
        sharedAt: sharedReviews.sharedAt,
        noteIds: sharedReviews.noteIds,
      },
    })
    .from(videos)
    .leftJoin(reviews, eq(reviews.videoId, videos.id))
    .leftJoin(coach, eq(coach.id, reviews.coachId))
    .leftJoin(secondReviews, eq(secondReviews.videoId, videos.id))
    .leftJoin(sharedReviews, eq(sharedReviews.videoId, videos.id))
    .where(eq(videos.playerId, userId))
    .orderBy(asc(videos.uploadDate));
  const ofPlayer = db
    .select({ playerId: videos.playerId, videoId: videos.id })
    .from(videos)
    .where(eq(videos.playerId, userId));
  const { textsOf, positionsOf } = await findNotesAndRatings(db, ofPlayer);
  return list.map(({ review, shared, ...video }) => {
    const { noteIds, ...choices } = shared ?? { noteIds: [] };
    return {
      ...video,
      // What is public of the review, with the positions of its notes in seconds.
      shared: shared?.code ? { ...choices, notes: positionsOf(video.id, noteIds) } : null,
      review: review.publishedAt === null ? null : { ...review, ...textsOf(video.id) },
    };
  });
}

/**
 * Published notes, ratings and previous versions of several videos, in three statements. Linked notes are given by their positions in
 * seconds.
 *
 * @param keys a query for the videos by player and id
 * @returns the texts about one of them, and the positions of some of its notes
 */
export async function findNotesAndRatings(db: Database, keys: { getSQL(): SQL }) {
  const isAmong = (row: { playerId: PgColumn; videoId: PgColumn }) =>
    sql`(${row.playerId}, ${row.videoId}) in (${keys})`;
  const notes = await db.select().from(annotations).where(isAmong(annotations)).orderBy(asc(annotations.timestamp));
  const ratings = await db
    .select({
      videoId: skillRatings.videoId,
      skillName: skillRatings.skillName,
      rating: skillRatings.rating,
      comment: skillRatings.comment,
      evidence: skillRatings.evidence,
    })
    .from(skillRatings)
    .where(isAmong(skillRatings))
    .orderBy(asc(skillRatings.skillName));
  const { videoId, number, publishedAt, document } = reviewVersions;
  const versions = await db
    .select({ videoId, number, publishedAt, document })
    .from(reviewVersions)
    .where(and(isAmong(reviewVersions), lt(number, latestNumber(db))))
    .orderBy(asc(number));
  const notesOf = Map.groupBy(notes, (one) => one.videoId);
  const ratingsOf = Map.groupBy(ratings, (one) => one.videoId);
  const versionsOf = Map.groupBy(versions, (one) => one.videoId);
  const positionsOf = (id: string, noteIds: readonly string[]) =>
    (notesOf.get(id) ?? []).filter((note) => noteIds.includes(note.id)).map((note) => note.timestamp);
  const textsOf = (id: string) => ({
    notes: (notesOf.get(id) ?? []).map(({ videoId: _video, id: _id, listingId: _listing, ...note }) => note),
    ratings: (ratingsOf.get(id) ?? []).map(({ videoId: _video, evidence, ...rating }) => ({
      ...rating,
      evidence: positionsOf(id, evidence),
    })),
    earlierVersions: (versionsOf.get(id) ?? []).map(({ videoId: _video, ...version }) => version),
  });
  return { textsOf, positionsOf };
}

/** The published version of the outer row's video. */
function latestNumber(db: Database) {
  const later = alias(reviewVersions, 'later');
  return sql`(${db
    .select({ number: sql`max(${later.number})` })
    .from(later)
    .where(isOfVideo(later, reviewVersions))})`;
}
