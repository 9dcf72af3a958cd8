// SQL of a player's videos waiting for review: reviewer and due time.

import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { isOpen } from '#server/db/conditions.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { clubs, coachConnections, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { isActiveCoachOf } from '#server/policy/membership.ts';

/** Most videos listed. */
const most = 100;

const reviewer = alias(users, 'reviewer');
const clubCoach = alias(users, 'club_coach');

const ownWaiting = prepared((db) =>
  db
    .select({
      id: videos.id,
      title: videos.title,
      provider: videos.provider,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      reviewer: { firstName: reviewer.firstName, lastName: reviewer.lastName },
    })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviewer, eq(reviewer.id, reviewDrafts.coachId))
    .where(and(eq(videos.playerId, sql.placeholder('playerId')), isOpen))
    .orderBy(asc(videos.dueAt), asc(videos.id))
    .limit(most)
    .prepare('own_waiting_videos'),
);

/** A player's connected active coaches. */
const ownCoaches = prepared((db) =>
  db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(coachConnections)
    .innerJoin(users, and(eq(users.id, coachConnections.coachId), eq(users.state, 'active')))
    .where(and(eq(coachConnections.playerId, sql.placeholder('playerId')), eq(coachConnections.status, 'active')))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
    .prepare('own_active_coaches'),
);

/** The club whose coaches are offered a member's videos; none without an active coach. */
const offeringClub = prepared((db) =>
  db
    .select({ name: clubs.name })
    .from(users)
    .innerJoin(clubs, eq(clubs.id, users.clubId))
    .where(
      and(
        eq(users.id, sql.placeholder('playerId')),
        exists(db.select({ one: sql`1` }).from(clubCoach).where(isActiveCoachOf(clubCoach, clubs.id))),
      ),
    )
    .prepare('own_offering_club'),
);

/** A player's videos waiting for review, earliest due first (docs/product.md#who-reviews). Three statements. */
export async function listWaitingVideos(db: Database, playerId: string): Promise<WaitingVideo[]> {
  const values = { playerId };
  const waiting = await ownWaiting(db).execute(values);
  if (waiting.length === 0) return [];
  const coaches = await ownCoaches(db).execute(values);
  const [club] = await offeringClub(db).execute(values);
  return waiting.map((video) => ({ ...video, coaches, clubName: club?.name ?? null }));
}
