// SQL of achievements.

import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AchievementGrant } from '#domain/progress/achievement-grants.ts';
import { achievements as catalogue } from '#domain/progress/achievements.ts';
import { isFirstOfMatch } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { achievements, levelVerifications, skillRatings, videos } from '#server/db/schema/index.ts';

/** The most achievements in the list. */
const maxShown = 50;

/** A player's latest achievements, the newest first. */
export function listLatest(db: Database, userId: string) {
  return db
    .select({
      id: achievements.id,
      type: achievements.type,
      cause: achievements.cause,
      xp: achievements.xp,
      createdAt: achievements.createdAt,
      isSeen: sql<boolean>`${achievements.seenAt} is not null`,
    })
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .orderBy(desc(achievements.id))
    .limit(maxShown);
}

/** How often a player reached each achievement, and the XP it gave in all. */
export function countByType(db: Database, userId: string) {
  return db
    .select({
      type: achievements.type,
      count: sql<number>`count(*)::int`,
      xp: sql<number>`sum(${achievements.xp})::int`,
    })
    .from(achievements)
    .where(eq(achievements.userId, userId))
    .groupBy(achievements.type);
}

/** Marks a player's achievements as shown; other ids are ignored. */
export async function markSeen(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .update(achievements)
    .set({ seenAt: sql`now()` })
    .where(and(eq(achievements.userId, userId), inArray(achievements.id, [...ids]), isNull(achievements.seenAt)));
}

/** The facts from which achievements are worked out. A match counts once: a second coach's ratings are no progress. */
export async function readFacts(db: Database, playerId: string) {
  const [ownVideos, ratings, levelChanges] = await Promise.all([
    db
      .select({ id: videos.id, status: videos.status, uploadDate: videos.uploadDate })
      .from(videos)
      .where(and(eq(videos.playerId, playerId), isFirstOfMatch(videos.id))),
    db
      .select({
        videoId: skillRatings.videoId,
        skillName: skillRatings.skillName,
        rating: skillRatings.rating,
        createdAt: skillRatings.createdAt,
      })
      .from(skillRatings)
      .where(and(eq(skillRatings.playerId, playerId), isFirstOfMatch(skillRatings.videoId))),
    db
      .select({ previousLevel: levelVerifications.previousLevel, level: levelVerifications.level })
      .from(levelVerifications)
      .where(and(eq(levelVerifications.playerId, playerId), isNull(levelVerifications.withdrawnAt))),
  ]);
  return { videos: ownVideos, ratings, levelChanges };
}

/** Adds achievements that the player does not have yet. */
export async function insertGrants(db: Database, userId: string, grants: readonly AchievementGrant[]): Promise<void> {
  if (grants.length === 0) return;
  await db
    .insert(achievements)
    .values(grants.map(({ type, cause }) => ({ userId, type, cause, xp: catalogue[type].xp })))
    .onConflictDoNothing();
}

/** Revokes the achievement for a withdrawn video, so that sending and withdrawing earns nothing. */
export async function deleteUploadGrant(db: Database, userId: string, videoId: string): Promise<void> {
  const { type, cause } = achievements;
  await db
    .delete(achievements)
    .where(and(eq(achievements.userId, userId), eq(type, 'video_uploaded'), eq(cause, videoId)));
}
