// SQL of the administrator's lists and dashboard.

import { and, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { maxCounted } from '#domain/max-counted.ts';
import { type AccountState, coachRoles, type Role } from '#domain/people/roles.ts';
import { coalesceReads } from '#server/db/coalesce-reads.ts';
import { isOpen, isOverdue } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName, namedPerson } from '#server/db/people-columns.ts';
import { clubs, takedowns, users, videos } from '#server/db/schema/index.ts';
import { holdsSearch } from '#server/db/search.ts';
import { isWithoutCoach, playerIsNotLeaving } from './admin-videos.queries.ts';
import { joiningClub, personColumns } from './people-columns.queries.ts';

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

/** Whether someone was suspended because their club was deactivated. */
export async function isSuspendedWithClub(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isSuspendedWithClub, true)));
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

/**
 * The dashboard's counts in one statement, each up to one more than `maxCounted`. It is not prepared: what is
 * counted depends on how much there is of each state, and without the values PostgreSQL plans it as if all were alike (among 14,000 open
 * videos seconds instead of a tenth of one).
 */
export const countWaiting = coalesceReads(async (db: Database) => {
  const counted = (from: SQL, condition: SQL | undefined) =>
    sql<number>`(select count(*) from (select 1 ${from} where ${condition} limit ${sql.raw(String(maxCounted + 1))}) as counted)::int`;
  const openOf = sql`from ${users} as holder join ${videos} on ${videos.playerId} = holder.id`;
  const counts = await db
    .select({
      waitingApprovals: counted(sql`from ${users}`, eq(users.state, 'pending')),
      videosToReview: counted(sql`from ${videos}`, and(isOpen, playerIsNotLeaving(db))),
      videosOverdue: counted(sql`from ${videos}`, and(isOverdue, playerIsNotLeaving(db))),
      videosWithoutCoach: counted(openOf, and(sql`holder.state <> 'deleted'`, isWithoutCoach(db, sql`holder.id`))),
      openTakedowns: counted(sql`from ${takedowns}`, eq(takedowns.state, 'open')),
    })
    .from(sql`(select 1) as one`);
  return onlyRow(counts);
});
