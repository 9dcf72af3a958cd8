// SQL of receipts.

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { receipts, users } from '#server/db/schema/index.ts';

/** How many receipts a page has. */
const pageSize = 24;

type NewReceipt = Omit<typeof receipts.$inferInsert, 'id' | 'number'>;

/** Books a payment under the next number; null when it is booked already. */
export async function insertReceipt(db: Database, receipt: NewReceipt): Promise<string | null> {
  // One after the other, so that numbers have no gaps.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('receipts'))`);
  const [row] = await db
    .insert(receipts)
    .values({ ...receipt, number: sql`(select coalesce(max(number), 0) + 1 from receipts)` })
    .onConflictDoNothing({ target: receipts.paymentId })
    .returning({ id: receipts.id });
  return row?.id ?? null;
}

/** The receipt of a payment; its row is locked until the transaction ends. */
export async function lockReceipt(db: Database, paymentId: string) {
  const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId)).for('update');
  return row ?? null;
}

/** Books how much was paid back altogether, and how many credits went with it. */
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

/** Somebody's receipts, the latest first. */
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
 * A receipt with what it says of its owner; null for none.
 *
 * @param ofUserId whose it must be; null for anybody's
 */
export async function findReceipt(db: Database, id: string, ofUserId: string | null) {
  const [row] = await db
    .select({
      ...shown,
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      country: users.country,
      state: users.state,
    })
    .from(receipts)
    .innerJoin(users, eq(users.id, receipts.userId))
    .where(and(eq(receipts.id, id), ofUserId === null ? undefined : eq(receipts.userId, ofUserId)));
  return row ?? null;
}
