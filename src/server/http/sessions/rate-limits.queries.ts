// SQL of counted attempts.

import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { attempts } from '#server/db/schema/index.ts';

/** Adds one to the count of `key`, restarting after its window; returns the count and the seconds until the window ends. */
export async function countRateLimit(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  return onlyRow(
    await db
      .insert(attempts)
      .values({ key, count: 1, resetsAt: sql`now() + make_interval(secs => ${seconds})` })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${attempts.resetsAt} <= now() then 1 else ${attempts.count} + 1 end`,
          resetsAt: sql`case when ${attempts.resetsAt} <= now() then excluded.resets_at else ${attempts.resetsAt} end`,
        },
      })
      .returning({
        count: attempts.count,
        secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
      }),
  );
}

export async function refundRateLimit(db: Database, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function deletePastAttempts(db: Database): Promise<void> {
  await db.delete(attempts).where(lt(attempts.resetsAt, sql`now()`));
}
