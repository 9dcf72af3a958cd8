// SQL of deactivating a club, a statement for each group of its people.

import { and, eq, exists, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import {
  clubInvitations,
  clubs,
  coachConnections,
  reviewDrafts,
  sessions,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';
import { deleteInvitedAccounts } from './people/invitations/club-invitations.queries.ts';

/** A club, locked until the transaction ends; null when there is none. */
export async function lockClub(tx: Database, clubId: string) {
  const [club] = await tx
    .select({ id: clubs.id, deactivatedAt: clubs.deactivatedAt })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  return club ?? null;
}

/** Marks a club as deactivated or active. */
export async function setClubActive(tx: Database, clubId: string, isActive: boolean): Promise<void> {
  await tx
    .update(clubs)
    .set({ deactivatedAt: isActive ? null : sql`now()` })
    .where(eq(clubs.id, clubId));
}

/** All people and applicants of a club, locked in a fixed order against deadlocks. */
export async function lockPeopleOf(tx: Database, clubId: string) {
  return tx
    .select({
      id: users.id,
      role: users.role,
      state: users.state,
      isInvited: isInvited(),
      isApplicant: sql<boolean>`${users.joiningClubId} is not null`,
    })
    .from(users)
    .where(sql`${clubId}::uuid in (${users.clubId}, ${users.joiningClubId})`)
    .orderBy(users.id)
    .for('no key update');
}

/** Deletes a club's invitations with their pending accounts and links. */
export async function deleteInvitedOf(tx: Database, clubId: string): Promise<void> {
  await tx.delete(clubInvitations).where(eq(clubInvitations.clubId, clubId));
  await deleteInvitedAccounts(tx, clubId);
}

/** Hands a club's applicants to administrators. */
export async function releaseApplicants(tx: Database, clubId: string): Promise<void> {
  await tx.update(users).set({ joiningClubId: null }).where(eq(users.joiningClubId, clubId));
}

/**
 * Releases unfinished reviews of unconnected club coaches, who see the videos through the club alone. The
 * drafts stay for the next coach.
 */
export async function releaseClubReviews(tx: Database, clubId: string): Promise<void> {
  const one = { one: sql`1` };
  const coaches = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clubId, clubId), eq(users.role, 'coach_club')));
  const ofMember = tx
    .select(one)
    .from(videos)
    .innerJoin(users, and(eq(users.id, videos.playerId), eq(users.clubId, clubId), eq(users.role, 'player')))
    .where(and(eq(videos.id, reviewDrafts.videoId), isOpen));
  const connected = tx
    .select(one)
    .from(videos)
    .innerJoin(
      coachConnections,
      and(
        eq(coachConnections.playerId, videos.playerId),
        eq(coachConnections.coachId, reviewDrafts.coachId),
        eq(coachConnections.status, 'active'),
      ),
    )
    .where(eq(videos.id, reviewDrafts.videoId));
  await tx
    .update(reviewDrafts)
    .set({ coachId: null })
    .where(and(inArray(reviewDrafts.coachId, coaches), exists(ofMember), notExists(connected)));
}

/** Turns members into direct players and coaches into freelance coaches. */
export async function releaseMembersAndCoaches(tx: Database, clubId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      accessType: 'direct',
      clubId: null,
      role: sql`case ${users.role} when 'coach_club' then 'coach_freelance' else ${users.role} end`,
    })
    .where(and(eq(users.clubId, clubId), inArray(users.role, ['player', 'coach_club'])));
}

/**
 * Suspends the club's active managers and ends their sessions; they stay with the club. One whose deletion is under way comes back
 * suspended.
 */
export async function suspendManagers(tx: Database, clubId: string): Promise<void> {
  const managers = await tx
    .update(users)
    .set({
      state: sql`case ${users.state} when 'active' then 'suspended' else ${users.state} end`,
      stateBeforeLeaving: sql`case ${users.state} when 'deleted' then 'suspended' end`,
      isSuspendedWithClub: true,
    })
    .where(
      and(
        eq(users.clubId, clubId),
        eq(users.role, 'club'),
        inArray(users.state, ['active', 'deleted']),
        isNull(users.erasedAt),
      ),
    )
    .returning({ id: users.id });
  const ids = managers.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids));
}

/** Restores managers who were suspended with the club. */
export async function restoreManagers(tx: Database, clubId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      state: sql`case ${users.state} when 'suspended' then 'active' else ${users.state} end`,
      stateBeforeLeaving: null,
      isSuspendedWithClub: false,
    })
    .where(and(eq(users.clubId, clubId), eq(users.isSuspendedWithClub, true), isNull(users.erasedAt)));
}

/**
 * The other active managers of the club that someone manages, locked with them until the transaction ends, so that the last two
 * cannot leave at the same moment; null for a manager without a club.
 */
export async function lockOtherManagers(tx: Database, userId: string): Promise<string[] | null> {
  const own = tx.select({ clubId: users.clubId }).from(users).where(eq(users.id, userId));
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.clubId, own), eq(users.role, 'club'), eq(users.state, 'active')))
    .orderBy(users.id)
    .for('no key update');
  return managers.length === 0 ? null : managers.map(({ id }) => id).filter((id) => id !== userId);
}
