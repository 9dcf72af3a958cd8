// SQL of clubs for administrators.

import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { clubFilters } from '#domain/clubs/club-filters.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';
import { isInvited } from '#server/features/accounts/accounts.queries.ts';

/** Page size. */
const pageSize = 50;
/** Most staff listed with a club. */
const maxWorkers = 200;

const ofRole = (role: 'player' | 'coach_club' | 'club') => sql<number>`(
  select count(*)::int from ${users}
  where ${users.clubId} = ${clubs.id} and ${users.role} = ${role} and ${users.state} in ('active', 'suspended'))`;

const columns = {
  id: clubs.id,
  name: clubs.name,
  code: clubs.code,
  createdAt: clubs.createdAt,
  deactivatedAt: clubs.deactivatedAt,
  members: ofRole('player'),
  coaches: ofRole('coach_club'),
  managers: ofRole('club'),
  applicants: sql<number>`(
    select count(*)::int from ${users} where ${users.joiningClubId} = ${clubs.id} and ${users.state} = 'pending')`,
};

interface ClubFilter {
  show: (typeof clubFilters)[number];
  search?: string;
  after?: string;
}

/** A page of clubs, newest first. */
export async function listAdminClubs(db: Database, { show, search, after }: ClubFilter) {
  const isShown = { active: isNull(clubs.deactivatedAt), deactivated: isNotNull(clubs.deactivatedAt), all: undefined };
  const found = await db
    .select(columns)
    .from(clubs)
    .where(and(isShown[show], holdsSearch(search, clubs.name, clubs.code), after ? lt(clubs.id, after) : undefined))
    .orderBy(desc(clubs.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

export async function findAdminClub(db: Database, clubId: string) {
  const [club] = await db.select(columns).from(clubs).where(eq(clubs.id, clubId));
  return club ?? null;
}

/** A club's managers and coaches by name, including invited ones. */
export function listClubStaff(db: Database, clubId: string) {
  return db
    .select({
      ...namedPerson(users),
      email: users.email,
      role: users.role,
      state: users.state,
      isInvited: isInvited(),
    })
    .from(users)
    .where(and(eq(users.clubId, clubId), inArray(users.role, ['club', 'coach_club']), ne(users.state, 'deleted')))
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(maxWorkers);
}

/** Whether another club has the code, as its own or to say, ignoring case. */
export async function isCodeTaken(db: Database, code: string, clubId?: string): Promise<boolean> {
  const rows = await db
    .select({ id: clubs.id })
    .from(clubs)
    .where(
      and(
        or(eq(sql`upper(${clubs.code})`, code.toUpperCase()), eq(clubs.spokenCode, code.toUpperCase())),
        clubId ? ne(clubs.id, clubId) : undefined,
      ),
    )
    .limit(1);
  return rows.length === 1;
}

/** Serialises changes of clubs and codes, so that codes stay unique. */
export async function lockCodes(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('club-codes'))`);
}

export async function insertClub(tx: Database, club: { name: string; code: string }): Promise<string | null> {
  const [row] = await tx.insert(clubs).values(club).returning({ id: clubs.id });
  return row?.id ?? null;
}

/** A club's name and code, locked until the transaction ends; null when there is none. */
export async function lockClubDetails(tx: Database, clubId: string) {
  const [club] = await tx
    .select({ name: clubs.name, code: clubs.code })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  return club ?? null;
}

/** With a new code comes another one to say, since both may have been passed on. */
export async function setClubDetails(
  tx: Database,
  clubId: string,
  club: { name: string; code: string },
  isNewCode: boolean,
) {
  const spoken = isNewCode ? { spokenCode: sql`default` } : {};
  await tx
    .update(clubs)
    .set({ ...club, ...spoken })
    .where(eq(clubs.id, clubId));
}
