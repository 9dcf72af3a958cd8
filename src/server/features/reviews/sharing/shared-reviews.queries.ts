// SQL of shared reviews.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { annotations, isOfVideo, reviews, sharedReviews, users, videos } from '#server/db/schema/index.ts';
import { isReviewTakenDown, isStretchBlocked } from '#server/policy/publicity.ts';

/** What a player chose to share of a review. */
export interface SharedParts {
  showsScore: boolean;
  noteIds: string[];
  nameStyle: NameStyle;
}

const shareColumns = {
  code: sharedReviews.code,
  showsScore: sharedReviews.showsScore,
  noteIds: sharedReviews.noteIds,
  nameStyle: sharedReviews.nameStyle,
};

const player = { ...namedPerson(users), clubId: users.clubId };

/** A player's video with what they share of its review; null for another player's. */
export async function findOwnSharing(db: Database, playerId: string, videoId: string) {
  const [own] = await db
    .select({ status: videos.status, player, share: shareColumns, isTakenDown: isReviewTakenDown() })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(sharedReviews, eq(sharedReviews.videoId, videos.id))
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId)));
  return own ?? null;
}

/** The review that everyone may see at an address; null while it or its player is not public. */
export async function findPublicReview(db: Database, code: string) {
  const [review] = await db
    .select({
      ...shareColumns,
      videoId: videos.id,
      player,
      overallScore: videos.overallScore,
      publishedAt: reviews.publishedAt,
    })
    .from(sharedReviews)
    .innerJoin(videos, and(eq(videos.id, sharedReviews.videoId), isReviewed))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .innerJoin(users, and(eq(users.id, videos.playerId), eq(users.role, 'player'), eq(users.state, 'active')))
    .where(and(eq(sharedReviews.code, code), sql`not ${isReviewTakenDown()}`));
  return review ?? null;
}

/** Published notes by time, all of a review or some of them, with whether their stretch was taken off public pages. */
export function listNotes(db: Database, video: { playerId: string; videoId: string }, noteIds?: readonly string[]) {
  const { id, timestamp, endTimestamp, type, skill, pair, title, comment, voice } = annotations;
  const notes = db.$with('notes').as(
    db
      .select({ id, videoId: annotations.videoId, timestamp, endTimestamp, type, skill, pair, title, comment, voice })
      .from(annotations)
      .where(and(isOfVideo(annotations, video), noteIds && inArray(id, [...noteIds]))),
  );
  const end = sql`coalesce(${notes.endTimestamp}, ${notes.timestamp})`;
  return db
    .with(notes)
    .select({
      id: notes.id,
      type: notes.type,
      skill: notes.skill,
      pair: notes.pair,
      title: notes.title,
      comment: notes.comment,
      voice: notes.voice,
      isBlocked: isStretchBlocked(notes.videoId, notes.timestamp, end),
    })
    .from(notes)
    .orderBy(asc(notes.timestamp), asc(notes.id));
}

/** Locks a player's video; null for another player's. */
export async function lockOwnVideo(tx: Database, playerId: string, videoId: string) {
  const [video] = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId)))
    .for('update');
  return video ?? null;
}

/** Stores the choices and returns them with the code, which a review that is shared already keeps. */
export async function saveSharing(tx: Database, videoId: string, code: string, parts: SharedParts) {
  const saved = await tx
    .insert(sharedReviews)
    .values({ videoId, code, ...parts })
    .onConflictDoUpdate({ target: sharedReviews.videoId, set: parts })
    .returning(shareColumns);
  return onlyRow(saved);
}

/** @returns whether the review was shared */
export async function deleteSharing(tx: Database, videoId: string): Promise<boolean> {
  const deleted = await tx.delete(sharedReviews).where(eq(sharedReviews.videoId, videoId)).returning();
  return deleted.length > 0;
}
