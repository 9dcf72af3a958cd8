// SQL of orders and of the provider's customers.

import { and, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { type OrderState, pendingDays } from '#domain/payments/money/order-states.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { isPlan, planIds } from '#domain/payments/subscriptions/plans.ts';
import type { Database } from '#server/db/database.ts';
import { contactEmail } from '#server/db/people-columns.ts';
import { paymentCustomers, paymentOrders, users } from '#server/db/schema/index.ts';

/** Hours for which an open checkout is reused; providers close theirs after a day. */
const openHours = 20;

const columns = {
  id: paymentOrders.id,
  userId: paymentOrders.userId,
  product: paymentOrders.product,
  cents: paymentOrders.cents,
  currency: paymentOrders.currency,
  state: paymentOrders.state,
  checkoutId: paymentOrders.checkoutId,
  checkoutUrl: paymentOrders.checkoutUrl,
  customerId: paymentOrders.customerId,
};

/** The buyer: what decides the price, and what the provider gets. */
export async function findPayer(db: Database, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: contactEmail(users),
      firstName: users.firstName,
      lastName: users.lastName,
      accessType: users.accessType,
      clubId: users.clubId,
      guardianId: users.guardianId,
      customerId: paymentCustomers.customerId,
    })
    .from(users)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Stores the provider's id of a person and returns the first one stored. */
export async function keepCustomer(db: Database, userId: string, customerId: string): Promise<string> {
  // Concurrent requests may get the same id from the provider, so any conflict is with ourselves.
  await db.insert(paymentCustomers).values({ userId, customerId }).onConflictDoNothing();
  const [row] = await db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  if (!row) throw new Error('the provider has given two people the same name');
  return row.customerId;
}

/** Forgets the provider's id of a person: someone else pays from now on. */
export async function deleteCustomer(tx: Database, userId: string): Promise<void> {
  await tx.delete(paymentCustomers).where(eq(paymentCustomers.userId, userId));
}

/** Rivals of a new order: those for the same product and, for plans, for any plan. */
function rivalsOf(userId: string, product: ProductId) {
  const rivals = isPlan(product) ? planIds : [product];
  return and(eq(paymentOrders.userId, userId), inArray(paymentOrders.product, rivals));
}

/** The open rivals of a new order. `isFresh`: its checkout can still be used. */
export function listOpenRivals(db: Database, userId: string, product: ProductId) {
  const isFresh = sql<boolean>`${paymentOrders.createdAt} > now() - make_interval(hours => ${openHours})`;
  return db
    .select({ ...columns, isFresh })
    .from(paymentOrders)
    .where(and(rivalsOf(userId, product), eq(paymentOrders.state, 'open')));
}

/** Closes a person's orders that have no checkout, like `closeOrderWithoutCheckout`, and returns the open ones that have one. */
export async function closeOpenOrders(tx: Database, userId: string) {
  const isOpen = and(eq(paymentOrders.userId, userId), eq(paymentOrders.state, 'open'));
  await tx
    .update(paymentOrders)
    .set({ state: 'closed' })
    .where(and(isOpen, isNull(paymentOrders.checkoutId)));
  return tx
    .select({ orderId: paymentOrders.id, checkoutId: sql<string>`${paymentOrders.checkoutId}` })
    .from(paymentOrders)
    .where(isOpen);
}

const isPending = and(
  eq(paymentOrders.state, 'pending'),
  gt(paymentOrders.createdAt, sql`now() - make_interval(days => ${pendingDays})`),
);

/** Whether a rival's payment is on its way. */
export async function hasPendingRival(db: Database, userId: string, product: ProductId): Promise<boolean> {
  return (await db.$count(paymentOrders, and(rivalsOf(userId, product), isPending))) > 0;
}

/** A person's payments that are on their way, the latest first. */
export function listPending(db: Database, userId: string) {
  const { id, product, cents, currency, createdAt } = paymentOrders;
  return db
    .select({ id, product, cents, currency, createdAt })
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userId, userId), isPending))
    .orderBy(desc(id))
    .limit(20);
}

export async function insertOrder(
  db: Database,
  order: { userId: string; product: ProductId; cents: number; currency: string; customerId: string },
) {
  const [row] = await db.insert(paymentOrders).values(order).returning(columns);
  if (!row) throw new Error('an order was not saved');
  return row;
}

/** Stores an order's checkout; false when the order is no longer open. */
export async function setCheckout(
  db: Database,
  orderId: string,
  checkout: { checkoutId: string; url: string },
): Promise<boolean> {
  const rows = await db
    .update(paymentOrders)
    .set({ checkoutId: checkout.checkoutId, checkoutUrl: checkout.url })
    .where(and(eq(paymentOrders.id, orderId), eq(paymentOrders.state, 'open')))
    .returning({ id: paymentOrders.id });
  return rows.length === 1;
}

/** An order by its id, with the provider's id of who pays it, and whether someone else pays for its owner by now; null for none. */
export async function findOrder(db: Database, orderId: string) {
  const [row] = await db
    .select({
      ...columns,
      customerId: sql<string | null>`coalesce(${paymentOrders.customerId}, ${paymentCustomers.customerId})`,
      hasFormerPayer: sql<boolean>`(${paymentOrders.customerId} is not null
        and ${paymentOrders.customerId} is distinct from ${paymentCustomers.customerId})`,
    })
    .from(paymentOrders)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, paymentOrders.userId))
    .where(eq(paymentOrders.id, orderId));
  return row ?? null;
}

/** A person's latest order; null for none. */
export async function findLatestOrder(db: Database, userId: string) {
  const [row] = await db
    .select({ product: paymentOrders.product, state: paymentOrders.state, createdAt: paymentOrders.createdAt })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  return row ?? null;
}

/** Closes an order without a checkout, so that a concurrent request cannot keep the one it is opening. */
export async function closeOrderWithoutCheckout(db: Database, orderId: string): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrders.id, orderId), eq(paymentOrders.state, 'open'), isNull(paymentOrders.checkoutId)));
}

/** States that an order does not leave for another: paid orders stay paid, and failed ones are not pending, whichever event comes first. */
const notFrom: Record<Exclude<OrderState, 'open'>, OrderState[]> = {
  pending: ['paid', 'failed'],
  paid: [],
  failed: ['paid'],
  closed: ['paid', 'pending'],
};

/** Changes an order's state, as far as its current one allows. */
export async function setOrderState(db: Database, orderId: string, state: keyof typeof notFrom): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state })
    .where(and(eq(paymentOrders.id, orderId), notInArray(paymentOrders.state, notFrom[state])));
}
