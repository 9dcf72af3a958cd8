// SQL of whom clubs have asked in: as it was typed.

import { and, desc, eq, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type InvitableRole, invitationLifeDays } from '#domain/clubs/club-people.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { clubInvitations, clubs, users } from '#server/db/schema/index.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

/** Lines of one page of the list. */
const pageSize = 50;

/** Someone who is asked in, as the manager typed them. */
export type TypedPerson = Pick<
  typeof clubInvitations.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'country' | 'currentLevel' | 'role'
>;

/**
 * Keeps whom a club asks in; asking the same address again replaces it and asks again.
 *
 * @param from who asks, and by which import
 */
export async function keepInvitations(
  tx: Database,
  people: readonly TypedPerson[],
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
        carriedOutAt: null,
        declinedAt: null,
        createdAt: sql`now()`,
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
export type OpenInvitation = TypedPerson & { id: string; clubId: string };

/** Invitations that are still to be carried out, of clubs that take people; locked until the transaction ends. */
export function lockToCarryOut(tx: Database, which: SQL | undefined, limit: number): Promise<OpenInvitation[]> {
  return tx
    .select(columns)
    .from(clubInvitations)
    .innerJoin(clubs, and(eq(clubs.id, clubInvitations.clubId), isNull(clubs.deactivatedAt)))
    .where(and(which, isNull(clubInvitations.carriedOutAt)))
    .orderBy(clubInvitations.id)
    .limit(limit)
    .for('update', { of: clubInvitations, skipLocked: true });
}

/** Which invitations: those of these ids. */
export const withIds = (ids: readonly string[]) => inArray(clubInvitations.id, [...ids]);
/** Which invitations: those of an import. */
export const ofImport = (importId: string) => eq(clubInvitations.importId, importId);

export async function markCarriedOut(tx: Database, ids: readonly string[]): Promise<void> {
  await tx
    .update(clubInvitations)
    .set({ carriedOutAt: sql`now()` })
    .where(inArray(clubInvitations.id, [...ids]));
}

/** Makes accounts for those whose address has none; tells which. One statement. */
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

/** Whether an invitation is for what its owner is: players are asked as players, coaches as coaches. */
const isForRole = or(
  and(eq(clubInvitations.role, 'player'), eq(users.role, 'player')),
  and(eq(clubInvitations.role, 'coach_club'), inArray(users.role, [...coachRoles])),
);
/** Whether the owner of the address is of that club and has come. */
const hasCome = sql`(${users.clubId} = ${clubInvitations.clubId} and not ${isInvited()})`;

/** Those who have an account that can be asked: active, or waiting to accept an earlier invitation. */
export function listAskable(tx: Database, ids: readonly string[]) {
  return tx
    .select({ invitationId: clubInvitations.id, role: clubInvitations.role, userId: users.id, isInvited: isInvited() })
    .from(clubInvitations)
    .innerJoin(users, eq(users.email, clubInvitations.email))
    .where(
      and(withIds(ids), isForRole, or(eq(users.state, 'active'), isInvited()), sql`not coalesce(${hasCome}, false)`),
    );
}

const last = alias(clubInvitations, 'last');

/** A page of whom a club has asked in, the latest first, without those who have come. */
export async function listInvitations(
  db: Database,
  clubId: string,
  { role, after }: { role?: InvitableRole | undefined; after?: string | undefined },
) {
  const came = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.email, clubInvitations.email), hasCome));
  const beyond = sql`(${clubInvitations.createdAt}, ${clubInvitations.id}) < (${db
    .select({ createdAt: last.createdAt, id: last.id })
    .from(last)
    .where(and(eq(last.id, after ?? ''), eq(last.clubId, clubId)))})`;
  const { id, email, firstName, lastName } = clubInvitations;
  const found = await db
    .select({ id, email, firstName, lastName, role: clubInvitations.role, invitedAt: clubInvitations.createdAt })
    .from(clubInvitations)
    .where(
      and(
        eq(clubInvitations.clubId, clubId),
        role && eq(clubInvitations.role, role),
        notExists(came),
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(desc(clubInvitations.createdAt), desc(clubInvitations.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** An invitation of the club; null for another club's. */
export async function findInvitation(db: Database, clubId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(clubInvitations)
    .where(and(eq(clubInvitations.id, id), eq(clubInvitations.clubId, clubId)));
  return row ?? null;
}

/** An invitation of the club, locked until the transaction ends; null for another club's. */
export async function lockInvitation(tx: Database, clubId: string, id: string) {
  const [row] = await tx
    .select(columns)
    .from(clubInvitations)
    .where(and(eq(clubInvitations.id, id), eq(clubInvitations.clubId, clubId)))
    .for('update');
  return row ?? null;
}

/** Has an invitation carried out once more, as if it were new. */
export async function renewInvitation(tx: Database, id: string): Promise<void> {
  await tx
    .update(clubInvitations)
    .set({ carriedOutAt: null, declinedAt: null, createdAt: sql`now()` })
    .where(eq(clubInvitations.id, id));
}

/** Removes an invitation; false when it is gone already. */
export async function deleteInvitation(tx: Database, id: string): Promise<boolean> {
  const rows = await tx.delete(clubInvitations).where(eq(clubInvitations.id, id)).returning({ id: clubInvitations.id });
  return rows.length === 1;
}

/** Whether the club of an invitation still takes people; it cannot be deactivated until the transaction ends. */
export async function lockInvitingClub(tx: Database, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .innerJoin(clubInvitations, eq(clubInvitations.clubId, clubs.id))
    .where(and(eq(clubInvitations.id, id), isNull(clubs.deactivatedAt)))
    .for('share', { of: clubs });
  return rows.length === 1;
}

/** What a club typed, for the account that waits for it. */
const asTyped = {
  clubId: sql`${clubInvitations.clubId}`,
  firstName: sql`${clubInvitations.firstName}`,
  lastName: sql`${clubInvitations.lastName}`,
  country: sql`${clubInvitations.country}`,
  // A club that does not know the level leaves what another one said.
  currentLevel: sql`coalesce(${clubInvitations.currentLevel}, ${users.currentLevel})`,
};

/** Puts the account that waits for an invitation into its club, under the name that this club typed; returns the club. */
export async function acceptInvitation(tx: Database, userId: string, id: string): Promise<string | null> {
  const role = sql`case ${users.role} when 'coach_freelance' then 'coach_club' else ${users.role} end`;
  const [row] = await tx
    .update(users)
    .set({ ...asTyped, role, accessType: 'club' })
    .from(clubInvitations)
    .where(and(eq(users.id, userId), eq(clubInvitations.id, id)))
    .returning({ clubId: users.clubId });
  return row?.clubId ?? null;
}

/**
 * Removes the accounts that wait for a club to be accepted, or the one of an address. Those whom another club asks in as well become that
 * club's, so that its links still work.
 */
export async function deleteInvitedAccounts(tx: Database, clubId: string, email?: string): Promise<void> {
  const waiting = and(eq(users.clubId, clubId), email === undefined ? undefined : eq(users.email, email), isInvited());
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

/** Removes what a club asked of an address. */
export async function deleteInvitationsTo(tx: Database, clubId: string, email: string): Promise<void> {
  await tx.delete(clubInvitations).where(and(eq(clubInvitations.clubId, clubId), eq(clubInvitations.email, email)));
}

/** Which of these addresses are members of the club, and which it has asked in: nothing of anybody else. */
export async function findKnown(db: Database, clubId: string, emails: readonly string[]) {
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

/** Removes what nobody has answered for so long that nobody will, with the accounts that waited for it. */
export async function deleteOldInvitations(tx: Database): Promise<void> {
  const lapsed = await tx
    .delete(clubInvitations)
    .where(sql`${clubInvitations.createdAt} < now() - make_interval(days => ${invitationLifeDays})`)
    .returning({ clubId: clubInvitations.clubId, email: clubInvitations.email });
  for (const { clubId, email } of lapsed) await deleteInvitedAccounts(tx, clubId, email);
}
