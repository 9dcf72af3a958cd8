// SQL of movement analyses.

import { and, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MovementDocument } from '#contract/reviews/movement.ts';
import { isCoach } from '#domain/people/roles.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { isOfVideo, movementAnalyses, reviewDrafts, users, videos } from '#server/db/schema/index.ts';
import { oneMatches, searchPattern } from '#server/db/search.ts';
import { marks } from '#server/features/reviews/publishing.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isMemberOf } from '#server/policy/membership.ts';
import { isAmongVisiblePlayers, isAmongVisibleVideos, isAnyOf, isVisibleVideo } from '#server/policy/visibility.ts';

/** Lines per page. */
const pageSize = 30;

const player = alias(users, 'player');

/**
 * A page of the videos that someone may mark, newest first. Coaches see those they review and unclaimed ones. A search that many videos
 * hold is found among the newest; one that few hold, by the indexes of titles and names. PostgreSQL cannot tell the two apart beforehand.
 */
export async function listMarkable(
  db: Database,
  actor: Actor,
  { search, after }: { search?: string | undefined; after?: string | undefined },
) {
  const pattern = searchPattern(search);
  const isFound = pattern === null ? undefined : oneMatches(pattern, videos.title, fullName(player));
  const newestFirst = (where: SQL | undefined) => selectMarkable(db, after, where).orderBy(desc(videos.id));
  if (await hasFewPlayers(db, actor)) {
    return takePage(await newestFirst(and(isAmongVisibleVideos(actor), isFree(actor), isFound)), pageSize);
  }
  const isMarkable = and(isVisibleVideo(actor), isFree(actor));
  // "is true" has PostgreSQL look at the newest one by one until the page is full.
  if (pattern === null) return takePage(await newestFirst(sql`(${isMarkable}) is true`), pageSize);
  const newest = await newestFirst(and(isMarkable, isFound, isAnyOf(videos.id, newestOf(db, after))));
  if (newest.length > pageSize) return takePage(newest, pageSize);
  const named = db
    .select({ id: users.id })
    .from(users)
    .where(oneMatches(pattern, fullName(users)));
  const isLedTo = or(oneMatches(pattern, videos.title), isAnyOf(videos.playerId, named.getSQL()));
  // Nulls last (there are none): otherwise PostgreSQL would walk the index of all videos.
  const found = selectMarkable(db, after, and(isMarkable, isLedTo)).orderBy(sql`${videos.id} desc nulls last`);
  return takePage(await found, pageSize);
}

function selectMarkable(db: Database, after: string | undefined, where: SQL | undefined) {
  return db
    .select({
      id: videos.id,
      title: videos.title,
      uploadDate: videos.uploadDate,
      status: videos.status,
      player: namedPerson(player),
      marks,
      publishedAt: movementAnalyses.publishedAt,
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(movementAnalyses, isOfVideo(movementAnalyses, { playerId: videos.playerId, videoId: videos.id }))
    .where(and(where, after ? lt(videos.id, after) : undefined))
    .limit(limitOf(pageSize));
}

/** No other coach reviews it. */
function isFree(actor: Actor): SQL | undefined {
  if (!isCoach(actor.role)) return undefined;
  return sql`not exists (select 1 from ${reviewDrafts} where ${reviewDrafts.videoId} = ${videos.id} and ${reviewDrafts.coachId} <> ${actor.id})`;
}

/** A search looks through so many of the newest videos before it asks the indexes. */
const looksThrough = 2_000;

const newer = alias(videos, 'newer');

/** The ids of the newest videos before the cursor. */
function newestOf(db: Database, after: string | undefined): SQL {
  return db
    .select({ id: newer.id })
    .from(newer)
    .where(after ? lt(newer.id, after) : undefined)
    .orderBy(desc(newer.id))
    .limit(looksThrough)
    .getSQL();
}

/** Of so many players all videos are looked at. */
const fewPlayers = 200;

/** Whether a coach has few players, those of their club included. */
async function hasFewPlayers(db: Database, actor: Actor): Promise<boolean> {
  if (!isCoach(actor.role)) return false;
  const isConnected = isAmongVisiblePlayers(actor, users.id);
  const some = await db
    .select({ id: users.id })
    .from(users)
    .where(actor.role === 'coach_club' ? or(isConnected, isMemberOf(users, actor.clubId)) : isConnected)
    .limit(fewPlayers + 1);
  return some.length <= fewPlayers;
}

/** A video with its player and its marks; null if it does not exist. */
export async function findMovement(db: Database, videoId: string) {
  const [row] = await db
    .select({
      video: {
        id: videos.id,
        title: videos.title,
        provider: videos.provider,
        videoUrl: videos.videoUrl,
        status: videos.status,
      },
      providerVideoId: videos.providerVideoId,
      player: namedPerson(player),
      document: movementAnalyses.document,
      version: movementAnalyses.version,
      savedAt: movementAnalyses.savedAt,
      publishedAt: movementAnalyses.publishedAt,
      publishedVersion: movementAnalyses.publishedVersion,
    })
    .from(videos)
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(movementAnalyses, isOfVideo(movementAnalyses, { playerId: videos.playerId, videoId: videos.id }))
    .where(eq(videos.id, videoId));
  return row ?? null;
}

/** A video's published movement; null if there is none, or the actor may not see the video. */
export async function findPublished(db: Database, actor: Actor, videoId: string) {
  const [video] = await db
    .select({ playerId: videos.playerId })
    .from(videos)
    .where(and(eq(videos.id, videoId), isReviewed, isVisibleVideo(actor)));
  if (!video) return null;
  const [row] = await db
    .select({ publishedAt: movementAnalyses.publishedAt, tracks: movementAnalyses.published })
    .from(movementAnalyses)
    .where(isOfVideo(movementAnalyses, { playerId: video.playerId, videoId }));
  return row?.tracks && row.publishedAt ? { publishedAt: row.publishedAt, tracks: row.tracks } : null;
}

/** Saves over the loaded version; null if there is a later one. */
export async function saveMarks(
  tx: Database,
  {
    version,
    ...marked
  }: { videoId: string; playerId: string; version: number; document: MovementDocument; savedBy: string },
) {
  const saved = { version: movementAnalyses.version, savedAt: movementAnalyses.savedAt };
  const [row] =
    version === 0
      ? await tx
          .insert(movementAnalyses)
          .values({ ...marked, version: 1 })
          .onConflictDoNothing()
          .returning(saved)
      : await tx
          .update(movementAnalyses)
          .set({ document: marked.document, savedBy: marked.savedBy, version: version + 1, savedAt: sql`now()` })
          .where(and(isOfVideo(movementAnalyses, marked), eq(movementAnalyses.version, version)))
          .returning(saved);
  return row ?? null;
}

/** Published movement in a player's videos, for the export. */
export function listPublishedOf(db: Database, playerId: string) {
  return db
    .select({
      video: videos.title,
      publishedAt: movementAnalyses.publishedAt,
      marks: movementAnalyses.published,
    })
    .from(movementAnalyses)
    .innerJoin(videos, isOfVideo(movementAnalyses, { playerId: videos.playerId, videoId: videos.id }))
    .where(and(eq(movementAnalyses.playerId, playerId), isNotNull(movementAnalyses.published)))
    .orderBy(videos.uploadDate);
}

/** Marks last saved by this person, for the export. */
export function listSavedBy(db: Database, userId: string) {
  return db
    .select({
      video: videos.title,
      player: fullName(player),
      savedAt: movementAnalyses.savedAt,
      marks: movementAnalyses.document,
    })
    .from(movementAnalyses)
    .innerJoin(videos, isOfVideo(movementAnalyses, { playerId: videos.playerId, videoId: videos.id }))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(eq(movementAnalyses.savedBy, userId))
    .orderBy(videos.uploadDate);
}

/** Forgets who saved. */
export async function clearMarker(tx: Database, userId: string): Promise<void> {
  await tx.update(movementAnalyses).set({ savedBy: null }).where(eq(movementAnalyses.savedBy, userId));
}
