// SQL of clubs for administrators.

import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
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

export async function insertClub(tx: Database, club: { name: string; code: string }): Promise<string | null> {
  const [row] = await tx.insert(clubs).values(club).returning({ id: clubs.id });
  return row?.id ?? null;
}
