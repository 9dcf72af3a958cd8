// SQL of analysis credits: the balance and its ledger, changed in one transaction.

import { and, eq, gt, gte, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { creditEntries, users, videos } from '#server/db/schema/index.ts';
import { isClubMember } from '#server/policy/membership.ts';

/** Takes one credit if there is one. Locks the row until the transaction ends, so that no credit is spent twice. */
export async function takeCredit(db: Database, playerId: string): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ analysisCreditsRemaining: sql`${users.analysisCreditsRemaining} - 1` })
    .where(and(eq(users.id, playerId), gt(users.analysisCreditsRemaining, 0)))
    .returning({ id: users.id });
  return rows.length === 1;
}

/** Changes a player's balance and returns the new one; null when it would fall below 0 or the person is no player. */
export async function addToBalance(db: Database, userId: string, amount: number): Promise<number | null> {
  const [row] = await db
    .update(users)
    .set({ analysisCreditsRemaining: sql`${users.analysisCreditsRemaining} + ${amount}` })
    .where(
      and(eq(users.id, userId), eq(users.role, 'player'), gte(sql`${users.analysisCreditsRemaining} + ${amount}`, 0)),
    )
    .returning({ balance: users.analysisCreditsRemaining });
  return row?.balance ?? null;
}

/** Writes a ledger entry; the caller changes the balance in the same transaction. */
export async function insertCreditEntry(db: Database, entry: typeof creditEntries.$inferInsert): Promise<void> {
  await db.insert(creditEntries).values(entry);
}

/** Whether an adjustment with this key has been made. */
export async function isAdjusted(db: Database, userId: string, submissionKey: string): Promise<boolean> {
  const rows = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.submissionKey, submissionKey)));
  return rows.length === 1;
}

/** How many of a player's credits were spent on a video and not returned. */
export async function countSpentCredits(db: Database, playerId: string, videoId: string): Promise<number> {
  const [entries] = await db
    .select({ spent: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int` })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, playerId), eq(creditEntries.videoId, videoId)));
  return entries?.spent ?? 0;
}

/** Whether a credit was spent on the outer query's video and not returned. */
export const isPaidVideo = sql<boolean>`coalesce((
  select sum(${creditEntries.amount}) from ${creditEntries}
  where ${creditEntries.userId} = ${videos.playerId} and ${creditEntries.videoId} = ${videos.id}
) < 0, false)`;

/** Writes the welcome credit's ledger entry; false when the person already has one. */
export async function insertWelcome(db: Database, userId: string, amount: number): Promise<boolean> {
  const rows = await db
    .insert(creditEntries)
    .values({ userId, amount, reason: 'welcome' })
    .onConflictDoNothing()
    .returning({ id: creditEntries.id });
  return rows.length === 1;
}

/** Whether a person got the welcome credit. */
export async function hasWelcome(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.reason, 'welcome')));
  return rows.length === 1;
}

/** Whether a person is an approved direct player. */
export async function isDirectPlayer(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'player'), eq(users.state, 'active'), not(isClubMember(users))));
  return rows.length === 1;
}

/** A person's balance, 0 if unknown. Locks the row until the transaction ends. */
export async function lockBalance(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ balance: users.analysisCreditsRemaining })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.balance ?? 0;
}

/**
 * What is left of a person's plan credits (docs/product.md#subscriptions). Videos use those first; withdrawn videos used none.
 */
export async function countPlanCredits(db: Database, userId: string): Promise<number> {
  const taken = sql`coalesce(${creditEntries.videoId}, ${creditEntries.id})`;
  const at = sql`min(${creditEntries.id}::text)`;
  const changes = db
    .select({
      amount: sql<number>`sum(${creditEntries.amount})`.as('amount'),
      total: sql<number>`sum(sum(${creditEntries.amount})) over (order by ${at})`.as('total'),
    })
    .from(creditEntries)
    .where(
      and(
        eq(creditEntries.userId, userId),
        or(eq(creditEntries.reason, 'subscription'), isNotNull(creditEntries.videoId)),
      ),
    )
    .groupBy(taken)
    .as('changes');
  // Videos beyond the plan's credits used bought ones, so a shortfall does not carry over.
  const [left] = await db
    .select({ credits: sql<number>`coalesce(sum(${changes.amount}) - least(0, min(${changes.total})), 0)::int` })
    .from(changes);
  return left?.credits ?? 0;
}
