// SQL of a player's videos waiting for review: reviewer and due time.

import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, coachConnections, reviewDrafts, secondReviews, users, videos } from '#server/db/schema/index.ts';
import { isActiveCoachOf } from '#server/policy/membership.ts';

/** Most videos listed. */
const most = 100;

const reviewer = alias(users, 'reviewer');
const asked = alias(users, 'asked_coach');
const clubCoach = alias(users, 'club_coach');

/** The videos of a player that wait for their review, the first due first (docs/product.md#assignment). Three statements. */
export async function listWaitingVideos(db: Database, playerId: string): Promise<WaitingVideo[]> {
  const waiting = await db
    .select({
      id: videos.id,
      title: videos.title,
      provider: videos.provider,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      reviewer: { id: reviewer.id, firstName: reviewer.firstName, lastName: reviewer.lastName },
      asked: { id: asked.id, firstName: asked.firstName, lastName: asked.lastName },
      isAskedOfClub: sql<boolean>`coalesce(${isActiveCoachOf(asked, users.clubId)}, false)`,
    })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .innerJoin(users, eq(users.id, videos.playerId))
    .leftJoin(reviewer, eq(reviewer.id, reviewDrafts.coachId))
    .leftJoin(secondReviews, eq(secondReviews.videoId, videos.id))
    .leftJoin(asked, eq(asked.id, secondReviews.coachId))
    .where(and(eq(videos.playerId, playerId), isOpen))
    .orderBy(asc(videos.dueAt), asc(videos.id))
    .limit(most);
  if (waiting.length === 0) return [];
  // The active coaches with whom the player is connected.
  const coaches = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(coachConnections)
    .innerJoin(users, and(eq(users.id, coachConnections.coachId), eq(users.state, 'active')))
    .where(and(eq(coachConnections.playerId, playerId), eq(coachConnections.status, 'active')))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));
  // The club whose coaches are offered a member's videos; none while it has no active coach.
  const [club] = await db
    .select({ name: clubs.name })
    .from(users)
    .innerJoin(clubs, eq(clubs.id, users.clubId))
    .where(
      and(
        eq(users.id, playerId),
        exists(db.select({ one: sql`1` }).from(clubCoach).where(isActiveCoachOf(clubCoach, clubs.id))),
      ),
    );
  return waiting.map(({ isAskedOfClub, ...video }) => {
    if (video.asked === null) return { ...video, coaches, clubName: club?.name ?? null };
    // Of a second review only the coach who was asked has it, while they may review it.
    const own = coaches.filter(({ id }) => id === video.asked?.id);
    const hasIt = own.length > 0 || isAskedOfClub;
    return {
      ...video,
      asked: hasIt ? video.asked : null,
      coaches: own,
      clubName: isAskedOfClub ? (club?.name ?? null) : null,
    };
  });
}
