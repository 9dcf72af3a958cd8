// SQL of queue lengths and the database's size.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** The jobs of one name. */
export interface QueueLength {
  name: string;
  /** Due and not begun. */
  waiting: number;
  /** Not yet due: scheduled, or waiting for another try. */
  later: number;
  active: number;
  /** Given up. */
  failed: number;
  /** How long the oldest due job has waited, in seconds. */
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

/** The size of the database on disk, in bytes, including indexes. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<number>`pg_database_size(current_database())`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  return row?.bytes ?? 0;
}
