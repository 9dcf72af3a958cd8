// SQL of a coach's page about one player.

import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StatusFilter } from '#domain/videos/videos.ts';
import { isOpen, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { hasGuardian, playerCard } from '#server/db/people-columns.ts';
import { clubs, coachConnections, levelVerifications, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { videoSummaryColumns } from '#server/features/videos/videos.queries.ts';
import { isNotHeldBack, type Viewer } from '#server/policy/visibility.ts';
import { isFreeFor, lastContactWith } from './players.queries.ts';

/** A player with an active connection to the coach; null for anyone else. */
export async function findConnectedPlayer(db: Database, coachId: string, playerId: string) {
  const [row] = await db
    .select({
      ...playerCard(users),
      isJunior: hasGuardian(users),
      accessType: users.accessType,
      clubId: users.clubId,
      clubName: clubs.name,
      connectionId: coachConnections.id,
      since: sql<string>`coalesce(${coachConnections.startedAt}, ${coachConnections.createdAt})`.mapWith(
        coachConnections.createdAt,
      ),
    })
    .from(coachConnections)
    .innerJoin(users, eq(users.id, coachConnections.playerId))
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(
      and(
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.playerId, playerId),
        eq(coachConnections.status, 'active'),
        ne(users.state, 'deleted'),
      ),
    );
  return row ?? null;
}

/** Counts of a player's videos: all, analyzed, and waiting for this coach. */
export async function countVideosFor(db: Database, coach: Viewer & { id: string }, playerId: string) {
  return onlyRow(
    await db
      .select({
        videos: sql<number>`count(*)::int`,
        analyzed: sql<number>`(count(*) filter (where ${videos.status} = 'Analyzed'))::int`,
        waiting: sql<number>`(count(*) filter (where ${and(isOpen, isFreeFor(coach.id))}))::int`,
        lastVideoAt: sql<string | null>`max(${videos.uploadDate})`.mapWith(videos.uploadDate),
      })
      .from(videos)
      .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
      .where(and(eq(videos.playerId, playerId), isNotHeldBack(coach, videos.id))),
  );
}

/** The coach's last contact with a player; null without any. */
export async function findLastContact(db: Database, coachId: string, playerId: string): Promise<string | null> {
  const [row] = await db.select({ at: lastContactWith(db, coachId, sql`${playerId}`) }).from(sql`(select 1) as one`);
  return row?.at ?? null;
}

/** A player's current verification. */
export async function findLatestVerification(db: Database, playerId: string) {
  const [row] = await db
    .select({
      level: levelVerifications.level,
      verifiedAt: levelVerifications.verifiedAt,
      verifiedBy: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(levelVerifications)
    .leftJoin(users, eq(users.id, levelVerifications.verifierId))
    .where(and(eq(levelVerifications.playerId, playerId), isNull(levelVerifications.withdrawnAt)))
    .orderBy(desc(levelVerifications.verifiedAt))
    .limit(1);
  return row ?? null;
}

const videoPageSize = 24;

const reviewer = alias(users, 'reviewer');
const last = alias(videos, 'last');

const statuses: Record<StatusFilter, SQL | undefined> = {
  all: undefined,
  analyzed: isReviewed,
  pending: isOpen,
};

/** A page of a player's videos with their reviewers, latest first. */
export async function listVideosOf(
  db: Database,
  viewer: Viewer,
  playerId: string,
  { status, after }: { status: StatusFilter; after?: string | undefined },
) {
  const beyond = sql`(${videos.uploadDate}, ${videos.id}) < (${db
    .select({ uploadDate: last.uploadDate, id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.playerId, playerId)))})`;
  const found = await db
    .select({
      ...videoSummaryColumns,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      reviewer: { firstName: reviewer.firstName, lastName: reviewer.lastName },
    })
    .from(videos)
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviewer, eq(reviewer.id, reviewDrafts.coachId))
    .where(
      and(
        eq(videos.playerId, playerId),
        isNotHeldBack(viewer, videos.id),
        statuses[status],
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(desc(videos.uploadDate), desc(videos.id))
    .limit(limitOf(videoPageSize));
  return takePage(found, videoPageSize);
}
