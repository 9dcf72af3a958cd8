// SQL of receipts.

import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { MoneyReturn } from '#domain/payments/money/money-returns.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { paymentReturns, receipts, users } from '#server/db/schema/index.ts';

/** Receipts per page. */
const pageSize = 24;

type NewReceipt = Omit<typeof receipts.$inferInsert, 'id' | 'number'>;

/** Whether a payment is booked already. */
export async function isBooked(db: Database, paymentId: string): Promise<boolean> {
  return (await db.$count(receipts, eq(receipts.paymentId, paymentId))) > 0;
}

/** Whether an overlapping period of the subscription's plan has already given credits. */
export async function isPeriodPaid(
  db: Database,
  month: { subscriptionId: string; plan: Plan; periodStart: string; periodEnd: string },
): Promise<boolean> {
  const isSame = and(eq(receipts.subscriptionId, month.subscriptionId), eq(receipts.product, month.plan));
  const overlaps = and(lt(receipts.periodStart, month.periodEnd), gt(receipts.periodEnd, month.periodStart));
  return (await db.$count(receipts, and(isSame, overlaps, gt(receipts.credits, 0)))) > 0;
}

/** Books a payment with the next number. */
export async function insertReceipt(db: Database, receipt: NewReceipt): Promise<string> {
  // Serialised, so that numbers have no gaps.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('receipts'))`);
  const [row] = await db
    .insert(receipts)
    .values({ ...receipt, number: sql`(select coalesce(max(number), 0) + 1 from receipts)` })
    .returning({ id: receipts.id });
  if (!row) throw new Error('a receipt was not saved');
  return row.id;
}

/** The buyer; null for an unbooked payment. */
export async function findReceiptOwner(db: Database, paymentId: string): Promise<string | null> {
  const [row] = await db.select({ userId: receipts.userId }).from(receipts).where(eq(receipts.paymentId, paymentId));
  return row?.userId ?? null;
}

/** The receipt of a booked payment; locks its row until the transaction ends. */
export async function lockReceipt(db: Database, paymentId: string) {
  const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId)).for('update');
  if (!row) throw new Error('a receipt is gone');
  return row;
}

/** Stores a report about a payment's refund or dispute. */
export async function insertReturn(db: Database, paymentId: string, fact: MoneyReturn): Promise<void> {
  await db.insert(paymentReturns).values({ paymentId, fact });
}

/** All reports about a payment's refunds and disputes. */
export async function listReturns(db: Database, paymentId: string): Promise<MoneyReturn[]> {
  const rows = await db
    .select({ fact: paymentReturns.fact })
    .from(paymentReturns)
    .where(eq(paymentReturns.paymentId, paymentId));
  return rows.map(({ fact }) => fact);
}

/** Books the total refunded, and the credits taken back with it. */
export async function setRefund(
  db: Database,
  id: string,
  refund: { refundedCents: number; creditsTakenBack: number },
): Promise<void> {
  await db.update(receipts).set(refund).where(eq(receipts.id, id));
}

const shown = {
  id: receipts.id,
  number: receipts.number,
  product: receipts.product,
  cents: receipts.cents,
  taxCents: receipts.taxCents,
  refundedCents: receipts.refundedCents,
  currency: receipts.currency,
  periodStart: receipts.periodStart,
  periodEnd: receipts.periodEnd,
  paidAt: receipts.paidAt,
};

/** A person's receipts, latest first. */
export async function listReceipts(db: Database, userId: string, after: string | undefined) {
  const rows = await db
    .select(shown)
    .from(receipts)
    .where(and(eq(receipts.userId, userId), after === undefined ? undefined : lt(receipts.id, after)))
    .orderBy(desc(receipts.id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/**
 * A receipt with its owner's details; null for none.
 *
 * @param ofUserId the required owner; null for any
 */
export async function findReceipt(db: Database, id: string, ofUserId: string | null) {
  const [row] = await db
    .select({
      ...shown,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      state: users.state,
    })
    .from(receipts)
    .innerJoin(users, eq(users.id, receipts.userId))
    .where(and(eq(receipts.id, id), ofUserId === null ? undefined : eq(receipts.userId, ofUserId)));
  return row ?? null;
}
