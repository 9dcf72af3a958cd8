// SQL of subscriptions.

import { and, desc, eq, ne } from 'drizzle-orm';
import { isLargerPlan, type Plan } from '#domain/subscriptions/plans.ts';
import { isRunning } from '#domain/subscriptions/subscription-access.ts';
import type { Database } from '#server/db/database.ts';
import { now, subscriptions } from '#server/db/schema/index.ts';

/** Somebody's subscriptions that have not ended, the latest first, with the database's time. */
function listOpen(db: Database, userId: string) {
  return db
    .select({
      plan: subscriptions.plan,
      state: subscriptions.state,
      currentPeriodStart: subscriptions.currentPeriodStart,
      currentPeriodEnd: subscriptions.currentPeriodEnd,
      graceUntil: subscriptions.graceUntil,
      now: now.mapWith(subscriptions.createdAt),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.id));
}

/**
 * The plan that somebody has now, or null: of a subscription that is active, past due within the days of grace, or cancelled and
 * not yet over (docs/product.md#subscriptions). The larger one of two.
 */
export async function findActiveSubscription(db: Database, userId: string): Promise<{ plan: Plan } | null> {
  const running = (await listOpen(db, userId)).filter((one) => isRunning(one, new Date(one.now)));
  const [first] = running.toSorted((a, b) => (isLargerPlan(a.plan, b.plan) ? -1 : 1));
  return first ? { plan: first.plan } : null;
}
