// SQL of club invitations, as typed.

import { and, desc, eq, exists, inArray, isNull, ne, not, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { InvitationSelection } from '#contract/clubs/club-invitations.ts';
import { type InvitationState, invitationLinkHours } from '#domain/clubs/club-lists.ts';
import { type InvitableRole, importLinkHours, invitationLifeDays } from '#domain/clubs/club-people.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName } from '#server/db/people-columns.ts';
import { clubInvitations, clubs, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

/** Page size. */
const pageSize = 50;

/** An invited person, as typed. */
export type InvitedPerson = Pick<
  typeof clubInvitations.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'country' | 'currentLevel' | 'role' | 'coachId' | 'groupIds'
>;

/** An invitation that begins again. */
const asNew = {
  carriedOutAt: null,
  declinedAt: null,
  firstRemindedAt: null,
  lastRemindedAt: null,
  createdAt: sql`now()`,
};

/**
 * Stores invitations; the same address again replaces the earlier one.
 *
 * @param from the inviting manager, and the import
 */
export async function storeInvitations(
  tx: Database,
  people: readonly InvitedPerson[],
  from: { clubId: string; invitedById: string | null; importId?: string },
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insert(clubInvitations)
    .values(people.map((person) => ({ ...person, ...from })))
    .onConflictDoUpdate({
      target: [clubInvitations.clubId, clubInvitations.email],
      set: {
        firstName: sql`excluded.first_name`,
        lastName: sql`excluded.last_name`,
        country: sql`excluded.country`,
        currentLevel: sql`excluded.current_level`,
        role: sql`excluded.role`,
        invitedById: sql`excluded.invited_by_id`,
        importId: sql`excluded.import_id`,
        coachId: sql`excluded.coach_id`,
        groupIds: sql`excluded.group_ids`,
        ...asNew,
      },
    })
    .returning({ id: clubInvitations.id });
  return rows.map(({ id }) => id);
}

const columns = {
  id: clubInvitations.id,
  clubId: clubInvitations.clubId,
  email: clubInvitations.email,
  firstName: clubInvitations.firstName,
  lastName: clubInvitations.lastName,
  country: clubInvitations.country,
  currentLevel: clubInvitations.currentLevel,
  role: clubInvitations.role,
};
export type OpenInvitation = InvitedPerson & { id: string; clubId: string };

/** Open invitations of active clubs, locked until the transaction ends. */
export function lockOpenInvitations(tx: Database, which: SQL | undefined, limit: number): Promise<OpenInvitation[]> {
  return tx
    .select(columns)
    .from(clubInvitations)
    .innerJoin(clubs, and(eq(clubs.id, clubInvitations.clubId), isNull(clubs.deactivatedAt)))
    .where(and(which, isNull(clubInvitations.carriedOutAt)))
    .orderBy(clubInvitations.id)
    .limit(limit)
    .for('update', { of: clubInvitations, skipLocked: true });
}

/** Invitations with these ids. */
export const withIds = (ids: readonly string[]) => inArray(clubInvitations.id, [...ids]);
/** Invitations of an import. */
export const ofImport = (importId: string) => eq(clubInvitations.importId, importId);

export async function markProcessed(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(clubInvitations)
    .set({ carriedOutAt: sql`now()` })
    .where(inArray(clubInvitations.id, [...ids]));
}

/** Creates accounts for new addresses and returns them, in one statement. */
export async function insertInvitedAccounts(tx: Database, people: readonly OpenInvitation[]) {
  return tx
    .insert(users)
    .values(
      people.map(({ email, firstName, lastName, country, currentLevel, role, clubId }) => ({
        email,
        firstName,
        lastName,
        country,
        currentLevel,
        role,
        accessType: 'club' as const,
        clubId,
      })),
    )
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id, email: users.email, clubId: users.clubId, role: users.role });
}

/** Whether an invitation fits its owner's role: players as players, coaches as coaches. */
export const isForRole = or(
  and(eq(clubInvitations.role, 'player'), eq(users.role, 'player')),
  and(eq(clubInvitations.role, 'coach_club'), inArray(users.role, [...coachRoles])),
);
/** Whether the owner of the address belongs to that club. */
const hasCome = sql`(${users.clubId} = ${clubInvitations.clubId} and not ${isInvited()})`;

/** Whether the owner of an invitation's address belongs to the club by now: then it is no longer open. */
export function hasComeTo(db: Database): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(users)
      .where(and(eq(users.email, clubInvitations.email), hasCome)),
  );
}

/** Accounts that can be asked: active, or with an open invitation. */
export function listInvitableAccounts(tx: Database, ids: readonly string[]) {
  return tx
    .select({ invitationId: clubInvitations.id, role: clubInvitations.role, userId: users.id, isInvited: isInvited() })
    .from(clubInvitations)
    .innerJoin(users, eq(users.email, clubInvitations.email))
    .where(
      and(withIds(ids), isForRole, or(eq(users.state, 'active'), isInvited()), sql`not coalesce(${hasCome}, false)`),
    );
}

const last = alias(clubInvitations, 'last');

type InvitationFilter = { search?: string | undefined; state?: InvitationState | undefined };

/** Whether the link of an invitation is no longer valid, by time alone. */
const isExpired = sql`(${clubInvitations.createdAt} < now() - make_interval(hours =>
  case when ${clubInvitations.importId} is null then ${sql.raw(`${invitationLinkHours}`)} else ${sql.raw(`${importLinkHours}`)} end))`;

/** Open invitations of a club that match a filter. */
export function isListed(db: Database, clubId: string | Placeholder, { search, state }: InvitationFilter): SQL {
  return and(
    eq(clubInvitations.clubId, clubId),
    not(hasComeTo(db)),
    holdsSearch(search, fullName(clubInvitations), clubInvitations.email),
    state && (state === 'expired' ? isExpired : not(isExpired)),
  ) as SQL;
}

/** A page of a club's open invitations, latest first. */
export async function listInvitations(
  db: Database,
  clubId: string,
  { role, after, ...filter }: InvitationFilter & { role?: InvitableRole | undefined; after?: string | undefined },
) {
  const beyond = sql`(${clubInvitations.createdAt}, ${clubInvitations.id}) < (${db
    .select({ createdAt: last.createdAt, id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.clubId, clubId)))})`;
  const { id, email, firstName, lastName } = clubInvitations;
  const found = await db
    .select({
      id,
      email,
      firstName,
      lastName,
      role: clubInvitations.role,
      invitedAt: clubInvitations.createdAt,
      isExpired: sql<boolean>`${isExpired}`,
    })
    .from(clubInvitations)
    .where(
      and(
        isListed(db, clubId, filter),
        role && eq(clubInvitations.role, role),
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(desc(clubInvitations.createdAt), desc(clubInvitations.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** Open invitations of players that a selection names, of this club alone. */
export function isSelectedInvitation(db: Database, clubId: string, selection: InvitationSelection): SQL {
  const isAnyId = (ids: readonly string[]) => sql`${clubInvitations.id} = any(${sql.param([...ids])}::uuid[])`;
  const isOne =
    'filter' in selection
      ? and(isListed(db, clubId, selection.filter), not(isAnyId(selection.except)))
      : and(isListed(db, clubId, {}), isAnyId(selection.ids));
  return and(isOne, eq(clubInvitations.role, 'player')) as SQL;
}

/** The invitations of a selection, locked until the transaction ends. */
export function lockSelectedInvitations(tx: Database, clubId: string, selection: InvitationSelection, limit: number) {
  return tx
    .select({ id: clubInvitations.id, email: clubInvitations.email })
    .from(clubInvitations)
    .where(isSelectedInvitation(tx, clubId, selection))
    .orderBy(clubInvitations.id)
    .limit(limit)
    .for('update');
}

/** The invitations of a selection as typed, by name. */
export function listSelectedInvitations(db: Database, clubId: string, selection: InvitationSelection, limit: number) {
  const { id, firstName, lastName, email, country, currentLevel } = clubInvitations;
  return db
    .select({ id, firstName, lastName, email, country, currentLevel })
    .from(clubInvitations)
    .where(isSelectedInvitation(db, clubId, selection))
    .orderBy(inOrder(fullName(clubInvitations)), clubInvitations.id)
    .limit(limit);
}

/** An invitation of the club; null for others. */
export async function findInvitation(db: Database, clubId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(clubInvitations)
    .where(and(eq(clubInvitations.id, id), eq(clubInvitations.clubId, clubId)));
  return row ?? null;
}

/** An invitation of the club, locked until the transaction ends; null for others. */
export async function lockInvitation(tx: Database, clubId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(clubInvitations)
    .where(and(eq(clubInvitations.id, id), eq(clubInvitations.clubId, clubId)))
    .for('update');
  return row ?? null;
}

/** Reopens invitations. */
export async function reopenInvitations(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(clubInvitations)
    .set(asNew)
    .where(sql`${clubInvitations.id} = any(${sql.param([...ids])}::uuid[])`);
}

/** Deletes invitations, and returns those that were still there. */
export async function deleteInvitations(tx: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .delete(clubInvitations)
    .where(sql`${clubInvitations.id} = any(${sql.param([...ids])}::uuid[])`)
    .returning({ id: clubInvitations.id });
  return rows.map(({ id }) => id);
}

/** Whether the club is active; locks it against deactivation until the transaction ends. */
export async function lockInvitingClub(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .innerJoin(clubInvitations, eq(clubInvitations.clubId, clubs.id))
    .where(and(eq(clubInvitations.id, id), isNull(clubs.deactivatedAt)))
    .for('share', { of: clubs });
  return rows.length === 1;
}

/** The club's details for the pending account. */
const asTyped = {
  clubId: sql`${clubInvitations.clubId}`,
  firstName: sql`${clubInvitations.firstName}`,
  lastName: sql`${clubInvitations.lastName}`,
  country: sql`${clubInvitations.country}`,
  // A club that does not know the level keeps the one of another club.
  currentLevel: sql`coalesce(${clubInvitations.currentLevel}, ${users.currentLevel})`,
};

/** Moves a pending account into its club, under the name that the club typed; returns the club and what follows. */
export async function acceptInvitation(tx: Database, userId: string, id: string) {
  const role = sql`case ${users.role} when 'coach_freelance' then 'coach_club' else ${users.role} end`;
  const [row] = await tx
    .update(users)
    .set({ ...asTyped, role, accessType: 'club' })
    .from(clubInvitations)
    .where(and(eq(users.id, userId), eq(clubInvitations.id, id)))
    .returning({
      clubId: clubInvitations.clubId,
      importId: clubInvitations.importId,
      coachId: clubInvitations.coachId,
      groupIds: clubInvitations.groupIds,
    });
  return row ?? null;
}

/**
 * Deletes a club's pending accounts, or those of some addresses. Accounts that another club invited too become that
 * club's, so that its links still work.
 */
export async function deleteInvitedAccounts(tx: Database, clubId: string, emails?: readonly string[]): Promise<void> {
  const isTheirs = emails && sql`${users.email} = any(${sql.param([...emails])}::text[])`;
  const waiting = and(eq(users.clubId, clubId), isTheirs, isInvited());
  const next = tx
    .select({ id: last.id })
    .from(last)
    .innerJoin(clubs, and(eq(clubs.id, last.clubId), isNull(clubs.deactivatedAt)))
    .where(and(eq(last.email, users.email), eq(last.role, users.role), ne(last.clubId, clubId)))
    .orderBy(last.createdAt, last.id)
    .limit(1)
    .for('share', { of: clubs });
  await tx
    .update(users)
    .set(asTyped)
    .from(clubInvitations)
    .where(and(waiting, eq(clubInvitations.id, next)));
  await tx.delete(users).where(waiting);
}

/** Deletes a club's invitations to addresses. */
export async function deleteInvitationsTo(tx: Database, clubId: string, emails: readonly string[]): Promise<void> {
  const isTo = sql`${clubInvitations.email} = any(${sql.param([...emails])}::text[])`;
  await tx.delete(clubInvitations).where(and(eq(clubInvitations.clubId, clubId), isTo));
}

/** Which of these addresses are members of the club or invited by it. */
export async function findMembersAndInvited(db: Database, clubId: string, emails: readonly string[]) {
  const members = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.clubId, clubId), inArray(users.email, [...emails]), sql`not ${isInvited()}`));
  const invited = await db
    .select({ email: clubInvitations.email })
    .from(clubInvitations)
    .where(and(eq(clubInvitations.clubId, clubId), inArray(clubInvitations.email, [...emails])));
  const came = new Set(members.map(({ email }) => email));
  return {
    members: [...came],
    invited: invited.map(({ email }) => email).filter((email) => !came.has(email)),
  };
}

/** Deletes lapsed invitations with their pending accounts. */
export async function deleteOldInvitations(tx: Database): Promise<void> {
  const lapsed = await tx
    .delete(clubInvitations)
    .where(sql`${clubInvitations.createdAt} < now() - make_interval(days => ${invitationLifeDays})`)
    .returning({ clubId: clubInvitations.clubId, email: clubInvitations.email });
  for (const { clubId, email } of lapsed) await deleteInvitedAccounts(tx, clubId, [email]);
}
