// SQL of published reviews and their versions.

import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { sourceLanguage } from '#domain/language/languages.ts';
import { playedRallies } from '#domain/reviews/notes/rallies.ts';
import { currentEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { publishedAnswers } from '#domain/reviews/priorities/priority-answers.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { isOtherMatch, secondsPausedByNow } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import {
  annotations,
  isOfVideo,
  movementAnalyses,
  noteThreads,
  reviewDrafts,
  reviewReplays,
  reviews,
  reviewVersions,
  skillRatings,
  users,
  videos,
  voiceClips,
} from '#server/db/schema/index.ts';
import { inLanguage } from '#server/language/in-language.ts';

const player = alias(users, 'player');
const coach = alias(users, 'coach');

/** A review to write: player, coach and content. */
export interface WrittenReview {
  videoId: string;
  playerId: string;
  coachId: string;
  document: ReviewDocument;
}

/** Marks a video as `Analyzed` with its overall score, and clears a dead link. */
export async function markAnalyzed(db: Database, videoId: string, overallScore: string): Promise<void> {
  await db
    .update(videos)
    .set({
      status: 'Analyzed',
      overallScore,
      updatedAt: sql`now()`,
      pausedSeconds: secondsPausedByNow,
      pausedAt: null,
      linkProblem: null,
    })
    .where(eq(videos.id, videoId));
}

/** How many marks a row has, of all players. */
export const marks = sql<number>`coalesce((
  select sum(jsonb_array_length(track.value)) from jsonb_each(${movementAnalyses.document} -> 'tracks') as track
), 0)::int`;

/** Shows what is saved to the player; where no mark is left, nothing any more. */
export async function publishSaved(tx: Database, video: { playerId: string; videoId: string }): Promise<void> {
  const shown = await tx
    .update(movementAnalyses)
    .set({
      published: sql`${movementAnalyses.document} -> 'tracks'`,
      publishedAt: sql`now()`,
      publishedVersion: movementAnalyses.version,
    })
    .where(and(isOfVideo(movementAnalyses, video), sql`${marks} > 0`))
    .returning({ version: movementAnalyses.version });
  if (shown.length > 0) return;
  await tx
    .update(movementAnalyses)
    .set({ published: null, publishedAt: null, publishedVersion: null })
    .where(isOfVideo(movementAnalyses, video));
}

/** Whether a recording of a document is not stored for a note of its video. Asks only where a note is spoken. */
export async function lacksVoice(db: Database, videoId: string, { notes }: ReviewDocument): Promise<boolean> {
  const wanted = [...new Set(notes.flatMap(({ voice }) => (voice ? [voice.id] : [])))];
  if (wanted.length === 0) return false;
  const stored = await db
    .select({ id: voiceClips.id })
    .from(voiceClips)
    .where(
      and(
        eq(voiceClips.videoId, videoId),
        inArray(voiceClips.id, wanted),
        isNotNull(voiceClips.storedAt),
        // Published, it could be heard by everyone who sees the review.
        eq(voiceClips.isAnswer, false),
      ),
    );
  return stored.length !== wanted.length;
}

/** Writes the published review: texts, notes and ratings. It opens at `opensAt` (ISO 8601), null for at once. */
export async function insertReview(db: Database, review: WrittenReview, opensAt: string | null): Promise<void> {
  const { videoId, playerId } = review;
  await db.insert(reviews).values({ videoId, playerId, ...(await contentOf(db, review)), opensAt });
  await putNotes(db, review);
  await putRatings(db, review);
}

/** Rewrites a published review. Ratings keep the time of the first publication, so that charts over time do not move. */
export async function replaceReview(db: Database, review: WrittenReview): Promise<void> {
  const { videoId } = review;
  await db
    .update(reviews)
    .set({ ...(await contentOf(db, review)), updatedAt: sql`now()`, revisedAt: sql`now()` })
    .where(eq(reviews.videoId, videoId));
  await putNotes(db, review);
  await moveThreads(db, review);
  const rated = review.document.ratings.map(({ skillName }) => skillName);
  await db
    .delete(skillRatings)
    .where(and(eq(skillRatings.videoId, videoId), notInArray(skillRatings.skillName, rated)));
  await putRatings(db, review);
}

async function contentOf(db: Database, review: WrittenReview) {
  const { notes: _notes, ratings: _ratings, rallies, timedFor: _timedFor, priorityAnswers, ...rest } = review.document;
  const earlier = priorityAnswers.length === 0 ? [] : await findEarlier(db, review);
  return {
    coachId: review.coachId,
    ...rest,
    rallies: playedRallies(rallies),
    priorityAnswers: publishedAnswers(priorityAnswers, earlier),
  };
}

/** The ids of earlier published videos of the same player that answers refer to. */
async function findEarlier(db: Database, { videoId, playerId, document }: WrittenReview): Promise<string[]> {
  const published = db.select({ at: reviews.publishedAt }).from(reviews).where(eq(reviews.videoId, videoId));
  const answered = alias(reviews, 'answered');
  const rows = await db
    .select({ videoId: answered.videoId })
    .from(answered)
    .where(
      and(
        inArray(
          answered.videoId,
          document.priorityAnswers.map(({ since }) => since),
        ),
        eq(answered.playerId, playerId),
        ne(answered.videoId, videoId),
        isOtherMatch(answered.videoId, videoId),
        lte(answered.publishedAt, sql`coalesce((${published}), 'infinity')`),
      ),
    );
  return rows.map((row) => row.videoId);
}

/**
 * Replaces the notes. Also the first ones: on a distributed database a crash may have left those of a review that was not published. Spoken
 * notes are listed and searched by a generated title, which is English in every language of the coach.
 */
async function putNotes(db: Database, review: WrittenReview): Promise<void> {
  await db.delete(annotations).where(isOfVideo(annotations, review));
  const { videoId, playerId, document } = review;
  if (document.notes.length === 0) return;
  // Inserted in reverse: the list of all notes shows the latest stored first, so each review appears in the order of its video.
  const inOrder = document.notes.toSorted((a, b) => b.timestamp - a.timestamp);
  await db
    .insert(annotations)
    .values(inOrder.map((note) => ({ ...note, title: publishedTitle(note), videoId, playerId })));
}

const publishedTitle = (note: ReviewDocument['notes'][number]) => inLanguage(sourceLanguage, () => noteTitle(note));

/** Threads about notes name them as they are published now; those of a removed note keep its last words. */
async function moveThreads(db: Database, { videoId, document: { notes } }: WrittenReview): Promise<void> {
  const named = notes.map((note) => ({ id: note.id, timestamp: note.timestamp, title: publishedTitle(note) }));
  const published = sql`jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as published(id uuid, "timestamp" float8, title text)`;
  await db
    .update(noteThreads)
    .set({ timestamp: sql`published."timestamp"`, title: sql`published.title` })
    .from(published)
    .where(and(eq(noteThreads.videoId, videoId), sql`${noteThreads.noteId} = published.id`));
}

/** Drops evidence that is no note of this review. */
async function putRatings(db: Database, { videoId, playerId, document }: WrittenReview): Promise<void> {
  const { ratings, notes } = document;
  if (ratings.length === 0) return;
  const publishedAt = sql`(select ${reviews.publishedAt} from ${reviews} where ${reviews.videoId} = ${videoId})`;
  const rows = ratings.map(({ skillName, rating, comment, evidence }) => ({
    videoId,
    playerId,
    skillName,
    rating: rating.toFixed(1),
    comment: comment || null,
    evidence: currentEvidence(evidence, notes),
    createdAt: publishedAt,
  }));
  const set = { rating: sql`excluded.rating`, comment: sql`excluded.comment`, evidence: sql`excluded.evidence` };
  await db
    .insert(skillRatings)
    .values(rows)
    .onConflictDoUpdate({ target: [skillRatings.videoId, skillRatings.skillName], set });
}

/** Keeps the published review as a version and returns its number. The video is locked, so numbers are consecutive. */
export async function insertVersion(
  db: Database,
  version: { videoId: string; playerId: string; coachId: string; document: ReviewDocument; reason?: string },
): Promise<number> {
  const latest = await db
    .select({ number: sql<number>`coalesce(max(${reviewVersions.number}), 0)` })
    .from(reviewVersions)
    .where(isOfVideo(reviewVersions, version));
  const number = onlyRow(latest).number + 1;
  await db.insert(reviewVersions).values({ ...version, number });
  return number;
}

const versionColumns = {
  number: reviewVersions.number,
  publishedAt: reviewVersions.publishedAt,
  reason: reviewVersions.reason,
  coach: { firstName: coach.firstName, lastName: coach.lastName },
};

/** Published versions, the latest first. */
export function listVersions(db: Database, playerId: string, videoId: string) {
  return db
    .select(versionColumns)
    .from(reviewVersions)
    .leftJoin(coach, eq(coach.id, reviewVersions.coachId))
    .where(isOfVideo(reviewVersions, { playerId, videoId }))
    .orderBy(desc(reviewVersions.number));
}

/** One published version with its document, by number or the latest; null if there is none. */
export async function findVersion(
  db: Database,
  video: { playerId: string; videoId: string },
  number: number | 'latest',
) {
  const [version] = await db
    .select({ ...versionColumns, document: reviewVersions.document })
    .from(reviewVersions)
    .leftJoin(coach, eq(coach.id, reviewVersions.coachId))
    .where(and(isOfVideo(reviewVersions, video), number === 'latest' ? undefined : eq(reviewVersions.number, number)))
    .orderBy(desc(reviewVersions.number))
    .limit(1);
  return version ?? null;
}

/** Data for the email and notifications about a published review. */
export async function findPublishedReview(db: Database, videoId: string) {
  const [review] = await db
    .select({
      playerId: videos.playerId,
      title: videos.title,
      overallScore: videos.overallScore,
      finalSummary: reviews.finalSummary,
      opensAt: reviews.opensAt,
      isWaiting: sql<boolean>`coalesce(${reviews.opensAt} > now(), false)`,
      email: player.email,
      firstName: player.firstName,
      coachId: coach.id,
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

/** Opens or closes the revision of a published review. */
export async function setRevision(db: Database, videoId: string, isOpen: boolean): Promise<void> {
  await db
    .update(reviewDrafts)
    .set({ revisedSince: isOpen ? sql`coalesce(${reviewDrafts.revisedSince}, now())` : null })
    .where(eq(reviewDrafts.videoId, videoId));
}

/** The player's latest published rating of each skill in other videos; of a published review, those before it. */
export function findPreviousRatings(db: Database, playerId: string, videoId: string) {
  const published = db.select({ at: reviews.publishedAt }).from(reviews).where(eq(reviews.videoId, videoId));
  return db
    .selectDistinctOn([skillRatings.skillName])
    .from(skillRatings)
    .where(
      and(
        eq(skillRatings.playerId, playerId),
        ne(skillRatings.videoId, videoId),
        isOtherMatch(skillRatings.videoId, videoId),
        lt(skillRatings.createdAt, sql`coalesce((${published}), 'infinity')`),
      ),
    )
    .orderBy(skillRatings.skillName, desc(skillRatings.createdAt));
}

/** Publishes the coach's latest unpublished replay instead of an earlier one; other unpublished ones go. Without one nothing changes. */
export async function publishReplay(db: Database, videoId: string, coachId: string): Promise<void> {
  const next = sql`(select id from ${reviewReplays} as waiting
    where waiting.video_id = ${videoId} and waiting.coach_id = ${coachId} and waiting.published_at is null
      and waiting.stored_at is not null and waiting.removed_at is null
    order by waiting.recorded_at desc limit 1)`;
  await db
    .update(reviewReplays)
    .set({
      publishedAt: sql`case when ${reviewReplays.id} = ${next} then now() else ${reviewReplays.publishedAt} end`,
      removedAt: sql`case when ${reviewReplays.id} = ${next} or (${next} is null and ${reviewReplays.publishedAt} is not null)
        then null else now() end`,
    })
    .where(and(eq(reviewReplays.videoId, videoId), isNull(reviewReplays.removedAt)));
}

/** Marks a replay, or a video's unpublished ones but one, to be removed by the hourly job. */
export async function removeReplays(
  db: Database,
  which: { replayId: string } | { unpublishedOf: string; except?: string },
): Promise<void> {
  const chosen =
    'replayId' in which
      ? eq(reviewReplays.id, which.replayId)
      : and(
          eq(reviewReplays.videoId, which.unpublishedOf),
          isNull(reviewReplays.publishedAt),
          which.except === undefined ? undefined : ne(reviewReplays.id, which.except),
        );
  await db
    .update(reviewReplays)
    .set({ removedAt: sql`now()` })
    .where(and(chosen, isNull(reviewReplays.removedAt)));
}
