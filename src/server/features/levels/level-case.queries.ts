// SQL of one player's level case and decisions.

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReviewed } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { namedPerson, playerCard } from '#server/db/people-columns.ts';
import {
  coachConnections,
  levelRequests,
  levelVerifications,
  reviews,
  skillRatings,
  users,
  videos,
} from '#server/db/schema/index.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isNotHeldBack, isVisiblePlayer, type Viewer } from '#server/policy/visibility.ts';
import { isOpenRequest, requester } from './levels.queries.ts';

const maxReviews = 200;

const verifier = alias(users, 'verifier');
const confirmer = alias(users, 'confirmer');
const withdrawer = alias(users, 'withdrawer');

/** An active player the actor may see, or null. */
export async function findLevelPlayer(db: Database, actor: Actor, playerId: string) {
  const viewer = { role: actor.role, id: actor.id, clubId: actor.clubId };
  const [player] = await db
    .select(playerCard(users))
    .from(users)
    .where(
      and(
        eq(users.id, playerId),
        eq(users.role, 'player'),
        eq(users.state, 'active'),
        isVisiblePlayer(viewer, users.id),
      ),
    );
  return player ?? null;
}

/** The published reviews of a player with their overall rating, the oldest first. */
export async function listLevelReviews(db: Database, viewer: Viewer, playerId: string) {
  const latest = await db
    .select({
      videoId: videos.id,
      title: videos.title,
      uploadDate: videos.uploadDate,
      publishedAt: reviews.publishedAt,
      rating: skillRatings.rating,
    })
    .from(reviews)
    .innerJoin(videos, and(eq(videos.id, reviews.videoId), isReviewed))
    .innerJoin(skillRatings, and(eq(skillRatings.videoId, reviews.videoId), eq(skillRatings.skillName, 'overall')))
    .where(and(eq(reviews.playerId, playerId), isNotHeldBack(viewer, videos.id)))
    // An index has a player's reviews by date.
    .orderBy(desc(reviews.publishedAt), desc(reviews.videoId))
    .limit(maxReviews);
  return latest.toReversed();
}

/** All verifications of a player, the newest first. */
export function listVerifications(db: Database, playerId: string) {
  return db
    .select({
      id: levelVerifications.id,
      level: levelVerifications.level,
      previousLevel: levelVerifications.previousLevel,
      note: levelVerifications.note,
      reviewIds: levelVerifications.reviewIds,
      eveningId: levelVerifications.eveningId,
      verifiedAt: levelVerifications.verifiedAt,
      verifiedBy: { firstName: verifier.firstName, lastName: verifier.lastName },
      confirmedBy: { firstName: confirmer.firstName, lastName: confirmer.lastName },
      withdrawnAt: levelVerifications.withdrawnAt,
      withdrawnBy: { firstName: withdrawer.firstName, lastName: withdrawer.lastName },
      withdrawalReason: levelVerifications.withdrawalReason,
    })
    .from(levelVerifications)
    .leftJoin(verifier, eq(verifier.id, levelVerifications.verifierId))
    .leftJoin(confirmer, eq(confirmer.id, levelVerifications.confirmerId))
    .leftJoin(withdrawer, eq(withdrawer.id, levelVerifications.withdrawnById))
    .where(eq(levelVerifications.playerId, playerId))
    .orderBy(desc(levelVerifications.verifiedAt), desc(levelVerifications.id));
}

const requestColumns = {
  id: levelRequests.id,
  playerId: levelRequests.playerId,
  level: levelRequests.level,
  note: levelRequests.note,
  reviewIds: levelRequests.reviewIds,
  eveningId: levelRequests.eveningId,
  createdAt: levelRequests.createdAt,
  verifier: namedPerson(requester),
};

/** A player's level waiting for a second opinion, or null; requests from coaches no longer connected do not count. */
export async function findRequestOf(db: Database, playerId: string) {
  const [request] = await db
    .select(requestColumns)
    .from(levelRequests)
    .innerJoin(requester, eq(requester.id, levelRequests.verifierId))
    .where(and(eq(levelRequests.playerId, playerId), isOpenRequest()));
  return request ?? null;
}

export async function findRequest(db: Database, id: string) {
  const [request] = await db
    .select(requestColumns)
    .from(levelRequests)
    .innerJoin(requester, eq(requester.id, levelRequests.verifierId))
    .where(and(eq(levelRequests.id, id), isOpenRequest()));
  return request ?? null;
}

/** A player's row, locked until the transaction ends, so that decisions about their level are made one at a time. */
export async function lockLevelOf(tx: Database, playerId: string) {
  const [player] = await tx
    .select({ currentLevel: users.currentLevel, isLevelVerified: users.isLevelVerified })
    .from(users)
    .where(and(eq(users.id, playerId), eq(users.role, 'player'), eq(users.state, 'active')))
    .for('update');
  return player ?? null;
}

/** Whether a coach is connected with a player; if so, the connection is locked until the transaction ends. */
export async function lockConnection(tx: Database, coachId: string, playerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: coachConnections.id })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.coachId, coachId),
        eq(coachConnections.playerId, playerId),
        eq(coachConnections.status, 'active'),
      ),
    )
    .for('share');
  return rows.length === 1;
}

/** The videos among these that are published reviews of the player. */
export async function findReviewsAmong(tx: Database, playerId: string, videoIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.playerId, playerId), isReviewed, inArray(videos.id, [...videoIds])));
  return rows.map(({ id }) => id);
}

/** Adds a verification and makes its level the player's; returns its id. */
export async function insertVerification(
  tx: Database,
  verification: Omit<typeof levelVerifications.$inferInsert, 'id'>,
): Promise<string> {
  const { id } = onlyRow(
    await tx.insert(levelVerifications).values(verification).returning({ id: levelVerifications.id }),
  );
  await tx
    .update(users)
    .set({ currentLevel: verification.level, isLevelVerified: true })
    .where(eq(users.id, verification.playerId));
  return id;
}

/** Marks a verification as withdrawn; the player's level stays, unverified. */
export async function markWithdrawn(
  tx: Database,
  { id, playerId, byId, reason }: { id: string; playerId: string; byId: string; reason: string },
): Promise<void> {
  await tx
    .update(levelVerifications)
    .set({ withdrawnAt: sql`now()`, withdrawnById: byId, withdrawalReason: reason })
    .where(eq(levelVerifications.id, id));
  await tx.update(users).set({ isLevelVerified: false }).where(eq(users.id, playerId));
}

/** Adds a request, replacing a lapsed one, and returns its id. */
export async function insertRequest(tx: Database, request: typeof levelRequests.$inferInsert): Promise<string> {
  await tx.delete(levelRequests).where(eq(levelRequests.playerId, request.playerId));
  const { id } = onlyRow(await tx.insert(levelRequests).values(request).returning({ id: levelRequests.id }));
  return id;
}

/** Deletes a player's request for a second opinion. */
export async function deleteRequestOf(tx: Database, playerId: string): Promise<void> {
  await tx.delete(levelRequests).where(eq(levelRequests.playerId, playerId));
}

/** The facts of a verification, for notifications. */
export async function findVerificationFacts(db: Database, id: string) {
  const [row] = await db
    .select({
      playerId: levelVerifications.playerId,
      country: users.country,
      level: levelVerifications.level,
      verifierId: levelVerifications.verifierId,
      confirmerId: levelVerifications.confirmerId,
      withdrawerId: levelVerifications.withdrawnById,
      withdrawalReason: levelVerifications.withdrawalReason,
    })
    .from(levelVerifications)
    .innerJoin(users, eq(users.id, levelVerifications.playerId))
    .where(eq(levelVerifications.id, id));
  return row ?? null;
}

/** The player's other coaches, who can give the second opinion. */
export async function findOtherCoachIds(db: Database, playerId: string, coachId: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(coachConnections)
    .innerJoin(users, and(eq(users.id, coachConnections.coachId), eq(users.state, 'active')))
    .where(and(eq(coachConnections.playerId, playerId), eq(coachConnections.status, 'active')))
    .orderBy(asc(users.id));
  return rows.map(({ id }) => id).filter((id) => id !== coachId);
}

/** The country whose scale shows a person's level; null if there is no such person. */
export async function findCountry(db: Database, personId: string): Promise<string | null> {
  const [person] = await db.select({ country: users.country }).from(users).where(eq(users.id, personId));
  return person?.country ?? null;
}
