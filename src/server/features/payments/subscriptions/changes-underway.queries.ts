// SQL of the one change of a subscription that a person may have under way at the provider.

import { and, eq, lt, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { now, subscriptionChangesUnderway } from '#server/db/schema/index.ts';

const table = subscriptionChangesUnderway;

/** For how long others wait for a change, in minutes: longer than a provider takes with all repetitions. */
const holdMinutes = 5;

/**
 * Claims the change. The same one, asked for again without an answer to the first, is the same attempt.
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

/** Lets go of a change that the provider has answered. */
export async function finishChange(db: Database, userId: string, attemptId: string): Promise<void> {
  await db.delete(table).where(isAttempt(userId, attemptId));
}

/** Lets a change be tried again, as the same attempt: the provider has not answered. */
export async function releaseChange(db: Database, userId: string, attemptId: string): Promise<void> {
  await db.update(table).set({ heldUntil: sql`now() - interval '1 second'` }).where(isAttempt(userId, attemptId));
}

function isAttempt(userId: string, attemptId: string) {
  return and(eq(table.userId, userId), eq(table.attemptId, attemptId));
}
