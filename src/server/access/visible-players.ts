// Whom may this actor see? The one place that answers it; lists filter by it and single reads go through it.

import { and, eq, exists, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Role } from '#domain/roles.ts';
import { type Database, prepared } from '#server/db/database.ts';
import { coachConnections, reviewDrafts, users, videos } from '#server/db/schema/index.ts';

const build = new QueryBuilder();

/** Who looks: an actor, or the placeholders of one in a prepared statement. */
export interface Viewer {
  role: Role;
  id: string | Placeholder;
  clubId: string | null | Placeholder;
}

/** The values for a statement that `preparedForViewer` prepared. */
export function viewerValues(actor: { id: string; clubId: string | null }) {
  return { viewerId: actor.id, viewerClubId: actor.clubId };
}

/** Prepares a statement once for each role of a viewer; execute it with `viewerValues(actor)`. */
export function preparedForViewer<T>(
  build: (db: Database, viewer: Viewer) => T,
): (db: Database, actor: { role: Role }) => T {
  const byRole = new Map<Role, (db: Database) => T>();
  return (db, { role }) => {
    let statement = byRole.get(role);
    if (!statement) {
      const viewer: Viewer = { role, id: sql.placeholder('viewerId'), clubId: sql.placeholder('viewerClubId') };
      statement = prepared((one) => build(one, viewer));
      byRole.set(role, statement);
    }
    return statement(db);
  };
}

/**
 * The condition that a column names a player whom the actor may see: players themselves, coaches their active connections,
 * club managers the members of their club, administrators everyone (decisions, section 3).
 */
export function isVisiblePlayer(viewer: Viewer, playerId: PgColumn): SQL {
  switch (viewer.role) {
    case 'player':
      return eq(playerId, viewer.id);
    case 'coach_freelance':
    case 'coach_club':
      return exists(
        build
          .select({ one: sql`1` })
          .from(coachConnections)
          .where(
            and(
              eq(coachConnections.coachId, viewer.id),
              eq(coachConnections.playerId, playerId),
              eq(coachConnections.status, 'active'),
            ),
          ),
      );
    case 'club':
      return exists(
        build
          .select({ one: sql`1` })
          .from(users)
          .where(and(eq(users.id, playerId), eq(users.role, 'player'), isOf(viewer.clubId))),
      );
    case 'admin':
      return sql`true`;
  }
}

/**
 * The condition that a video of the query (`videos`) may be seen by the actor: those of visible players and, for a club's coach,
 * those of the club's members that nobody else reviews (decisions, section 4: they are offered to the club's coaches).
 */
export function isVisibleVideo(viewer: Viewer): SQL {
  const ofVisiblePlayer = isVisiblePlayer(viewer, videos.playerId);
  if (viewer.role !== 'coach_club') return ofVisiblePlayer;
  const offeredByClub = and(
    exists(
      build
        .select({ one: sql`1` })
        .from(users)
        .where(and(eq(users.id, videos.playerId), eq(users.accessType, 'club'), isOf(viewer.clubId))),
    ),
    or(and(sql`${videos.status} <> 'Analyzed'`, isNull(reviewerOf(videos.id))), eq(reviewerOf(videos.id), viewer.id)),
  );
  return or(ofVisiblePlayer, offeredByClub) as SQL;
}

/** Of the viewer's club; somebody without a club shares none. */
function isOf(clubId: Viewer['clubId']): SQL {
  return sql`${users.clubId} = ${clubId}`;
}

/** The coach who opened the review of a video, or null. */
function reviewerOf(videoId: PgColumn): SQL {
  return sql`(${build.select({ coachId: reviewDrafts.coachId }).from(reviewDrafts).where(eq(reviewDrafts.videoId, videoId))})`;
}
