// SQL of a shared video: the video, its notes on the pair, and the pair's other matches.

import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PairSubject } from '#domain/videos/pairs/pair-subjects.ts';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import {
  annotations,
  isOfVideo,
  movementAnalyses,
  reviews,
  users,
  videoPartners,
  videos,
} from '#server/db/schema/index.ts';
import { isShared, isSharedBy } from '#server/policy/shared-videos.ts';

const player = alias(users, 'player');
const partner = alias(users, 'partner');

/** Most matches in the pair's chart. */
const maxMatches = 20;

/** A video that someone shares, with both names and the published movement; null otherwise. */
export async function findSharedVideo(db: Database, personId: string, videoId: string) {
  const [row] = await db
    .select({
      video: {
        id: videos.id,
        title: videos.title,
        provider: videos.provider,
        videoUrl: videos.videoUrl,
        eventDate: videos.eventDate,
        status: videos.status,
      },
      playerId: videos.playerId,
      partnerId: sql<string>`${videoPartners.partnerId}`,
      player: { firstName: player.firstName, lastName: player.lastName },
      partner: { firstName: partner.firstName, lastName: partner.lastName },
      tracks: movementAnalyses.published,
    })
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .innerJoin(partner, eq(partner.id, videoPartners.partnerId))
    .leftJoin(movementAnalyses, isOfVideo(movementAnalyses, { playerId: videos.playerId, videoId: videos.id }))
    .where(and(eq(videos.id, videoId), isSharedBy(personId)));
  return row ?? null;
}

/** Published notes on the pair, by time. */
export function listPairNotes(db: Database, { playerId, videoId }: { playerId: string; videoId: string }) {
  const { id, timestamp, endTimestamp, type, skill, pair, title, comment, board, voice } = annotations;
  return db
    .select({ id, timestamp, endTimestamp, type, skill, pair, title, comment, board, voice })
    .from(annotations)
    .where(and(isOfVideo(annotations, { playerId, videoId }), isNotNull(pair)))
    .orderBy(asc(timestamp), asc(id));
}

/** The reviewed videos of either that the two share, the latest first, with the subject and type of their notes on the pair. */
export async function listMatchesOf(db: Database, one: string, other: string) {
  const between = (playerId: string, partnerId: string) =>
    and(eq(videos.playerId, playerId), eq(videoPartners.partnerId, partnerId));
  const matches = await db
    .select({
      videoId: videos.id,
      title: videos.title,
      eventDate: videos.eventDate,
      publishedAt: reviews.publishedAt,
    })
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .innerJoin(reviews, eq(reviews.videoId, videos.id))
    .where(and(isShared(), isReviewed, or(between(one, other), between(other, one))))
    .orderBy(desc(reviews.publishedAt), desc(videos.id))
    .limit(maxMatches);
  if (matches.length === 0) return [];
  const notes = await db
    .select({
      videoId: annotations.videoId,
      pair: sql<PairSubject>`${annotations.pair}`,
      type: annotations.type,
    })
    .from(annotations)
    .where(
      and(
        inArray(annotations.playerId, [one, other]),
        inArray(
          annotations.videoId,
          matches.map(({ videoId }) => videoId),
        ),
        isNotNull(annotations.pair),
      ),
    )
    .orderBy(asc(annotations.timestamp), asc(annotations.id));
  const notesOf = Map.groupBy(notes, ({ videoId }) => videoId);
  return matches.map((match) => ({
    ...match,
    notes: (notesOf.get(match.videoId) ?? []).map(({ pair, type }) => ({ pair, type })),
  }));
}
