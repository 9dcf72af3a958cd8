// SQL of a guardian's juniors and the requests to look after one.

import { and, desc, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { erasedFrom } from '#domain/accounts/account-deletion.ts';
import { juniorAddress } from '#domain/people/families.ts';
import type { Database } from '#server/db/database.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import {
  accountLinks,
  calendarFeeds,
  certificates,
  clubs,
  contentChoices,
  guardianRequests,
  messages,
  notifications,
  sessions,
  sharedReviews,
  spotlights,
  users,
  videos,
} from '#server/db/schema/index.ts';
import { inOrder } from '#server/db/search.ts';
import { isDeletionUndoable } from '#server/features/accounts/accounts.queries.ts';

const junior = alias(users, 'junior');

/** A guardian's juniors by name, without those who are erased. */
export async function listJuniorsOf(db: Database, guardianId: string) {
  const unreadMessages = sql<number>`(select count(*)::int from ${messages}
    where ${messages.playerId} = ${junior.id} and ${messages.senderId} <> ${junior.id} and ${messages.readAt} is null)`;
  const unreadNotifications = sql<number>`(select count(*)::int from ${notifications}
    where ${notifications.userId} = ${junior.id} and not ${notifications.isRead})`;
  const rows = await db
    .select({
      ...namedPerson(junior),
      clubName: clubs.name,
      adultOn: sql<string>`${junior.adultOn}::text`,
      isGrown: sql<boolean>`(${junior.adultOn} <= current_date)`,
      unreadMessages,
      unreadNotifications,
      isSuspended: sql<boolean>`(${junior.state} = 'suspended')`,
      requestedAt: junior.deletionRequestedAt,
    })
    .from(junior)
    .leftJoin(clubs, eq(clubs.id, junior.clubId))
    .where(and(eq(junior.guardianId, guardianId), isNull(junior.erasedAt)))
    .orderBy(inOrder(fullName(junior)), junior.id);
  return rows.map(({ requestedAt, ...row }) => ({
    ...row,
    erasedFrom: requestedAt === null ? null : erasedFrom(requestedAt),
  }));
}

/** The names of a guardian's juniors who would leave with the guardian's account. */
export function listJuniorNames(db: Database, guardianId: string) {
  return db
    .select({ firstName: junior.firstName, lastName: junior.lastName, adultOn: sql<string>`${junior.adultOn}::text` })
    .from(junior)
    .where(and(eq(junior.guardianId, guardianId), isNull(junior.erasedAt)))
    .orderBy(inOrder(fullName(junior)), junior.id);
}

/** A guardian's junior, locked until the transaction ends; null for anyone else's. */
export async function lockOwnJunior(tx: Database, guardianId: string, juniorId: string) {
  const [row] = await tx
    .select({ ...namedPerson(junior), adultOn: sql<string>`${junior.adultOn}::text`, state: junior.state })
    .from(junior)
    .where(and(eq(junior.id, juniorId), eq(junior.guardianId, guardianId), isNull(junior.erasedAt)))
    .for('no key update');
  return row ?? null;
}

/** Marks an active junior as deleted and returns since when; null when it was not active. */
export async function markJuniorDeleted(tx: Database, juniorId: string): Promise<string | null> {
  const [row] = await tx
    .update(users)
    .set({ state: 'deleted', deletionRequestedAt: sql`now()` })
    .where(and(eq(users.id, juniorId), isNotNull(users.guardianId), eq(users.state, 'active')))
    .returning({ requestedAt: users.deletionRequestedAt });
  return row?.requestedAt ?? null;
}

/** Restores a junior whose guardian asked for the deletion; false when it can no longer be undone. */
export async function keepDeletedJunior(tx: Database, juniorId: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ state: 'active', deletionRequestedAt: null, stateBeforeLeaving: null })
    .where(and(eq(users.id, juniorId), isDeletionUndoable()))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Requests that wait for the owner of an address. */
const isOpenTo = (email: string) =>
  and(
    eq(guardianRequests.email, email),
    isNotNull(guardianRequests.carriedOutAt),
    isNull(guardianRequests.declinedAt),
    isNull(clubs.deactivatedAt),
  );

/** Open requests to an address, latest first. */
export function listRequestsTo(db: Database, email: string) {
  return db
    .select({
      id: guardianRequests.id,
      clubName: clubs.name,
      firstName: guardianRequests.firstName,
      lastName: guardianRequests.lastName,
      adultOn: sql<string>`${guardianRequests.adultOn}::text`,
      isChange: sql<boolean>`(${guardianRequests.juniorId} is not null)`,
      askedAt: guardianRequests.createdAt,
    })
    .from(guardianRequests)
    .innerJoin(clubs, eq(clubs.id, guardianRequests.clubId))
    .where(isOpenTo(email))
    .orderBy(desc(guardianRequests.createdAt), desc(guardianRequests.id))
    .limit(50);
}

/** The active account that becomes a guardian, locked until the transaction ends; null for juniors. */
export async function lockGuardian(tx: Database, userId: string) {
  const [row] = await tx
    .select({ id: users.id, email: users.email, timeZone: users.timeZone })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active'), isNull(users.guardianId)))
    .for('no key update');
  return row ?? null;
}

/** The club of an open request to an address; null without one. */
export async function findAskingClub(db: Database, email: string, id: string): Promise<string | null> {
  const [row] = await db
    .select({ clubId: guardianRequests.clubId })
    .from(guardianRequests)
    .innerJoin(clubs, eq(clubs.id, guardianRequests.clubId))
    .where(and(eq(guardianRequests.id, id), isOpenTo(email)));
  return row?.clubId ?? null;
}

/** Deletes an accepted request and returns it; null when it was answered or withdrawn meanwhile. */
export async function consumeRequest(tx: Database, id: string) {
  const { firstName, lastName, country, adultOn, currentLevel, juniorId, importId, coachId, groupIds } =
    guardianRequests;
  const [row] = await tx
    .delete(guardianRequests)
    .where(and(eq(guardianRequests.id, id), isNull(guardianRequests.declinedAt)))
    .returning({
      firstName,
      lastName,
      country,
      adultOn: sql<string>`${adultOn}::text`,
      currentLevel,
      juniorId,
      importId,
      coachId,
      groupIds,
    });
  return row ?? null;
}

/** Marks a request as declined; false when it was answered or withdrawn meanwhile. */
export async function markRequestDeclined(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .update(guardianRequests)
    .set({ declinedAt: sql`now()` })
    .where(and(eq(guardianRequests.id, id), isNull(guardianRequests.declinedAt)))
    .returning({ id: guardianRequests.id });
  return rows.length === 1;
}

/** Creates a junior, who is a member of the club; null when the guardian has one of that name there already. */
export async function insertJunior(
  tx: Database,
  person: {
    guardianId: string;
    clubId: string;
    firstName: string;
    lastName: string;
    country: string;
    adultOn: string;
    currentLevel: string | null;
    timeZone: string | null;
  },
): Promise<string | null> {
  const known = await tx
    .select({ id: junior.id })
    .from(junior)
    .where(
      and(
        eq(junior.guardianId, person.guardianId),
        eq(junior.clubId, person.clubId),
        sql`search_text(${fullName(junior)}) = search_text(${`${person.firstName} ${person.lastName}`})`,
      ),
    );
  if (known.length > 0) return null;
  const id = newId();
  await tx.insert(users).values({ ...person, id, email: juniorAddress(id), accessType: 'club', state: 'active' });
  return id;
}

/** A junior of a club, locked until the transaction ends, also while the guardian is leaving; null for anyone else. */
export async function lockJuniorOfClub(tx: Database, clubId: string, juniorId: string) {
  const [row] = await tx
    .select({
      ...namedPerson(junior),
      country: junior.country,
      adultOn: sql<string>`${junior.adultOn}::text`,
      guardianId: sql<string>`${junior.guardianId}`,
    })
    .from(junior)
    .where(
      and(
        eq(junior.id, juniorId),
        eq(junior.clubId, clubId),
        isNotNull(junior.guardianId),
        sql`(${junior.state} in ('active', 'suspended') or ${junior.stateBeforeLeaving} is not null)`,
      ),
    )
    .for('no key update');
  return row ?? null;
}

/** Gives a junior another guardian; a deletion that came with the former guardian's ends. */
export async function setGuardian(tx: Database, juniorId: string, guardianId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      guardianId,
      state: sql`coalesce(${users.stateBeforeLeaving}, ${users.state})`,
      deletionRequestedAt: sql`case when ${users.stateBeforeLeaving} is null then ${users.deletionRequestedAt} end`,
      stateBeforeLeaving: null,
    })
    .where(eq(users.id, juniorId));
}

/**
 * Ends what the former guardian agreed to or can still reach for a junior: being shown, public pages, the address of the calendar,
 * links to an own account, and sessions.
 */
export async function forgetConsents(tx: Database, juniorId: string): Promise<void> {
  await tx.delete(contentChoices).where(eq(contentChoices.userId, juniorId));
  await tx.update(spotlights).set({ agreedAt: null }).where(eq(spotlights.playerId, juniorId));
  await tx.delete(certificates).where(eq(certificates.playerId, juniorId));
  await tx.delete(sharedReviews).where(
    exists(
      tx
        .select({ one: sql`1` })
        .from(videos)
        .where(and(eq(videos.id, sharedReviews.videoId), eq(videos.playerId, juniorId))),
    ),
  );
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, juniorId));
  await deleteHandoverLinks(tx, juniorId);
  await tx.delete(sessions).where(eq(sessions.viewedUserId, juniorId));
}

/** Makes a junior an ordinary player with an address and a password. */
export async function endGuardianship(
  tx: Database,
  juniorId: string,
  account: { email: string; passwordHash: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ ...account, guardianId: null, adultOn: null, emailVerifiedAt: sql`now()` })
    .where(eq(users.id, juniorId));
  await tx.delete(guardianRequests).where(eq(guardianRequests.juniorId, juniorId));
}

/** Makes earlier links to a junior's own account invalid. */
export async function deleteHandoverLinks(tx: Database, juniorId: string): Promise<void> {
  // Locks the account first, like everything that writes its links.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, juniorId)).for('update');
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, juniorId), eq(accountLinks.purpose, 'handover')));
}

/** A junior for jobs, with the guardian; null once grown, leaving or erased. */
export async function findJunior(db: Database, juniorId: string) {
  const guardian = alias(users, 'guardian');
  const [row] = await db
    .select({ ...namedPerson(junior), guardian: { ...namedPerson(guardian), email: guardian.email } })
    .from(junior)
    .innerJoin(guardian, eq(guardian.id, junior.guardianId))
    .where(and(eq(junior.id, juniorId), eq(junior.state, 'active')));
  return row ?? null;
}

/** A junior whose deletion was requested, with the guardian who asked; null once kept. */
export async function findLeavingJunior(db: Database, juniorId: string) {
  const guardian = alias(users, 'guardian');
  const [row] = await db
    .select({
      firstName: junior.firstName,
      lastName: junior.lastName,
      guardian: { firstName: guardian.firstName, email: guardian.email, language: guardian.language },
    })
    .from(junior)
    .innerJoin(guardian, and(eq(guardian.id, junior.guardianId), eq(guardian.state, 'active')))
    .where(and(eq(junior.id, juniorId), eq(junior.state, 'deleted'), isNull(junior.erasedAt)))
    .limit(1);
  return row ?? null;
}

/** Who gets a junior's email; null without a guardian whose account still is. */
export async function findGuardedJunior(db: Database, juniorId: string) {
  const guardian = alias(users, 'guardian');
  const [row] = await db
    .select({ firstName: junior.firstName, guardianEmail: guardian.email })
    .from(junior)
    .innerJoin(guardian, and(eq(guardian.id, junior.guardianId), isNull(guardian.erasedAt)))
    .where(eq(junior.id, juniorId));
  return row ?? null;
}

/** Whether a session of this junior may be opened by this guardian now. */
export async function isActiveJuniorOf(db: Database, guardianId: string, juniorId: string): Promise<boolean> {
  const rows = await db
    .select({ id: junior.id })
    .from(junior)
    .where(and(eq(junior.id, juniorId), eq(junior.guardianId, guardianId), eq(junior.state, 'active')));
  return rows.length === 1;
}

/** Whether a person is a junior. */
export async function isJunior(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.guardianId)));
  return rows.length === 1;
}

/** A message to a junior, with its sender; null if the player is no junior now, or wrote it. */
export async function findMessageToJunior(db: Database, messageId: string) {
  const coach = alias(users, 'coach');
  const [row] = await db
    .select({
      content: messages.content,
      coach: namedPerson(coach),
      junior: { ...namedPerson(junior), email: junior.email, guardianId: sql<string>`${junior.guardianId}` },
    })
    .from(messages)
    .innerJoin(junior, and(eq(junior.id, messages.playerId), isNotNull(junior.guardianId), eq(junior.state, 'active')))
    .innerJoin(coach, and(eq(coach.id, messages.coachId), eq(coach.id, messages.senderId)))
    .where(eq(messages.id, messageId));
  return row ?? null;
}
