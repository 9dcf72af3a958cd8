// SQL of the administrator's list of videos.

import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { VideoShow } from '#contract/videos/admin-videos.ts';
import type { videoStatuses, videoTypes } from '#domain/videos/videos.ts';
import { isOpen, isOverdue, isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { type GivenPeriod, isWithin } from '#server/db/period.ts';
import { clubs, coachConnections, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { isActiveCoachOf, isMemberOf } from '#server/policy/membership.ts';

/** Page size. */
const pageSize = 50;

const player = alias(users, 'player');
const reviewer = alias(users, 'reviewer');

/**
 * The video needs a review, no one reviews it, and no coach could.
 *
 * @param playerId the video's player, for queries that start from players
 */
export function isWithoutCoach(db: Database, playerId: SQLWrapper = videos.playerId): SQL | undefined {
  const one = { one: sql`1` };
  const connectedCoach = alias(users, 'connected_coach');
  const connected = db
    .select(one)
    .from(coachConnections)
    .innerJoin(connectedCoach, eq(connectedCoach.id, coachConnections.coachId))
    .where(
      and(
        eq(coachConnections.playerId, playerId),
        eq(coachConnections.status, 'active'),
        eq(connectedCoach.state, 'active'),
      ),
    );
  const opened = db
    .select(one)
    .from(reviewDrafts)
    .where(and(eq(reviewDrafts.videoId, videos.id), isNotNull(reviewDrafts.coachId)));
  const clubCoach = alias(users, 'club_coach');
  const owner = alias(users, 'owner');
  const offered = db
    .select(one)
    .from(owner)
    .innerJoin(clubCoach, and(isMemberOf(owner, clubCoach.clubId), isActiveCoachOf(clubCoach, owner.clubId)))
    .where(eq(owner.id, playerId));
  return and(isOpen, notExists(connected), notExists(opened), notExists(offered));
}

function matching(db: Database, show: VideoShow): SQL | undefined {
  switch (show) {
    case 'all':
      return undefined;
    case 'without-coach':
      return isWithoutCoach(db);
    case 'to-review':
      return isOpen;
    case 'overdue':
      return isOverdue;
    case 'analyzed':
      return isReviewed;
  }
}

/** The video's player is not being deleted: no one reviews a video that may be gone in two days. */
export function playerIsNotLeaving(db: Database): SQL {
  const owner = alias(users, 'video_owner');
  return exists(
    db
      .select({ one: sql`1` })
      .from(owner)
      .where(and(eq(owner.id, videos.playerId), ne(owner.state, 'deleted'))),
  );
}

/** Filters of the list. */
interface VideoFilter extends GivenPeriod {
  show: VideoShow;
  status?: (typeof videoStatuses)[number] | undefined;
  type?: (typeof videoTypes)[number] | undefined;
  coachId?: string | undefined;
  clubId?: string | undefined;
  playerId?: string | undefined;
}

/** The coach reviews the video, or is connected with its player. */
function isOfCoach(db: Database, coachId: string): SQL | undefined {
  const connected = db
    .select({ one: sql`1` })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.playerId, videos.playerId),
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.status, 'active'),
      ),
    );
  return or(eq(reviewDrafts.coachId, coachId), exists(connected));
}

/** A page of videos, newest first. */
export async function listVideos(db: Database, filter: VideoFilter, after: string | undefined) {
  const { show, status, type, coachId, clubId, playerId } = filter;
  const found = await db
    .select({
      id: videos.id,
      title: videos.title,
      status: videos.status,
      videoType: videos.videoType,
      clubName: clubs.name,
      uploadDate: videos.uploadDate,
      dueAt: videos.dueAt,
      pausedAt: videos.pausedAt,
      player: namedPerson(player),
      reviewer: { firstName: reviewer.firstName, lastName: reviewer.lastName },
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(clubs, eq(clubs.id, player.clubId))
    .leftJoin(reviewDrafts, eq(reviewDrafts.videoId, videos.id))
    .leftJoin(reviewer, eq(reviewer.id, reviewDrafts.coachId))
    .where(
      and(
        matching(db, show),
        // `playerIsNotLeaving` would look up the player a second time.
        ne(player.state, 'deleted'),
        status ? eq(videos.status, status) : undefined,
        type ? eq(videos.videoType, type) : undefined,
        coachId ? isOfCoach(db, coachId) : undefined,
        clubId ? eq(player.clubId, clubId) : undefined,
        playerId ? eq(videos.playerId, playerId) : undefined,
        isWithin(videos.uploadDate, filter),
        after ? lt(videos.id, after) : undefined,
      ),
    )
    .orderBy(desc(videos.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** The active coaches of several players, in one statement. */
export function listCoachesOfPlayers(db: Database, playerIds: string[]) {
  return db
    .select({ playerId: coachConnections.playerId, ...namedPerson(users) })
    .from(coachConnections)
    .innerJoin(users, eq(users.id, coachConnections.coachId))
    .where(
      and(
        inArray(coachConnections.playerId, playerIds),
        eq(coachConnections.status, 'active'),
        eq(users.state, 'active'),
      ),
    )
    .orderBy(asc(coachConnections.startedAt));
}
