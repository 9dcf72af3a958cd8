// SQL of reels. Clips read their video and player each time; nothing is copied.

import { and, asc, count, desc, eq, exists, getColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { NewClip } from '#contract/publicity/reels.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { clubs, contentBlocks, contentChoices, reelClips, reels, users, videos } from '#server/db/schema/index.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';
import { currentChoice, isStretchBlocked, shownColumns } from '#server/policy/publicity.ts';

const takenDown = new QueryBuilder()
  .select({ one: sql`1` })
  .from(contentBlocks)
  .where(eq(contentBlocks.reelId, reels.id));
/** Whether a reel's page was taken down. */
const isTakenDown = sql<boolean>`${exists(takenDown)}`;

/** A club's reels without clips, last changed first. */
export function listReels(db: Database, clubId: string) {
  return db
    .select({
      id: reels.id,
      title: reels.title,
      isPublic: reels.isPublic,
      updatedAt: reels.updatedAt,
      isTakenDown,
    })
    .from(reels)
    .where(eq(reels.clubId, clubId))
    .orderBy(desc(reels.updatedAt), desc(reels.id));
}

export async function countReels(db: Database, clubId: string): Promise<number> {
  return onlyRow(await db.select({ reels: count() }).from(reels).where(eq(reels.clubId, clubId))).reels;
}

/** A reel of the club; null for others. */
export async function findReel(db: Database, clubId: string, reelId: string) {
  const [reel] = await db
    .select({ ...getColumns(reels), isTakenDown })
    .from(reels)
    .where(and(eq(reels.id, reelId), eq(reels.clubId, clubId)));
  return reel ?? null;
}
export type ReelRow = NonNullable<Awaited<ReturnType<typeof findReel>>>;

/** A reel of a club, locked until the transaction ends. */
export async function lockReel(tx: Database, clubId: string, reelId: string) {
  const [reel] = await tx
    .select({ ...getColumns(reels), isTakenDown })
    .from(reels)
    .where(and(eq(reels.id, reelId), eq(reels.clubId, clubId)))
    .for('update');
  return reel ?? null;
}

/** Public reels that were not taken down. Their clips decide whether the page exists. */
function selectPublicReels(db: Database, where: SQL) {
  return db
    .select({
      id: reels.id,
      clubId: reels.clubId,
      clubName: clubs.name,
      code: reels.code,
      title: reels.title,
      isListed: reels.isListed,
    })
    .from(reels)
    .innerJoin(clubs, eq(clubs.id, reels.clubId))
    .leftJoin(contentBlocks, eq(contentBlocks.reelId, reels.id))
    .where(and(where, eq(reels.isPublic, true), isNull(contentBlocks.id)))
    .orderBy(desc(reels.updatedAt), desc(reels.id));
}

/** The public reel at an address; null where it is private or taken down. */
export async function findPublicReel(db: Database, code: string) {
  const [reel] = await selectPublicReels(db, eq(reels.code, code));
  return reel ?? null;
}

/** A club's public reels, last changed first. */
export function listPublicReels(db: Database, clubId: string) {
  return selectPublicReels(db, eq(reels.clubId, clubId));
}

/**
 * Clips of reels in order, as far as the club may draft them: of an active member who has not refused, in a YouTube video
 * with a published review.
 */
export function listClips(db: Database, reelIds: readonly string[]) {
  return db
    .select({
      reelId: reelClips.reelId,
      videoId: reelClips.videoId,
      noteId: reelClips.noteId,
      start: reelClips.startSeconds,
      end: reelClips.endSeconds,
      caption: reelClips.caption,
      youtubeId: videos.providerVideoId,
      videoTitle: videos.title,
      player: namedPerson(users),
      isBlocked: isStretchBlocked(reelClips.videoId, reelClips.startSeconds, reelClips.endSeconds),
      ...shownColumns,
    })
    .from(reelClips)
    .innerJoin(reels, eq(reels.id, reelClips.reelId))
    .innerJoin(videos, eq(videos.id, reelClips.videoId))
    .innerJoin(users, and(eq(users.id, videos.playerId), isActiveMemberOf(users, reels.clubId)))
    .leftJoin(contentChoices, currentChoice())
    .where(
      and(
        inArray(reelClips.reelId, [...reelIds]),
        eq(videos.provider, 'youtube'),
        isReviewed,
        or(isNull(contentChoices.choice), ne(contentChoices.choice, 'refused')),
      ),
    )
    .orderBy(asc(reelClips.reelId), asc(reelClips.position));
}
export type ClipRow = Awaited<ReturnType<typeof listClips>>[number];

/** Number of a reel's clips, including withheld ones. */
export async function countClips(db: Database, reelId: string): Promise<number> {
  return onlyRow(await db.select({ clips: count() }).from(reelClips).where(eq(reelClips.reelId, reelId))).clips;
}

/** Which of these videos the club may take clips from. */
export async function findClippable(db: Database, clubId: string, videoIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .innerJoin(users, and(eq(users.id, videos.playerId), isActiveMemberOf(users, clubId)))
    .leftJoin(contentChoices, currentChoice())
    .where(
      and(
        inArray(videos.id, [...videoIds]),
        eq(videos.provider, 'youtube'),
        isReviewed,
        or(isNull(contentChoices.choice), ne(contentChoices.choice, 'refused')),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

export async function insertReel(
  db: Database,
  reel: { clubId: string; title: string; code: string },
): Promise<ReelRow> {
  return { ...onlyRow(await db.insert(reels).values(reel).returning()), isTakenDown: false };
}

/** Replaces title and clips, as the next version. */
export async function writeReel(
  tx: Database,
  reelId: string,
  { title, version, clips }: { title: string; version: number; clips: readonly NewClip[] },
): Promise<void> {
  await tx
    .update(reels)
    .set({ title, version: version + 1, updatedAt: sql`now()` })
    .where(eq(reels.id, reelId));
  await tx.delete(reelClips).where(eq(reelClips.reelId, reelId));
  if (clips.length === 0) return;
  await tx.insert(reelClips).values(
    clips.map(({ videoId, noteId, start, end, caption }, position) => ({
      reelId,
      position,
      videoId,
      noteId,
      startSeconds: start,
      endSeconds: end,
      caption,
    })),
  );
}

export async function writeSharing(
  tx: Database,
  reelId: string,
  sharing: { isPublic: boolean; isListed: boolean },
): Promise<void> {
  await tx.update(reels).set(sharing).where(eq(reels.id, reelId));
}

export async function deleteReel(tx: Database, reelId: string): Promise<void> {
  await tx.delete(reels).where(eq(reels.id, reelId));
}
