// Activity in SQL: videos sent and training sessions completed.

import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { isFirstOfMatch } from '#server/db/conditions.ts';
import { trainingSessions, videos } from '#server/db/schema/index.ts';
import { isAnyOf } from '#server/policy/visibility.ts';

const build = new QueryBuilder();

/**
 * A row per match sent and session completed between two times, by player (docs/product.md#clubs).
 *
 * @param ids the players, as a subquery: other people's activity is never read
 */
export function activityBetween(start: SQL, end: SQL, ids: SQL) {
  const sent = build
    .select({
      playerId: videos.playerId,
      at: sql<string>`${videos.uploadDate}`.as('at'),
      video: sql<number>`1`.as('video'),
      session: sql<number>`0`.as('session'),
    })
    .from(videos)
    .where(
      and(
        isAnyOf(videos.playerId, ids),
        isFirstOfMatch(videos.id),
        gte(videos.uploadDate, start),
        lt(videos.uploadDate, end),
      ),
    );
  const trained = build
    .select({
      playerId: trainingSessions.playerId,
      at: sql<string>`${trainingSessions.sessionDate}`.as('at'),
      video: sql<number>`0`.as('video'),
      session: sql<number>`1`.as('session'),
    })
    .from(trainingSessions)
    .where(
      and(
        isAnyOf(trainingSessions.playerId, ids),
        eq(trainingSessions.status, 'completed'),
        gte(trainingSessions.sessionDate, start),
        lt(trainingSessions.sessionDate, end),
      ),
    );
  return sent.unionAll(trained).as('activity');
}
