// SQL of what waits for administrators: their dashboard, and Smashy, which may use only some parts of the family (decision 062).

import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { maxCounted } from '#domain/max-counted.ts';
import { coalesceReads } from '#server/db/coalesce-reads.ts';
import { isOpen, isOverdue } from '#server/db/conditions.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { takedowns, users, videos } from '#server/db/schema/index.ts';
import { isWithoutCoach, playerIsNotLeaving } from '#server/features/administration/videos/admin-videos.queries.ts';

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

/** How many active accounts there are, by role; roles without any are left out. */
export function countPeopleByRole(db: Database) {
  return db
    .select({ role: users.role, people: count() })
    .from(users)
    .where(eq(users.state, 'active'))
    .groupBy(users.role);
}
