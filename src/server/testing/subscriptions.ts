// Subscriptions for tests, made directly in the database.

import { v7 as newId } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { subscriptions } from '#server/db/schema/index.ts';

/** An active Premium subscription in the middle of its period, unless said otherwise. */
export async function makeSubscription(
  db: Database,
  player: { id: string },
  columns: Partial<typeof subscriptions.$inferInsert> = {},
) {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const [subscription] = await db
    .insert(subscriptions)
    .values({
      userId: player.id,
      plan: 'premium',
      state: 'active',
      currentPeriodStart: inDays(-15),
      currentPeriodEnd: inDays(15),
      providerSubscriptionId: `sub_${newId()}`,
      ...columns,
    })
    .returning();
  return subscription as typeof subscriptions.$inferSelect;
}
