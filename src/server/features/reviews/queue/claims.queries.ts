// SQL of who reviews which video.

import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isMemberOf } from '#server/policy/membership.ts';
import { isVisibleVideo } from '#server/policy/visibility.ts';

/** Status and reviewer of a visible video; null otherwise. */
export async function findClaim(db: Database, actor: Actor, videoId: string) {
  const [claim] = await db
    .select({ status: videos.status, coachId: reviewDrafts.coachId })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .where(and(eq(videos.id, videoId), isVisibleVideo(actor)));
  return claim ?? null;
}

/** The current reviewer and status of a video, with the draft locked until the transaction ends; null without a draft. */
export async function lockClaim(tx: Database, videoId: string) {
  const [draft] = await tx
    .select({ coachId: reviewDrafts.coachId })
    .from(reviewDrafts)
    .where(eq(reviewDrafts.videoId, videoId))
    .for('update');
  if (!draft) return null;
  // Read after locking: the previous holder of the lock may have published.
  const [video] = await tx
    .select({ status: videos.status, reviewer: { firstName: users.firstName, lastName: users.lastName } })
    .from(videos)
    .leftJoin(users, draft.coachId === null ? sql`false` : eq(users.id, draft.coachId))
    .where(eq(videos.id, videoId));
  return video ? { ...draft, ...video } : null;
}

/** Assigns a draft to a coach, or unassigns it. */
export async function setReviewer(tx: Database, videoId: string, coachId: string | null): Promise<void> {
  await tx.update(reviewDrafts).set({ coachId }).where(eq(reviewDrafts.videoId, videoId));
}

/** Locks a coach's drafts for one player or all players until the transaction ends. */
export async function lockDraftsOf(tx: Database, coachId: string, playerId?: string): Promise<string[]> {
  const ofPlayer =
    playerId === undefined
      ? undefined
      : inArray(reviewDrafts.videoId, tx.select({ id: videos.id }).from(videos).where(eq(videos.playerId, playerId)));
  const rows = await tx
    .select({ videoId: reviewDrafts.videoId })
    .from(reviewDrafts)
    .where(and(eq(reviewDrafts.coachId, coachId), ofPlayer))
    .orderBy(reviewDrafts.videoId)
    .for('update');
  return rows.map(({ videoId }) => videoId);
}

/** Gives back unpublished drafts, unless coach and player share a club, whose coaches are offered the video anyway. */
export async function releaseDrafts(tx: Database, coachId: string, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return;
  const coach = alias(users, 'releasing_coach');
  const ofOneClub = tx
    .select({ one: sql`1` })
    .from(videos)
    .innerJoin(users, eq(users.id, videos.playerId))
    .innerJoin(coach, and(eq(coach.id, coachId), eq(coach.role, 'coach_club'), isMemberOf(users, coach.clubId)))
    .where(eq(videos.id, reviewDrafts.videoId));
  const open = tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(inArray(videos.id, [...videoIds]), isOpen));
  await tx
    .update(reviewDrafts)
    .set({ coachId: null })
    .where(and(eq(reviewDrafts.coachId, coachId), inArray(reviewDrafts.videoId, open), notExists(ofOneClub)));
}
