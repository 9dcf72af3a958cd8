// SQL of counted attempts.

import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { attempts } from '#server/db/schema/index.ts';

/** One attempt more within the window, or the first of a new one. */
const oneMore = {
  count: sql`case when ${attempts.resetsAt} <= now() then 1 else ${attempts.count} + 1 end`,
  resetsAt: sql`case when ${attempts.resetsAt} <= now() then excluded.resets_at else ${attempts.resetsAt} end`,
};

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
        set: oneMore,
      })
      .returning({
        count: attempts.count,
        secondsLeft: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
      }),
  );
}

/** Adds one to the count of each key, in one statement; returns the counts by key. */
export async function countRateLimits(
  db: Database,
  keys: readonly string[],
  seconds: number,
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  // In one order, so that two who count the same keys wait for each other instead of blocking each other.
  const rows = await db
    .insert(attempts)
    .values(keys.toSorted().map((key) => ({ key, count: 1, resetsAt: sql`now() + make_interval(secs => ${seconds})` })))
    .onConflictDoUpdate({ target: attempts.key, set: oneMore })
    .returning({ key: attempts.key, count: attempts.count });
  return new Map(rows.map(({ key, count }) => [key, count]));
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
