// Counts the messages sent this month, for the plan's quota.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { messages, users } from '#server/db/schema/index.ts';

/**
 * The messages that someone has sent in this calendar month, as their own clocks count it (docs/product.md#messages), without answers to
 * notes that count towards no quota.
 */
export async function countMessagesSent(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ sent: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      sql`${messages.senderId} = ${userId} and not ${messages.isFree} and ${messages.createdAt} >= (
        select date_trunc('month', now() at time zone zone) at time zone zone
        from (select coalesce(${users.timeZone}, 'UTC') as zone from ${users} where ${users.id} = ${userId}) as person
      )`,
    );
  return row?.sent ?? 0;
}
