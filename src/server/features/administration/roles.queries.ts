// SQL of roles and of what depends on them.

import { and, eq, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { RoleAndClub } from '#domain/people/role-changes.ts';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { hasGuardian } from '#server/db/people-columns.ts';
import {
  clubs,
  coachConnections,
  reviewDrafts,
  subscriptions,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';

/** A person's role and club with counts of what depends on them, in one statement; null for an unknown person. */
export async function findHoldings(db: Database, userId: string) {
  const { coachId, playerId, status } = coachConnections;
  const session = trainingSessions;
  const isToCome = sql`${session.status} = 'scheduled' and ${session.sessionDate} > now()`;
  const connections = (stage: 'requested' | 'active') => sql<number>`(
    select count(*)::int from ${coachConnections}
    where ${userId} in (${coachId}, ${playerId}) and ${status} = ${stage})`;
  const [row] = await db
    .select({
      role: users.role,
      state: users.state,
      clubId: users.clubId,
      clubName: clubs.name,
      connections: connections('active'),
      requests: connections('requested'),
      openReviews: sql<number>`(
        select count(*)::int from ${reviewDrafts} join ${videos} on ${videos.id} = ${reviewDrafts.videoId}
        where ${reviewDrafts.coachId} = ${userId} and ${isOpen})`,
      sessionsLed: sql<number>`(
        select count(distinct ${session.groupId})::int from ${session}
        where ${session.coachId} = ${userId} and ${isToCome})`,
      sessionsTaken: sql<number>`(
        select count(*)::int from ${session} where ${session.playerId} = ${userId} and ${isToCome})`,
      plan: sql<Plan | null>`(
        select ${subscriptions.plan} from ${subscriptions}
        where ${subscriptions.userId} = ${userId} and ${subscriptions.state} <> 'ended'
        order by ${subscriptions.id} desc limit 1)`,
      administrators: sql<number>`(
        select count(*)::int from ${users} one where one.role = 'admin' and one.state = 'active')`,
    })
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Sets role and club. Members of a club get club access, others direct access; a pending application ends. */
export async function setRoleAndClub(tx: Database, userId: string, { role, clubId }: RoleAndClub): Promise<void> {
  const accessType = clubId === null ? 'direct' : 'club';
  await tx.update(users).set({ role, clubId, accessType, joiningClubId: null }).where(eq(users.id, userId));
}

/** The role and club of a locked person. */
export async function findRoleAndClub(
  tx: Database,
  userId: string,
): Promise<(RoleAndClub & { isJunior: boolean }) | null> {
  const [row] = await tx
    .select({ role: users.role, clubId: users.clubId, isJunior: hasGuardian(users) })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/**
 * Releases unpublished reviews that rested on a club alone, once someone has left it: of coach and player who
 * are not connected. For the coach who left, or for the player.
 */
export async function releaseClubReviewsOf(tx: Database, userId: string): Promise<void> {
  const connected = tx
    .select({ one: sql`1` })
    .from(coachConnections)
    .where(
      and(
        eq(coachConnections.playerId, videos.playerId),
        eq(coachConnections.coachId, reviewDrafts.coachId),
        eq(coachConnections.status, 'active'),
      ),
    );
  const ofTheirs = tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.id, reviewDrafts.videoId), isOpen, notExists(connected)));
  const ownVideos = tx.select({ id: videos.id }).from(videos).where(eq(videos.playerId, userId));
  await tx
    .update(reviewDrafts)
    .set({ coachId: null })
    .where(
      and(
        isNotNull(reviewDrafts.coachId),
        or(eq(reviewDrafts.coachId, userId), inArray(reviewDrafts.videoId, ownVideos)),
        inArray(reviewDrafts.videoId, ofTheirs),
      ),
    );
}
