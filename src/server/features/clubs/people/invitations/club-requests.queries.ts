// SQL of club invitations to existing accounts.

import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { InvitableRole } from '#domain/clubs/club-people.ts';
import { type AccountState, isCoach, type Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { clubInvitations, clubs, users } from '#server/db/schema/index.ts';
import { isInvitedAccount } from '#server/features/accounts/accounts.queries.ts';

/** Most invitations shown. */
const maxRequests = 20;

/** The role in which someone can be invited. */
function roleAskedOf(role: Role): InvitableRole | null {
  if (role === 'player') return 'player';
  return isCoach(role) ? 'coach_club' : null;
}

/** Open invitations to someone, by their address. */
function isTo(person: { email: string; role: Role; clubId: string | null }) {
  return and(
    eq(clubInvitations.email, person.email),
    sql`${clubInvitations.role} = ${roleAskedOf(person.role)}`,
    sql`${clubInvitations.clubId} is distinct from ${person.clubId}::uuid`,
    isNotNull(clubInvitations.carriedOutAt),
    isNull(clubInvitations.declinedAt),
    isNull(clubs.deactivatedAt),
  );
}

/** Someone's club invitations, latest first. */
export function listRequestsTo(db: Database, person: { email: string; role: Role; clubId: string | null }) {
  return db
    .select({
      id: clubInvitations.id,
      clubName: clubs.name,
      role: clubInvitations.role,
      askedAt: clubInvitations.createdAt,
    })
    .from(clubInvitations)
    .innerJoin(clubs, eq(clubs.id, clubInvitations.clubId))
    .where(isTo(person))
    .orderBy(desc(clubInvitations.createdAt), desc(clubInvitations.id))
    .limit(maxRequests);
}

/** The club of an invitation; null when there is none. */
export async function findInvitingClub(
  db: Database,
  person: { email: string; role: Role; clubId: string | null },
  id: string,
): Promise<string | null> {
  const [row] = await db
    .select({ clubId: clubInvitations.clubId })
    .from(clubInvitations)
    .innerJoin(clubs, eq(clubs.id, clubInvitations.clubId))
    .where(and(eq(clubInvitations.id, id), isTo(person)));
  return row?.clubId ?? null;
}

/** An invitation that still waits for this person's answer, as typed, with its club; null for any other. */
export async function findReminded(
  db: Database,
  person: { email: string; role: Role; clubId: string | null; state: AccountState; passwordHash: string | null },
  id: string,
) {
  const isWaiting = isInvitedAccount(person);
  if (!isWaiting && person.state !== 'active') return null;
  // The account of an invited person is in the club that made it.
  const [row] = await db
    .select({
      email: clubInvitations.email,
      firstName: clubInvitations.firstName,
      lastName: clubInvitations.lastName,
      clubName: clubs.name,
    })
    .from(clubInvitations)
    .innerJoin(clubs, eq(clubs.id, clubInvitations.clubId))
    .where(and(eq(clubInvitations.id, id), isTo({ ...person, ...(isWaiting && { clubId: null }) })));
  return row ?? null;
}

/** Deletes an accepted invitation and returns what follows; null when it was withdrawn meanwhile. */
export async function consumeInvitation(tx: Database, id: string) {
  const [row] = await tx
    .delete(clubInvitations)
    .where(and(eq(clubInvitations.id, id), isNull(clubInvitations.declinedAt)))
    .returning({
      importId: clubInvitations.importId,
      coachId: clubInvitations.coachId,
      groupIds: clubInvitations.groupIds,
    });
  return row ?? null;
}

export async function markDeclined(tx: Database, id: string): Promise<void> {
  await tx.update(clubInvitations).set({ declinedAt: sql`now()` }).where(eq(clubInvitations.id, id));
}

/** The invited person, locked until the transaction ends. */
export async function lockInvitedPerson(tx: Database, userId: string) {
  const [person] = await tx
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      clubId: users.clubId,
      accessType: users.accessType,
      state: users.state,
    })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .for('no key update');
  return person ?? null;
}

/** Adds a player or coach to the club. */
export async function assignClub(tx: Database, userId: string, clubId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      clubId,
      accessType: 'club',
      role: sql`case ${users.role} when 'coach_freelance' then 'coach_club' else ${users.role} end`,
    })
    .where(eq(users.id, userId));
}
