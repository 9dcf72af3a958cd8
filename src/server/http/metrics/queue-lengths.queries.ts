// SQL of what waits in the queue, and how large the database is.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** The jobs of one name. */
export interface QueueLength {
  name: string;
  /** Due now, and not begun. */
  waiting: number;
  /** To begin later: planned, or to be tried again. */
  later: number;
  active: number;
  /** Given up. */
  failed: number;
  /** For how long the oldest of those due has been due, in seconds. */
  oldest: number;
}

const isOpen = sql`state in ('created', 'retry')`;

/** The length of every queue that has jobs. */
export async function findQueueLengths(db: Database): Promise<QueueLength[]> {
  return db
    .select({
      name: sql<string>`name`,
      waiting: sql<number>`count(*) filter (where ${isOpen} and start_after <= now())`.mapWith(Number),
      later: sql<number>`count(*) filter (where ${isOpen} and start_after > now())`.mapWith(Number),
      active: sql<number>`count(*) filter (where state = 'active')`.mapWith(Number),
      failed: sql<number>`count(*) filter (where state = 'failed')`.mapWith(Number),
      oldest:
        sql<number>`coalesce(extract(epoch from now() - min(start_after) filter (where ${isOpen} and start_after <= now())), 0)`.mapWith(
          Number,
        ),
    })
    .from(sql`pgboss.job`)
    .where(sql`state in ('created', 'retry', 'active', 'failed')`)
    .groupBy(sql`name`);
}

/** The size of the database on its disk, in bytes, indexes included. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  return row?.bytes ?? 0;
}
