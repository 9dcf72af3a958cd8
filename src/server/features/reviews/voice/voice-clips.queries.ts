// SQL of voice clips, and which of them are unused.

import { and, count, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import {
  annotations,
  isOfVideo,
  messages,
  reviewDrafts,
  reviewVersions,
  videoPartners,
  videos,
  voiceClips,
} from '#server/db/schema/index.ts';
import { isSharedBy } from '#server/policy/shared-videos.ts';

/** The key of a clip's file (server/files). */
export function voiceFileKey(clipId: string): string {
  return `voice/${clipId}`;
}

/** A clip by id; null if there is none. */
export async function findVoiceClip(db: Database, clipId: string) {
  const [clip] = await db.select().from(voiceClips).where(eq(voiceClips.id, clipId));
  return clip ?? null;
}

/** How many clips a review has stored or is storing, for its notes or for answers to them. */
export async function countVoiceClips(db: Database, videoId: string, isAnswer: boolean): Promise<number> {
  const [row] = await db
    .select({ clips: count() })
    .from(voiceClips)
    .where(and(eq(voiceClips.videoId, videoId), eq(voiceClips.isAnswer, isAnswer)));
  return row?.clips ?? 0;
}

/** Records that a clip's file is about to be written; no effect if already recorded. */
export async function startVoiceClip(
  db: Database,
  clip: VoiceClip & { videoId: string; coachId: string; isAnswer: boolean },
): Promise<void> {
  await db.insert(voiceClips).values(clip).onConflictDoNothing();
}

/** Records that a clip's file is written. False if the clip was deleted in the meantime. */
export async function finishVoiceClip(db: Database, clipId: string): Promise<boolean> {
  const ended = await db
    .update(voiceClips)
    .set({ storedAt: sql`now()`, lookedAt: null, unusedSince: null })
    .where(eq(voiceClips.id, clipId))
    .returning({ id: voiceClips.id });
  return ended.length === 1;
}

/** Whether a published note of the video has the clip. */
export async function isPublishedVoice(
  db: Database,
  video: { playerId: string; videoId: string },
  clipId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: annotations.id })
    .from(annotations)
    .where(and(isOfVideo(annotations, video), sql`${annotations.voice}->>'id' = ${clipId}`))
    .limit(1);
  return rows.length === 1;
}

/** Whether a person sent or got a message with this recording. */
export async function isAnswerVoice(db: Database, personId: string, clipId: string): Promise<boolean> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(sql`${messages.voice}->>'id' = ${clipId}`, sql`${personId} in (${messages.playerId}, ${messages.coachId})`),
    );
  return rows.length > 0;
}

/** Whether someone shares the video as its player or partner, and a published note on the pair has the clip. */
export async function isVoiceOfPair(db: Database, personId: string, videoId: string, clipId: string): Promise<boolean> {
  const [shared] = await db
    .select({ playerId: videos.playerId })
    .from(videos)
    .innerJoin(videoPartners, eq(videoPartners.videoId, videos.id))
    .where(and(eq(videos.id, videoId), isReviewed, isSharedBy(personId)));
  if (!shared) return false;
  const rows = await db
    .select({ id: annotations.id })
    .from(annotations)
    .where(
      and(
        isOfVideo(annotations, { playerId: shared.playerId, videoId }),
        isNotNull(annotations.pair),
        sql`${annotations.voice}->>'id' = ${clipId}`,
      ),
    )
    .limit(1);
  return rows.length === 1;
}

const holds = (document: PgColumn, id: SQLWrapper) => sql`strpos(${document}::text, ${id}::text) > 0`;

/** Whether an answer, the draft or a set-aside version has the row's clip. */
function isUsed(): SQL {
  return sql`(
    exists (select from ${reviewDrafts} where ${reviewDrafts.videoId} = ${voiceClips.videoId}
      and (${holds(reviewDrafts.document, voiceClips.id)} or ${holds(reviewDrafts.setAside, voiceClips.id)}))
    or exists (select from ${messages} where ${messages.voice}->>'id' = ${voiceClips.id}::text)
  )`;
}

/** The ids of the clips among these that a published version of their review has. */
async function findPublished(db: Database, clips: SQL | undefined): Promise<string[]> {
  const looked = db
    .$with('looked')
    .as(
      db
        .select({ id: voiceClips.id, playerId: videos.playerId, videoId: voiceClips.videoId })
        .from(voiceClips)
        .innerJoin(videos, eq(videos.id, voiceClips.videoId))
        .where(clips),
    );
  const rows = await db
    .with(looked)
    .selectDistinct({ id: looked.id })
    .from(looked)
    .innerJoin(reviewVersions, and(isOfVideo(reviewVersions, looked), holds(reviewVersions.document, looked.id)));
  return rows.map(({ id }) => id);
}

/**
 * Updates which clips are in use. Only checks clips whose draft was saved since the last check, and unused ones, since a check reads
 * whole documents.
 */
export async function findUnusedVoice(db: Database): Promise<void> {
  const savedSince = sql`exists (select from ${reviewDrafts}
    where ${reviewDrafts.videoId} = ${voiceClips.videoId} and ${reviewDrafts.savedAt} >= ${voiceClips.lookedAt})`;
  const mustBeLooked = and(
    isNotNull(voiceClips.videoId),
    or(isNull(voiceClips.lookedAt), isNotNull(voiceClips.unusedSince), savedSince),
  );
  const published = await findPublished(db, mustBeLooked);
  const isKept = or(inArray(voiceClips.id, published), isUsed());
  await db
    .update(voiceClips)
    .set({
      lookedAt: sql`now()`,
      unusedSince: sql`case when ${isKept} then null else coalesce(${voiceClips.unusedSince}, now()) end`,
    })
    .where(mustBeLooked);
}

/** Clips to delete: those without a video, and those unused for some days. At most a thousand. */
export function listUnusedVoice(db: Database, days: number): Promise<{ id: string }[]> {
  const over = lt(voiceClips.unusedSince, sql`now() - make_interval(days => ${days})`);
  return db
    .select({ id: voiceClips.id })
    .from(voiceClips)
    .where(or(isNull(voiceClips.videoId), over))
    .limit(1000);
}

/** Deletes the row of a clip whose file is removed. */
export async function deleteVoiceClip(db: Database, clipId: string): Promise<void> {
  await db.delete(voiceClips).where(eq(voiceClips.id, clipId));
}

const recordColumns = {
  id: voiceClips.id,
  videoId: voiceClips.videoId,
  seconds: voiceClips.seconds,
  bytes: voiceClips.bytes,
  mediaType: voiceClips.mediaType,
  recordedAt: voiceClips.createdAt,
};

/** A coach's stored recordings, the latest first. */
export function listSpokenBy(db: Database, coachId: string) {
  return db
    .select(recordColumns)
    .from(voiceClips)
    .where(and(eq(voiceClips.coachId, coachId), isNotNull(voiceClips.videoId), isNotNull(voiceClips.storedAt)))
    .orderBy(sql`${voiceClips.createdAt} desc`);
}

/** Recordings in a player's published reviews, the latest first. */
export function listSpokenTo(db: Database, playerId: string) {
  return db
    .select(recordColumns)
    .from(annotations)
    .innerJoin(
      voiceClips,
      and(eq(voiceClips.videoId, annotations.videoId), sql`${annotations.voice}->>'id' = ${voiceClips.id}::text`),
    )
    .where(and(eq(annotations.playerId, playerId), isNotNull(voiceClips.storedAt)))
    .orderBy(sql`${voiceClips.createdAt} desc`);
}

/** Recordings of answers that a person got, the latest first. */
export function listAnswersSpokenTo(db: Database, userId: string) {
  return db
    .select(recordColumns)
    .from(voiceClips)
    .innerJoin(messages, sql`${messages.voice}->>'id' = ${voiceClips.id}::text`)
    .where(
      and(
        sql`${userId} in (${messages.playerId}, ${messages.coachId})`,
        ne(messages.senderId, userId),
        isNotNull(voiceClips.videoId),
        isNotNull(voiceClips.storedAt),
      ),
    )
    .orderBy(sql`${voiceClips.createdAt} desc`);
}

/** Marks the recordings of a person's answers as unused, before their conversations are deleted. */
export async function releaseAnswerVoiceOf(tx: Database, userId: string): Promise<void> {
  const theirs = tx
    .select({ id: sql`(${messages.voice}->>'id')::uuid` })
    .from(messages)
    .where(and(isNotNull(messages.voice), sql`${userId} in (${messages.playerId}, ${messages.coachId})`));
  await tx
    .update(voiceClips)
    .set({ lookedAt: null, unusedSince: sql`to_timestamp(0)` })
    .where(and(eq(voiceClips.isAnswer, true), inArray(voiceClips.id, theirs)));
}

/** Rechecks the clips of a coach who leaves: their drafts are gone, their published reviews stay. */
export async function recheckVoiceOf(db: Database, coachId: string): Promise<void> {
  await db
    .update(voiceClips)
    .set({ lookedAt: null, unusedSince: sql`case when ${isUsed()} then null else to_timestamp(0) end` })
    .where(eq(voiceClips.coachId, coachId));
}
