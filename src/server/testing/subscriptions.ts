// Subscriptions and receipts for tests, made directly in the database.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '#server/db/database.ts';
import { receipts, subscriptions } from '#server/db/schema/index.ts';
import { insertReceipt } from '#server/features/payments/receipts.queries.ts';

/** An active Premium subscription in the middle of its period by default. */
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

/** A receipt for three credits paid for today, without the credits themselves. */
export async function makeReceipt(
  db: Database,
  player: { id: string },
  columns: Partial<typeof receipts.$inferInsert> = {},
) {
  const payment = { cents: 3900, taxCents: 780, currency: 'EUR', paymentId: `pi_${newId()}` };
  const paidAt = new Date().toISOString();
  const id = await insertReceipt(db, {
    userId: player.id,
    product: 'credits-3',
    credits: 0,
    paidAt,
    ...payment,
    ...columns,
  });
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(eq(receipts.id, id ?? ''));
  return receipt as typeof receipts.$inferSelect;
}
