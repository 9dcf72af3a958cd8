// Beginning to pay: one order for each thing that somebody wants, whatever is pressed twice or in two windows.

import { type ProductId, productCents } from '#domain/money/products.ts';
import { isClubMember } from '#domain/people/permissions.ts';
import { isPlan } from '#domain/subscriptions/plans.ts';
import { lockPerson } from '#server/access/locked-person.queries.ts';
import type { Context } from '#server/context.ts';
import { askProvider } from '#server/features/subscriptions/subscriptions.commands.ts';
import { findManagedSubscription } from '#server/features/subscriptions/subscriptions.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import {
  findOpenOrder,
  findPayer,
  insertOrder,
  keepCustomer,
  listOpenPlanOrders,
  setCheckout,
  setOrderState,
} from './orders.queries.ts';

/**
 * Opens the checkout of a product at its price in our table: nothing about the price comes from the browser.
 *
 * @returns the address that the browser goes to
 * @throws AppError already_subscribed, payment_underway, payments_unavailable
 */
export async function startCheckout(context: Context, userId: string, product: ProductId): Promise<string> {
  const { db, payments, config } = context;
  const payer = orNotFound(await findPayer(db, userId));
  if (isPlan(product)) await refuseSecondSubscription(context, userId, product);
  const customerId = payer.customerId ?? (await makeCustomer(context, payer));
  const order = await db.transaction(async (tx) => {
    // Two windows at the same moment: the second finds the order of the first.
    await lockPerson(tx, userId);
    const { currency } = config;
    const wanted = { userId, product, cents: productCents(product, isClubMember(payer)), currency };
    return (await findOpenOrder(tx, wanted)) ?? (await insertOrder(tx, wanted));
  });
  if (order.checkoutUrl !== null) return order.checkoutUrl;
  // The provider answers the same order with the same checkout.
  const checkout = await askProvider(() => payments.openCheckout({ ...order, customerId }));
  await setCheckout(db, order.id, checkout);
  return checkout.url;
}

/** One subscription a person: a checkout of another plan that is still open is closed, so that nobody pays for both. */
async function refuseSecondSubscription({ db, payments }: Context, userId: string, product: ProductId): Promise<void> {
  if ((await findManagedSubscription(db, userId)) !== null) throw new AppError('already_subscribed');
  for (const { id, checkoutId } of await listOpenPlanOrders(db, userId, product)) {
    const isClosed = checkoutId === null || (await askProvider(() => payments.closeCheckout(checkoutId)));
    if (!isClosed) throw new AppError('payment_underway');
    await setOrderState(db, id, 'closed');
  }
}

async function makeCustomer(
  { db, payments }: Context,
  { id, email, firstName, lastName }: { id: string; email: string; firstName: string; lastName: string },
): Promise<string> {
  const made = await askProvider(() => payments.createCustomer({ id, email, name: `${firstName} ${lastName}` }));
  return keepCustomer(db, id, made);
}
