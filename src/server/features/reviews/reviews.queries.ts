// SQL of the coach's queue, of drafts and of published reviews.

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReviewDocument } from '#contract/reviews.ts';
import { isVisibleVideo, preparedForViewer, viewerValues } from '#server/access/visible-players.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { annotations, reviewDrafts, reviews, skillRatings, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions.ts';

/** The most lines that the queue shows at once. */
const mostInQueue = 200;

const player = alias(users, 'player');
const coach = alias(users, 'coach');

const playerColumns = {
  id: player.id,
  firstName: player.firstName,
  lastName: player.lastName,
  country: player.country,
  currentLevel: player.currentLevel,
  isLevelVerified: player.isLevelVerified,
};

function queue(isDone: boolean) {
  return preparedForViewer((db, viewer) =>
    db
      .select({
        videoId: videos.id,
        title: videos.title,
        status: videos.status,
        provider: videos.provider,
        videoUrl: videos.videoUrl,
        videoType: videos.videoType,
        reportType: videos.reportType,
        uploadDate: videos.uploadDate,
        dueAt: videos.dueAt,
        player: playerColumns,
        reviewer: { id: coach.id, firstName: coach.firstName, lastName: coach.lastName },
        publishedAt: reviews.publishedAt,
      })
      .from(videos)
      .innerJoin(player, eq(player.id, videos.playerId))
      .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
      .leftJoin(coach, eq(coach.id, reviewDrafts.coachId))
      .leftJoin(reviews, eq(reviews.videoId, videos.id))
      .where(and(isDone ? eq(videos.status, 'Analyzed') : ne(videos.status, 'Analyzed'), isVisibleVideo(viewer)))
      .orderBy(...(isDone ? [desc(reviews.publishedAt), desc(videos.id)] : [asc(videos.dueAt), asc(videos.id)]))
      .limit(mostInQueue)
      .prepare(`review_queue_${isDone ? 'done' : 'open'}_${viewer.role}`),
  );
}
const openQueue = queue(false);
const doneQueue = queue(true);

/** Videos to review, the first due first; or those done, the latest first. */
export function listQueue(db: Database, actor: Actor, show: 'to-review' | 'done') {
  return (show === 'done' ? doneQueue : openQueue)(db, actor).execute(viewerValues(actor));
}

/** Keeps a video from being withdrawn until the transaction ends; null when it has been. */
export async function holdVideo(db: Database, videoId: string) {
  const [video] = await db.select({ id: videos.id }).from(videos).where(eq(videos.id, videoId)).for('key share');
  return video ?? null;
}

/** Claims a review for a coach unless somebody has opened it before. */
export async function claimReview(
  db: Database,
  videoId: string,
  coachId: string,
  document: ReviewDocument,
): Promise<void> {
  await db.insert(reviewDrafts).values({ videoId, coachId, document }).onConflictDoNothing();
}

const draftOfVideo = prepared((db) =>
  db
    .select({
      coachId: reviewDrafts.coachId,
      document: reviewDrafts.document,
      version: reviewDrafts.version,
      savedAt: reviewDrafts.savedAt,
      reviewer: { id: coach.id, firstName: coach.firstName, lastName: coach.lastName },
      player: playerColumns,
    })
    .from(reviewDrafts)
    .innerJoin(videos, eq(videos.id, reviewDrafts.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .innerJoin(coach, eq(coach.id, reviewDrafts.coachId))
    .where(eq(reviewDrafts.videoId, sql.placeholder('videoId')))
    .prepare('draft_of_video'),
);

/** The draft of a video with its player and reviewer. */
export async function findDraft(db: Database, videoId: string) {
  const [draft] = await draftOfVideo(db).execute({ videoId });
  return draft ?? null;
}

const visibleVideoWithDraft = preparedForViewer((db, viewer) =>
  db
    .select({
      status: videos.status,
      playerId: videos.playerId,
      coachId: reviewDrafts.coachId,
      version: reviewDrafts.version,
    })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(eq(videos.id, sql.placeholder('videoId')), isVisibleVideo(viewer)))
    .prepare(`visible_video_with_draft_${viewer.role}`),
);

/** State of a video that the actor may see and of its draft, as writing needs it. */
export async function findReviewState(db: Database, actor: Actor, videoId: string) {
  const [state] = await visibleVideoWithDraft(db, actor).execute({ ...viewerValues(actor), videoId });
  return state ?? null;
}

/** Saves the document over `version`; null when another save came in between. */
export async function saveDocument(db: Database, videoId: string, version: number, document: ReviewDocument) {
  const [saved] = await db
    .update(reviewDrafts)
    .set({ document, version: sql`${reviewDrafts.version} + 1`, savedAt: sql`now()` })
    .where(and(eq(reviewDrafts.videoId, videoId), eq(reviewDrafts.version, version)))
    .returning({ version: reviewDrafts.version, savedAt: reviewDrafts.savedAt });
  return saved ?? null;
}

/** The draft, locked until the transaction ends, so that what is published is what was saved. */
export async function lockDraft(db: Database, videoId: string) {
  const [draft] = await db
    .select({ coachId: reviewDrafts.coachId, document: reviewDrafts.document, version: reviewDrafts.version })
    .from(reviewDrafts)
    .where(eq(reviewDrafts.videoId, videoId))
    .for('update');
  return draft ?? null;
}

/** Makes a video `Analyzed`; null when it already is. */
export async function markAnalyzed(db: Database, videoId: string, overallScore: string) {
  const [video] = await db
    .update(videos)
    .set({ status: 'Analyzed', overallScore, updatedAt: sql`now()` })
    .where(and(eq(videos.id, videoId), ne(videos.status, 'Analyzed')))
    .returning({ playerId: videos.playerId });
  return video ?? null;
}

/** Writes a review as players read it: the texts, the notes and the ratings. */
export async function insertReview(
  db: Database,
  videoId: string,
  coachId: string,
  playerId: string,
  document: ReviewDocument,
): Promise<void> {
  const { notes, ratings, ...texts } = document;
  await db.insert(reviews).values({ videoId, coachId, ...texts });
  if (notes.length > 0) await db.insert(annotations).values(notes.map((note) => ({ ...note, videoId })));
  if (ratings.length === 0) return;
  await db.insert(skillRatings).values(
    ratings.map(({ skillName, rating, comment }) => ({
      videoId,
      playerId,
      skillName,
      rating: rating.toFixed(1),
      comment: comment || null,
    })),
  );
}

const latestRatingsBefore = prepared((db) =>
  db
    .selectDistinctOn([skillRatings.skillName])
    .from(skillRatings)
    .where(
      and(eq(skillRatings.playerId, sql.placeholder('playerId')), ne(skillRatings.videoId, sql.placeholder('videoId'))),
    )
    .orderBy(skillRatings.skillName, desc(skillRatings.createdAt))
    .prepare('latest_ratings_before'),
);

/** The player's latest published rating of each skill, other than in this video. */
export function findPreviousRatings(db: Database, playerId: string, videoId: string) {
  return latestRatingsBefore(db).execute({ playerId, videoId });
}

/** What the mail and the notification about a published review need. */
export async function findPublishedReview(db: Database, videoId: string) {
  const [review] = await db
    .select({
      playerId: videos.playerId,
      title: videos.title,
      overallScore: videos.overallScore,
      finalSummary: reviews.finalSummary,
      email: player.email,
      firstName: player.firstName,
      coachFirstName: coach.firstName,
      coachLastName: coach.lastName,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .innerJoin(coach, eq(coach.id, reviews.coachId))
    .where(eq(reviews.videoId, videoId));
  return review ?? null;
}
