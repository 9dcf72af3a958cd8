// SQL of the doctor.

import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';

/** The version of PostgreSQL, and its clock in seconds since 1970. */
export async function findServerFacts(db: Database): Promise<{ version: string; now: number }> {
  const [row] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      now: sql<number>`extract(epoch from clock_timestamp())`.mapWith(Number),
    })
    .from(sql`(values (1)) as one`);
  return row ?? { version: '?', now: Number.NaN };
}
