// Counts the messages sent this month, for the plan's quota.

import { sql } from 'drizzle-orm';
import { type Database, prepared } from '#server/db/database.ts';
import { messages, users } from '#server/db/schema/index.ts';

const sentThisMonth = prepared((db) =>
  db
    .select({ sent: sql<number>`count(*)::int` })
    .from(messages)
    .where(
      sql`${messages.senderId} = ${sql.placeholder('userId')} and ${messages.createdAt} >= (
        select date_trunc('month', now() at time zone zone) at time zone zone
        from (select coalesce(${users.timeZone}, 'UTC') as zone from ${users} where ${users.id} = ${sql.placeholder('userId')}) as person
      )`,
    )
    .prepare('messages_sent_this_month'),
);

/** The messages a person has sent in this calendar month of their own time zone (docs/product.md#messages). */
export async function countMessagesSent(db: Database, userId: string): Promise<number> {
  const [row] = await sentThisMonth(db).execute({ userId });
  return row?.sent ?? 0;
}
