// SQL of a person's change under way at the provider, of which there is at most one.

import { and, eq, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { now, subscriptionChangesUnderway } from '#server/db/schema/index.ts';

const table = subscriptionChangesUnderway;

/** Minutes for which other changes wait: longer than a provider takes with all retries. */
const holdMinutes = 5;

/**
 * Claims the change. Repeating it before the first got an answer is the same attempt.
 *
 * @returns the attempt's id; null while another change is under way
 */
export async function claimChange(db: Database, userId: string, wanted: string): Promise<string | null> {
  const isSame = sql`${table.wanted} = excluded.wanted`;
  const heldUntil = sql`now() + make_interval(mins => ${holdMinutes})`;
  const [row] = await db
    .insert(table)
    .values({ userId, wanted, attemptId: newId(), heldUntil })
    .onConflictDoUpdate({
      target: table.userId,
      set: {
        wanted: sql`excluded.wanted`,
        attemptId: sql`case when ${isSame} then ${table.attemptId} else excluded.attempt_id end`,
        heldUntil: sql`excluded.held_until`,
      },
      setWhere: lt(table.heldUntil, now),
    })
    .returning({ attemptId: table.attemptId });
  return row?.attemptId ?? null;
}

/** Releases a change once the provider has answered. */
export async function finishChange(db: Database, userId: string, attemptId: string): Promise<void> {
  await db.delete(table).where(isAttempt(userId, attemptId));
}

/** Allows retrying a change as the same attempt, when the provider has not answered. */
export async function releaseChange(db: Database, userId: string, attemptId: string): Promise<void> {
  await db.update(table).set({ heldUntil: sql`now() - interval '1 second'` }).where(isAttempt(userId, attemptId));
}

function isAttempt(userId: string, attemptId: string) {
  return and(eq(table.userId, userId), eq(table.attemptId, attemptId));
}
