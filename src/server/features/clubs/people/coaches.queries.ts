// SQL of a club's coaches for its managers.

import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { isOpen } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import {
  coachConnections,
  reviewDrafts,
  reviews,
  sessions,
  trainingSessions,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isActiveMemberOf, isCoachOf, isListedMemberOf } from '#server/policy/membership.ts';

/** Page size. */
const pageSize = 50;

const member = alias(users, 'member');
const last = alias(users, 'last');

/** The lower-case full name, for sorting. */
const byName = (person: typeof users | typeof last) => inOrder(fullName(person));

/** A page of a club's coaches by name, without invited ones. */
export async function listClubCoaches(db: Database, clubId: string, after: string | undefined) {
  const isMember = isActiveMemberOf(member, clubId);
  const members = db
    .select({ count: sql<number>`count(*)::int` })
    .from(coachConnections)
    .innerJoin(member, and(eq(member.id, coachConnections.playerId), isMember))
    .where(and(eq(coachConnections.coachId, users.id), eq(coachConnections.status, 'active')));
  const openReviews = db
    .select({ count: sql<number>`count(*)::int` })
    .from(reviewDrafts)
    .innerJoin(videos, and(eq(videos.id, reviewDrafts.videoId), isOpen))
    .innerJoin(member, and(eq(member.id, videos.playerId), isMember))
    .where(eq(reviewDrafts.coachId, users.id));
  const planned = db
    .select({ count: sql<number>`count(distinct ${trainingSessions.groupId})::int` })
    .from(trainingSessions)
    .innerJoin(member, and(eq(member.id, trainingSessions.playerId), isMember))
    .where(
      and(
        eq(trainingSessions.coachId, users.id),
        eq(trainingSessions.status, 'scheduled'),
        sql`${trainingSessions.sessionDate} > now()`,
      ),
    );
  const lastSeen = db
    .select({ at: sql`max(${sessions.lastSeenAt})` })
    .from(sessions)
    .where(eq(sessions.userId, users.id));
  const beyond = sql`(${byName(users)}, ${users.id}) > (${db
    .select({ name: byName(last), id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.clubId, clubId)))})`;
  const found = await db
    .select({
      ...namedPerson(users),
      isSuspended: sql<boolean>`${users.state} = 'suspended'`,
      members: sql<number>`(${members})`,
      openReviews: sql<number>`(${openReviews})`,
      sessions: sql<number>`(${planned})`,
      lastActiveAt: sql<string | null>`(${lastSeen})`.mapWith(sessions.lastSeenAt),
    })
    .from(users)
    .where(and(isCoachOf(users, clubId), after === undefined ? undefined : beyond))
    .orderBy(byName(users), users.id)
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** A club's active coaches by everything that can name one in a file. */
export function listNamedCoaches(db: Database, clubId: string) {
  return db
    .select({ ...namedPerson(users), email: users.email })
    .from(users)
    .where(and(isCoachOf(users, clubId), eq(users.state, 'active')));
}

/** These coaches' published reviews of members' videos since a time (ISO 8601), in one statement. */
export function listReviewsOfCoaches(db: Database, clubId: string, coachIds: readonly string[], since: string) {
  if (coachIds.length === 0) return [];
  return db
    .select({
      coachId: reviews.coachId,
      publishedAt: reviews.publishedAt,
      turnaroundSeconds: reviews.turnaroundSeconds,
    })
    .from(reviews)
    .innerJoin(member, and(eq(member.id, reviews.playerId), eq(member.clubId, clubId)))
    .where(and(inArray(reviews.coachId, [...coachIds]), gte(reviews.publishedAt, since)));
}

/** A coach of the club, locked until the transaction ends; null for others. */
export async function lockCoachOf(tx: Database, clubId: string, userId: string) {
  const [coach] = await tx
    .select({ id: users.id, role: users.role, email: users.email, state: users.state })
    .from(users)
    .where(and(eq(users.id, userId), isCoachOf(users, clubId)))
    .for('no key update');
  return coach ?? null;
}

/** A member of the club, locked until the transaction ends; null for others. */
export async function lockMemberOf(tx: Database, clubId: string, userId: string) {
  const [player] = await tx
    .select({ id: users.id, role: users.role, email: users.email, state: users.state })
    .from(users)
    .where(and(eq(users.id, userId), isListedMemberOf(users, clubId)))
    .for('no key update');
  return player ?? null;
}

const isAnyIdOf = (column: PgColumn, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::uuid[])`;

/** Ends people's connections within the club and returns them. */
export async function endConnectionsWithin(tx: Database, clubId: string, personIds: readonly string[]) {
  const { id, coachId, playerId, status, endedAt } = coachConnections;
  const ofClub = (role: 'coach_club' | 'player') =>
    tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.clubId, clubId), eq(users.role, role)));
  const living = await tx
    .select({ id, coachId, playerId, status })
    .from(coachConnections)
    .where(
      and(
        or(isAnyIdOf(coachId, personIds), isAnyIdOf(playerId, personIds)),
        inArray(coachId, ofClub('coach_club')),
        inArray(playerId, ofClub('player')),
        inArray(status, ['requested', 'active']),
      ),
    )
    .orderBy(id)
    .for('update');
  if (living.length === 0) return [];
  const ended = await tx
    .update(coachConnections)
    .set({ status: 'ended', endedAt: sql`now()` })
    .where(
      isAnyIdOf(
        id,
        living.map((one) => one.id),
      ),
    )
    .returning({ id, endedAt });
  const at = ended[0]?.endedAt ?? null;
  return living.map((one) => ({ ...one, endedAt: at }));
}

/** Releases unfinished reviews between people and others of the club. */
export async function releaseReviewsWithin(tx: Database, clubId: string, personIds: readonly string[]): Promise<void> {
  const coach = alias(users, 'releasing_coach');
  const theirs = tx
    .select({ id: reviewDrafts.videoId })
    .from(reviewDrafts)
    .innerJoin(videos, and(eq(videos.id, reviewDrafts.videoId), isOpen))
    .innerJoin(coach, and(eq(coach.id, reviewDrafts.coachId), eq(coach.clubId, clubId), eq(coach.role, 'coach_club')))
    .innerJoin(member, and(eq(member.id, videos.playerId), eq(member.clubId, clubId)))
    .where(or(isAnyIdOf(coach.id, personIds), isAnyIdOf(member.id, personIds)));
  await tx.update(reviewDrafts).set({ coachId: null }).where(inArray(reviewDrafts.videoId, theirs));
}

/** Turns members into direct players, and club coaches into freelance coaches. */
export async function removeFromClub(tx: Database, personIds: readonly string[]): Promise<void> {
  await tx
    .update(users)
    .set({
      accessType: 'direct',
      clubId: null,
      role: sql`case ${users.role} when 'coach_club' then 'coach_freelance' else ${users.role} end`,
    })
    .where(and(isAnyIdOf(users.id, personIds), inArray(users.role, ['player', 'coach_club'])));
}

/** A club's active managers and coaches, who are notified of changes among its people. */
export async function listStaffOf(tx: Database, clubId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.clubId, clubId), inArray(users.role, ['club', 'coach_club']), isNull(users.erasedAt)));
  return rows.map(({ id }) => id);
}
