// SQL of orders and of the provider's customers.

import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { ProductId } from '#domain/money/products.ts';
import { planIds } from '#domain/subscriptions/plans.ts';
import type { Database } from '#server/db/database.ts';
import { type orderStates, paymentCustomers, paymentOrders, users } from '#server/db/schema/index.ts';

/** For how long an open checkout is offered again, in hours: providers close theirs after a day. */
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
};

/** Who pays: what decides about the price, and what the provider is told. */
export async function findPayer(db: Database, userId: string) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      accessType: users.accessType,
      clubId: users.clubId,
      customerId: paymentCustomers.customerId,
    })
    .from(users)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, users.id))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Keeps the name by which the provider knows somebody, and returns the one that counts: the first. */
export async function keepCustomer(db: Database, userId: string, customerId: string): Promise<string> {
  await db
    .insert(paymentCustomers)
    .values({ userId, customerId })
    .onConflictDoNothing({ target: paymentCustomers.userId });
  const [row] = await db
    .select({ customerId: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId));
  return row?.customerId ?? customerId;
}

/** The open order of a product at this price that can be gone on with, or null. */
export async function findOpenOrder(
  db: Database,
  order: { userId: string; product: ProductId; cents: number; currency: string },
) {
  const [row] = await db
    .select(columns)
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, order.userId),
        eq(paymentOrders.product, order.product),
        eq(paymentOrders.cents, order.cents),
        eq(paymentOrders.currency, order.currency),
        eq(paymentOrders.state, 'open'),
        gt(paymentOrders.createdAt, sql`now() - make_interval(hours => ${openHours})`),
      ),
    );
  return row ?? null;
}

/** Orders of plans that somebody has open, but for one product. */
export function listOpenPlanOrders(db: Database, userId: string, besides: ProductId) {
  return db
    .select(columns)
    .from(paymentOrders)
    .where(
      and(
        eq(paymentOrders.userId, userId),
        eq(paymentOrders.state, 'open'),
        inArray(paymentOrders.product, planIds),
        ne(paymentOrders.product, besides),
      ),
    );
}

/** Makes an order; what was open of the same product is closed. */
export async function insertOrder(
  db: Database,
  order: { userId: string; product: ProductId; cents: number; currency: string },
) {
  const { userId, product } = order;
  await db
    .update(paymentOrders)
    .set({ state: 'closed' })
    .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.product, product), eq(paymentOrders.state, 'open')));
  const [row] = await db.insert(paymentOrders).values(order).returning(columns);
  if (!row) throw new Error('an order was not saved');
  return row;
}

export async function setCheckout(
  db: Database,
  orderId: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ checkoutId: checkout.checkoutId, checkoutUrl: checkout.url })
    .where(eq(paymentOrders.id, orderId));
}

/** An order by its id, with the name by which the provider knows its owner; null for none. */
export async function findOrder(db: Database, orderId: string) {
  const [row] = await db
    .select({ ...columns, customerId: paymentCustomers.customerId })
    .from(paymentOrders)
    .leftJoin(paymentCustomers, eq(paymentCustomers.userId, paymentOrders.userId))
    .where(eq(paymentOrders.id, orderId));
  return row ?? null;
}

/** Somebody's latest order; null for none. */
export async function findLatestOrder(db: Database, userId: string) {
  const [row] = await db
    .select({ product: paymentOrders.product, state: paymentOrders.state, createdAt: paymentOrders.createdAt })
    .from(paymentOrders)
    .where(eq(paymentOrders.userId, userId))
    .orderBy(desc(paymentOrders.id))
    .limit(1);
  return row ?? null;
}

/** Moves an order on; one that is paid stays so. */
export async function setOrderState(db: Database, orderId: string, state: (typeof orderStates)[number]): Promise<void> {
  await db
    .update(paymentOrders)
    .set({ state })
    .where(and(eq(paymentOrders.id, orderId), ne(paymentOrders.state, 'paid')));
}
