// SQL of review replays.

import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { reviewReplays, reviews, videos } from '#server/db/schema/index.ts';

/** The key of a voice's file (server/files). */
export function replayFileKey(replayId: string): string {
  return `replays/${replayId}`;
}

const seconds = sql<number>`(${reviewReplays.log} ->> 'seconds')::float8`;
const hasVoice = sql<boolean>`${reviewReplays.voiceType} is not null`;
const isStored = and(isNotNull(reviewReplays.storedAt), isNull(reviewReplays.removedAt));

const ownColumns = {
  id: reviewReplays.id,
  seconds,
  hasVoice,
  recordedAt: reviewReplays.recordedAt,
  isPublished: sql<boolean>`${reviewReplays.publishedAt} is not null`,
};

/** What a review's next publication shows: its coach's unpublished replay, otherwise the published one; null without either. */
export async function findOwnReplay(db: Database, videoId: string, coachId: string | null) {
  const isOwn = coachId === null ? undefined : eq(reviewReplays.coachId, coachId);
  const [replay] = await db
    .select(ownColumns)
    .from(reviewReplays)
    .where(
      and(
        eq(reviewReplays.videoId, videoId),
        isStored,
        or(isNotNull(reviewReplays.publishedAt), coachId === null ? sql`false` : isOwn),
      ),
    )
    .orderBy(sql`${reviewReplays.publishedAt} desc nulls first`, desc(reviewReplays.recordedAt))
    .limit(1);
  return replay ?? null;
}

/** A replay by id with its video's link, whatever its state; null if there is none, or its video is gone. */
export async function findReplay(db: Database, replayId: string) {
  const [replay] = await db
    .select({
      ...ownColumns,
      videoId: videos.id,
      coachId: reviewReplays.coachId,
      log: reviewReplays.log,
      voiceBytes: reviewReplays.voiceBytes,
      voiceType: reviewReplays.voiceType,
      storedAt: reviewReplays.storedAt,
      removedAt: reviewReplays.removedAt,
      isOfThisLink: sql<boolean>`${reviewReplays.timedFor} = ${videos.provider} || ':' || ${videos.providerVideoId}`,
    })
    .from(reviewReplays)
    .innerJoin(videos, eq(videos.id, reviewReplays.videoId))
    .where(eq(reviewReplays.id, replayId));
  return replay ?? null;
}

/** Records that a replay is about to be stored. False if its id was taken a moment ago. */
export async function startReplay(
  db: Database,
  replay: Omit<typeof reviewReplays.$inferInsert, 'recordedAt' | 'publishedAt' | 'removedAt'>,
): Promise<boolean> {
  const rows = await db.insert(reviewReplays).values(replay).onConflictDoNothing().returning({ id: reviewReplays.id });
  return rows.length === 1;
}

/** Records that a replay's voice is written. False if it was deleted in the meantime. */
export async function finishReplay(db: Database, replayId: string): Promise<boolean> {
  const ended = await db
    .update(reviewReplays)
    .set({ storedAt: sql`now()` })
    .where(and(eq(reviewReplays.id, replayId), isNull(reviewReplays.removedAt)))
    .returning({ id: reviewReplays.id });
  return ended.length === 1;
}

/** Replays to delete: removed ones, and those without a video. At most a thousand. */
export function listUnusedReplays(db: Database): Promise<{ id: string }[]> {
  return db
    .select({ id: reviewReplays.id })
    .from(reviewReplays)
    .where(or(isNull(reviewReplays.videoId), isNotNull(reviewReplays.removedAt)))
    .limit(1000);
}

/** Deletes the row of a replay whose file is removed. */
export async function deleteReplay(db: Database, replayId: string): Promise<void> {
  await db.delete(reviewReplays).where(eq(reviewReplays.id, replayId));
}

const recordColumns = {
  id: reviewReplays.id,
  videoId: reviewReplays.videoId,
  recordedAt: reviewReplays.recordedAt,
  publishedAt: reviewReplays.publishedAt,
  log: reviewReplays.log,
  voiceBytes: reviewReplays.voiceBytes,
  voiceType: reviewReplays.voiceType,
};

/** A coach's replays, the latest first. */
export function listReplaysBy(db: Database, coachId: string) {
  return db
    .select(recordColumns)
    .from(reviewReplays)
    .where(and(eq(reviewReplays.coachId, coachId), isNotNull(reviewReplays.videoId), isStored))
    .orderBy(desc(reviewReplays.recordedAt));
}

/** Replays in a player's published reviews, the latest first. */
export function listReplaysFor(db: Database, playerId: string) {
  return db
    .select(recordColumns)
    .from(reviewReplays)
    .innerJoin(videos, eq(videos.id, reviewReplays.videoId))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .where(and(eq(videos.playerId, playerId), isStored, isNotNull(reviewReplays.publishedAt)))
    .orderBy(desc(reviewReplays.recordedAt));
}

/** Unpublished replays of a coach who leaves go; published ones stay with their review. */
export async function removeReplaysOf(db: Database, coachId: string): Promise<void> {
  await db
    .update(reviewReplays)
    .set({ removedAt: sql`now()` })
    .where(and(eq(reviewReplays.coachId, coachId), isNull(reviewReplays.publishedAt), isNull(reviewReplays.removedAt)));
}
