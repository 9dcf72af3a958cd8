// Starting a payment: one order per product and person, even with repeated clicks or two windows.

import { type ProductId, productCents } from '#domain/payments/money/products.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import { isClubMember } from '#domain/people/roles.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { callProvider } from '#server/features/payments/subscriptions/subscriptions.commands.ts';
import { findManagedSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { lockPerson } from '#server/policy/people.queries.ts';
import {
  closeOrderWithoutCheckout,
  findPayer,
  hasPendingRival,
  insertOrder,
  keepCustomer,
  listOpenRivals,
  setCheckout,
  setOrderState,
} from './orders.queries.ts';

/** The product, and whether to buy it although a payment for it is on its way (`isAgain`). */
interface Wanted {
  userId: string;
  product: ProductId;
  isAgain: boolean;
}

/**
 * Opens the checkout of a product at our price; the browser has no say in it.
 *
 * @returns the checkout's address
 * @throws AppError already_subscribed, payment_underway, payment_pending, payments_unavailable, payments_not_set_up
 */
export async function startCheckout(context: Context, wanted: Wanted): Promise<string> {
  const { db, payments } = context;
  if (!payments.isSetUp) throw new AppError('payments_not_set_up');
  const payer = orNotFound(await findPayer(db, wanted.userId));
  const customerId = payer.customerId ?? (await makeCustomer(context, payer));
  const order = await findOrMakeOrder(context, { ...wanted, customerId });
  if (order.checkoutUrl !== null) return order.checkoutUrl;
  // The provider repeats its answer for an order, failures included, so the next try needs a new order.
  const checkout = await callProvider(() => payments.openCheckout({ ...order, customerId })).catch(
    async (error: unknown) => {
      await closeOrderWithoutCheckout(db, order.id);
      throw error;
    },
  );
  if (await setCheckout(db, order.id, checkout)) return checkout.url;
  // Another window chose another plan meanwhile, and only one may be paid.
  await callProvider(() => payments.closeCheckout(checkout.checkoutId));
  throw new AppError('conflict');
}

/** Checks, closes rival orders at the provider, and checks again, because the provider is not called within a transaction. */
async function findOrMakeOrder(context: Context, wanted: Wanted & { customerId: string }) {
  const { db } = context;
  for (let tries = 0; tries < 5; tries += 1) {
    const { order, inTheWay } = await db.transaction((tx) => decideOrder(tx, context, wanted));
    if (order !== null) return order;
    for (const { id, checkoutId } of inTheWay) {
      if (checkoutId === null) await closeOrderWithoutCheckout(db, id);
      else await callProvider(() => closeCheckout(context, { orderId: id, checkoutId }));
    }
  }
  throw new AppError('conflict');
}

/** Closes an order at the provider. One that its buyer has just finished is on its way. @throws PaymentsUnavailable */
export async function closeCheckout(
  { db, payments }: Context,
  { orderId, checkoutId }: { orderId: string; checkoutId: string },
): Promise<void> {
  const isClosed = await payments.closeCheckout(checkoutId);
  await setOrderState(db, orderId, isClosed ? 'closed' : 'pending');
}

/**
 * The order to pay, or its rivals. Concurrent requests are serialised, so the second finds the order of the first. States are read in the
 * order in which a payment goes through them (open, pending, subscribed): one that goes on meanwhile is seen in the next.
 */
async function decideOrder(
  tx: Database,
  { config }: Context,
  { userId, product, isAgain, customerId }: Wanted & { customerId: string },
) {
  await lockPerson(tx, userId);
  const open = await listOpenRivals(tx, userId, product);
  await refuseSecond(tx, { userId, product, isAgain });
  const payer = orNotFound(await findPayer(tx, userId));
  // A junior has another guardian, or none, since the request began.
  if (payer.customerId !== customerId) throw new AppError('conflict');
  const price = { cents: productCents(product, isClubMember(payer)), currency: config.currency };
  const same = open.find(
    (one) =>
      one.isFresh &&
      one.product === product &&
      one.cents === price.cents &&
      one.currency === price.currency &&
      one.customerId === customerId,
  );
  const inTheWay = open.filter((one) => one !== same);
  if (inTheWay.length > 0) return { order: null, inTheWay };
  return { order: same ?? (await insertOrder(tx, { userId, product, customerId, ...price })), inTheWay };
}

/** Refuses a second subscription, and repeated purchases without confirmation (docs/product.md#paying). */
async function refuseSecond(tx: Database, { userId, product, isAgain }: Wanted): Promise<void> {
  const isPending = await hasPendingRival(tx, userId, product);
  if (isPlan(product) && (await findManagedSubscription(tx, userId)) !== null) throw new AppError('already_subscribed');
  if (!isPending) return;
  if (isPlan(product)) throw new AppError('payment_underway');
  if (!isAgain) throw new AppError('payment_pending');
}

async function makeCustomer(
  { db, payments }: Context,
  { id, email, firstName, lastName, guardianId }: NonNullable<Awaited<ReturnType<typeof findPayer>>>,
): Promise<string> {
  const made = await callProvider(() => payments.createCustomer({ id, email, name: `${firstName} ${lastName}` }));
  return db.transaction(async (tx) => {
    await lockPerson(tx, id);
    // Another guardian, who pays from now on, must not get this one's cards.
    if ((await findPayer(tx, id))?.guardianId !== guardianId) throw new AppError('conflict');
    return keepCustomer(tx, id, made);
  });
}
