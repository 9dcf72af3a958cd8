// The books of the test payment provider, which a real provider would keep itself.

import { and, eq, gte, sql } from 'drizzle-orm';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { ProviderStatus } from '#domain/payments/subscriptions/subscription-state.ts';
import type { Database } from './database.ts';
import { testProviderRecords } from './schema/index.ts';

/** A subscription in the test provider's books. Moments are ISO 8601. */
export interface TestSubscription {
  orderId: string;
  customerId: string;
  currency: string;
  status: ProviderStatus;
  plan: Plan;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
}

/** A payment in its books. */
interface TestPayment {
  paymentId: string;
  cents: number;
  refundedCents: number;
}

/** The state of a checkout in its books. */
export interface TestCheckout {
  state: 'open' | 'pending' | 'paid' | 'failed' | 'closed';
}

/**
 * Moves a checkout from one of some states to another; one that is not in the books yet is open.
 *
 * @returns its state afterwards
 */
export async function moveCheckout(
  db: Database,
  id: string,
  from: readonly TestCheckout['state'][],
  state: TestCheckout['state'],
): Promise<TestCheckout['state']> {
  const open: TestCheckout = { state: 'open' };
  await db.insert(testProviderRecords).values({ id, kind: 'checkout', content: open }).onConflictDoNothing();
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ content: testProviderRecords.content })
      .from(testProviderRecords)
      .where(eq(testProviderRecords.id, id))
      .for('update');
    const { state: was } = (row?.content ?? open) as TestCheckout;
    if (!from.includes(was)) return was;
    await tx.update(testProviderRecords).set({ content: { state } }).where(eq(testProviderRecords.id, id));
    return state;
  });
}

/** Records a subscription, once. */
export async function insertSubscription(db: Database, id: string, content: TestSubscription): Promise<void> {
  await db.insert(testProviderRecords).values({ id, kind: 'subscription', content }).onConflictDoNothing();
}

/** A subscription, or null; its row is locked until the transaction ends. */
export async function lockSubscription(db: Database, id: string): Promise<TestSubscription | null> {
  const [row] = await db
    .select({ content: testProviderRecords.content })
    .from(testProviderRecords)
    .where(and(eq(testProviderRecords.id, id), eq(testProviderRecords.kind, 'subscription')))
    .for('update');
  return (row?.content as TestSubscription | undefined) ?? null;
}

export async function updateSubscription(db: Database, id: string, content: TestSubscription): Promise<void> {
  await db.update(testProviderRecords).set({ content }).where(eq(testProviderRecords.id, id));
}

/** Ids of subscriptions whose period is over and that have not been ended. */
export async function listDueSubscriptions(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: testProviderRecords.id })
    .from(testProviderRecords)
    .where(
      and(
        eq(testProviderRecords.kind, 'subscription'),
        sql`${testProviderRecords.content} ->> 'status' = 'active'`,
        sql`(${testProviderRecords.content} ->> 'periodEnd')::timestamptz <= now()`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Records a payment, once. */
export async function insertPayment(db: Database, { paymentId, ...content }: TestPayment): Promise<void> {
  await db.insert(testProviderRecords).values({ id: paymentId, kind: 'payment', content }).onConflictDoNothing();
}

/** The payments since a moment. */
export async function listPayments(db: Database, since: string): Promise<TestPayment[]> {
  const rows = await db
    .select()
    .from(testProviderRecords)
    .where(and(eq(testProviderRecords.kind, 'payment'), gte(testProviderRecords.createdAt, since)));
  return rows.map(({ id, content }) => ({ paymentId: id, ...(content as Omit<TestPayment, 'paymentId'>) }));
}
