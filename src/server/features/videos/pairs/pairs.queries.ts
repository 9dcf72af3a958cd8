// SQL of partners in videos: invitations, joining and leaving.

import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { pairInvitationDays } from '#domain/videos/pairs/pair-invitations.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { annotations, toIso, users, videoPartners, videos } from '#server/db/schema/index.ts';
import { isActivePlayer, isSharedBy } from '#server/policy/shared-videos.ts';

const player = alias(users, 'player');
const partner = alias(users, 'partner');
const playerName = { firstName: player.firstName, lastName: player.lastName };
const partnerName = { firstName: partner.firstName, lastName: partner.lastName };

/** Most lines of a list. */
const maxLines = 100;

const life = sql.raw(`interval '${pairInvitationDays} days'`);
const expiresAt = sql<string>`${videoPartners.createdAt} + ${life}`.mapWith(toIso);
/** An invitation that can still be accepted. */
const isWaiting = and(
  eq(videoPartners.status, 'invited'),
  sql`${videoPartners.createdAt} > now() - ${life}`,
  isActivePlayer(videos.playerId),
);

/** The partner or invitation of the player's own video; null for none, for an expired one, and for others' videos. */
export async function findVideoPartner(db: Database, playerId: string, videoId: string) {
  const [row] = await db
    .select({
      id: videoPartners.id,
      status: videoPartners.status,
      email: videoPartners.email,
      expiresAt,
      joinedAt: videoPartners.joinedAt,
      partner: partnerName,
    })
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .leftJoin(partner, eq(partner.id, videoPartners.partnerId))
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId), or(isWaiting, isSharedBy(playerId))));
  return row ?? null;
}

/** Whether a video belongs to a player. */
export async function isOwnVideo(db: Database, playerId: string, videoId: string): Promise<boolean> {
  const rows = await db
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId)));
  return rows.length === 1;
}

/** Locks the player's own video and its partner until the transaction ends; null for others' videos. */
export async function lockVideoOf(tx: Database, playerId: string, videoId: string) {
  const [row] = await tx
    .select({ id: videos.id, title: videos.title })
    .from(videos)
    .where(and(eq(videos.id, videoId), eq(videos.playerId, playerId), isActivePlayer(videos.playerId)))
    .for('no key update');
  return row ?? null;
}

const rowColumns = {
  id: videoPartners.id,
  videoId: videoPartners.videoId,
  status: videoPartners.status,
  email: videoPartners.email,
  offeredToId: videoPartners.offeredToId,
  partnerId: videoPartners.partnerId,
  playerId: videos.playerId,
  videoTitle: videos.title,
};
export type PartnerRow = Awaited<ReturnType<typeof lockPartners>>[number];

/** Partner rows with their videos, locked until the transaction ends. */
export function lockPartners(tx: Database, which: SQL) {
  return tx
    .select(rowColumns)
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .where(which)
    .orderBy(videoPartners.id)
    .for('update', { of: videoPartners });
}

/** The row of a video. */
export const ofVideo = (videoId: string) => eq(videoPartners.videoId, videoId);
/** The rows of videos that someone has joined or is invited to, and of their own videos. */
export const ofPerson = (id: string) =>
  or(eq(videos.playerId, id), eq(videoPartners.partnerId, id), eq(videoPartners.offeredToId, id)) as SQL;
/** The row of a video that someone has joined. */
export const joinedBy = (videoId: string, partnerId: string) =>
  and(eq(videoPartners.videoId, videoId), eq(videoPartners.partnerId, partnerId)) as SQL;
/** The row of an invitation, pending or answered. */
export const answerable = (id: string) =>
  and(
    eq(videoPartners.id, id),
    or(isWaiting, and(eq(videoPartners.status, 'joined'), isActivePlayer(videos.playerId))),
  ) as SQL;

export async function insertInvitation(tx: Database, videoId: string, email: string | null): Promise<string> {
  const { id } = onlyRow(await tx.insert(videoPartners).values({ videoId, email }).returning({ id: videoPartners.id }));
  return id;
}

/** Joining clears the address that was invited. */
export async function join(tx: Database, id: string, partnerId: string): Promise<void> {
  await tx
    .update(videoPartners)
    .set({ status: 'joined', partnerId, joinedAt: sql`now()`, email: null, offeredToId: null })
    .where(eq(videoPartners.id, id));
}

export async function deletePartner(tx: Database, id: string): Promise<void> {
  await tx.delete(videoPartners).where(eq(videoPartners.id, id));
}

/** Puts an invitation into someone's list, or out of it (null). */
export async function setInvitee(tx: Database, id: string, userId: string | null): Promise<void> {
  await tx.update(videoPartners).set({ offeredToId: userId }).where(eq(videoPartners.id, id));
}

/** Whether someone is an active player, whatever role they view the product as. */
export async function isPlaying(tx: Database, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'player'), eq(users.state, 'active')))
    .for('share');
  return rows.length === 1;
}

const invitationColumns = {
  id: videoPartners.id,
  videoId: videos.id,
  inviterId: videos.playerId,
  inviter: playerName,
  title: videos.title,
  eventDate: videos.eventDate,
  expiresAt,
};

function invitations(db: Database, which: SQL) {
  return db
    .select(invitationColumns)
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .where(and(isWaiting, which))
    .orderBy(desc(videoPartners.createdAt), desc(videoPartners.id))
    .limit(maxLines);
}

/** A pending invitation. */
export async function findInvitation(db: Database, id: string) {
  const [row] = await invitations(db, eq(videoPartners.id, id));
  return row ?? null;
}

/** The invitations in someone's list. */
export function listOffered(db: Database, userId: string) {
  return invitations(db, eq(videoPartners.offeredToId, userId));
}

/** The videos that someone shares, their own and others', the latest first. */
export async function listShared(db: Database, userId: string) {
  const shared = await db
    .select({
      videoId: videos.id,
      playerId: videos.playerId,
      title: videos.title,
      videoUrl: videos.videoUrl,
      eventDate: videos.eventDate,
      status: videos.status,
      isOwn: sql<boolean>`${videos.playerId} = ${userId}`,
      other: {
        firstName: sql<string>`case when ${videos.playerId} = ${userId} then ${partner.firstName} else ${player.firstName} end`,
        lastName: sql<string>`case when ${videos.playerId} = ${userId} then ${partner.lastName} else ${player.lastName} end`,
      },
      joinedAt: sql<string>`${videoPartners.joinedAt}`.mapWith(toIso),
    })
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .innerJoin(partner, eq(partner.id, videoPartners.partnerId))
    .where(isSharedBy(userId))
    .orderBy(desc(videoPartners.joinedAt), desc(videoPartners.id))
    .limit(maxLines);
  const notesOf = await countPairNotes(db, shared);
  return shared.map(({ playerId: _player, ...video }) => ({ ...video, notes: notesOf.get(video.videoId) ?? 0 }));
}

/** How many published notes on the pair videos have, by video; none for those without any. */
async function countPairNotes(db: Database, of: readonly { videoId: string; playerId: string }[]) {
  if (of.length === 0) return new Map<string, number>();
  const counts = await db
    .select({ videoId: annotations.videoId, notes: count() })
    .from(annotations)
    .where(
      and(
        inArray(annotations.playerId, [...new Set(of.map(({ playerId }) => playerId))]),
        inArray(
          annotations.videoId,
          of.map(({ videoId }) => videoId),
        ),
        isNotNull(annotations.pair),
      ),
    )
    .groupBy(annotations.videoId);
  return new Map(counts.map(({ videoId, notes }) => [videoId, notes]));
}

/** Whether the published review of a video has notes on the pair. */
export async function hasPairNotes(db: Database, video: { videoId: string; playerId: string }): Promise<boolean> {
  return (await countPairNotes(db, [video])).size > 0;
}

/** Deletes expired invitations. */
export async function deleteExpired(db: Database): Promise<void> {
  await db
    .delete(videoPartners)
    .where(and(eq(videoPartners.status, 'invited'), sql`${videoPartners.createdAt} <= now() - ${life}`));
}

/** An invitation or partner with both people, for emails and notifications; null if it, or either of them, is gone. */
export async function findPair(db: Database, id: string) {
  const [row] = await db
    .select({
      ...rowColumns,
      player: playerName,
      partner: { ...partnerName, email: partner.email },
    })
    .from(videoPartners)
    .innerJoin(videos, eq(videos.id, videoPartners.videoId))
    .innerJoin(player, eq(player.id, videos.playerId))
    .leftJoin(partner, eq(partner.id, videoPartners.partnerId))
    .where(
      and(
        eq(videoPartners.id, id),
        isActivePlayer(videos.playerId),
        or(isNull(videoPartners.partnerId), isActivePlayer(videoPartners.partnerId)),
      ),
    );
  return row ?? null;
}

/** The partner in a video, and the row. */
export async function findJoined(db: Database, videoId: string) {
  const [row] = await db
    .select({ id: videoPartners.id, partnerId: sql<string>`${videoPartners.partnerId}` })
    .from(videoPartners)
    .where(and(eq(videoPartners.videoId, videoId), isNotNull(videoPartners.partnerId)));
  return row ?? null;
}

/** The user with an address, and whether they can join; null if there is none. */
export async function findOwnerOfAddress(db: Database, email: string) {
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      mayJoin: sql<boolean>`${users.role} = 'player' and ${users.state} = 'active'`,
      isGone: sql<boolean>`${users.state} in ('suspended', 'deleted')`,
    })
    .from(users)
    .where(eq(users.email, email));
  return row ?? null;
}
