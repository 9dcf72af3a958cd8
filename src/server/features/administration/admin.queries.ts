// SQL of the administrator's lists.

import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { type AccountState, coachRoles, type Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, users, videos } from '#server/db/schema/index.ts';
import { holdsSearch } from '#server/db/search.ts';
import { joiningClub, personColumns } from './people-columns.queries.ts';
import { playerIsNotLeaving } from './videos/admin-videos.queries.ts';

/** Page size. */
const pageSize = 50;

/** A page of people, newest first. Ids grow with time, so the last id of a page is the cursor. */
export async function listPeople(
  db: Database,
  filter: { state?: AccountState; role?: Role; clubId?: string; search?: string; after?: string },
) {
  const { state, role, clubId, search, after } = filter;
  const found = await db
    .select(personColumns)
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(joiningClub, eq(joiningClub.id, users.joiningClubId))
    .where(
      and(
        state ? eq(users.state, state) : ne(users.state, 'deleted'),
        // Erased accounts are hidden.
        isNull(users.erasedAt),
        role ? eq(users.role, role) : undefined,
        clubId ? or(eq(users.clubId, clubId), eq(users.joiningClubId, clubId)) : undefined,
        holdsSearch(search, users.email, fullName(users)),
        after ? lt(users.id, after) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

export async function setState(db: Database, userId: string, state: AccountState): Promise<void> {
  await db.update(users).set({ state }).where(eq(users.id, userId));
}

/** Whether a person manages a club that is deactivated: such managers come back with their club, not one by one. */
export async function managesDeactivatedClub(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(clubs, and(eq(clubs.id, users.clubId), isNotNull(clubs.deactivatedAt)))
    .where(and(eq(users.id, userId), eq(users.role, 'club')));
  return rows.length === 1;
}

/** Active coaches. The caller sorts: the embedded database sorts by code points. */
export function listCoaches(db: Database) {
  return db
    .select({ ...namedPerson(users), role: users.role })
    .from(users)
    .where(and(inArray(users.role, [...coachRoles]), eq(users.state, 'active')));
}

export async function findVideoOwner(db: Database, videoId: string) {
  const [row] = await db
    .select({ playerId: videos.playerId })
    .from(videos)
    .where(and(eq(videos.id, videoId), playerIsNotLeaving(db)));
  return row ?? null;
}
