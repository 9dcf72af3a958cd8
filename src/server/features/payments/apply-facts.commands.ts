// What follows from what the provider tells: receipts, credits, subscriptions. Each in the transaction that marks its event as applied.

import { validate as isUuid } from 'uuid';
import { type ProductId, productCredits } from '#domain/money/products.ts';
import { isPlan } from '#domain/subscriptions/plans.ts';
import { lockPerson } from '#server/access/locked-person.queries.ts';
import type { Database } from '#server/db/database.ts';
import { tellPeople } from '#server/events/tell.ts';
import { addPaidCredits, takeBackCredits } from '#server/features/credits/credits.commands.ts';
import { recordFact } from '#server/features/subscriptions/subscriptions.commands.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { insertDifference } from './differences.queries.ts';
import { type EventProblem, listWaiting } from './events.queries.ts';
import { findOrder, setOrderState } from './orders.queries.ts';
import { insertReceipt, lockReceipt, setRefund } from './receipts.queries.ts';

type Fact<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>;
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * Applies a fact.
 *
 * @returns why nothing follows from it; null when all is well
 */
export async function applyFact(tx: Database, jobs: Jobs, fact: PaymentFact): Promise<EventProblem | null> {
  if (fact.kind === 'refunded') return applyRefund(tx, fact);
  const order = fact.orderId !== null && isUuid(fact.orderId) ? await findOrder(tx, fact.orderId) : null;
  // The end of what belonged to somebody who is gone.
  if (order === null) return isEnd(fact) ? null : 'unknown-order';
  if (fact.kind === 'closed') {
    await setOrderState(tx, order.id, fact.hasFailed ? 'failed' : 'closed');
    await tellPeople(tx, ['credits'], [order.userId]);
    return null;
  }
  // An order is its owner's: whoever else pays for it, or is said to, changes nothing.
  if (order.customerId === null || order.customerId !== fact.customerId) return 'other-customer';
  if (fact.kind === 'subscription') {
    await recordFact(tx, jobs, order.userId, fact.subscriptionId, fact.fact);
    await tellPeople(tx, ['subscription'], [order.userId]);
    return null;
  }
  return applyPayment(tx, jobs, order, fact);
}

function isEnd(fact: PaymentFact): boolean {
  return fact.kind === 'closed' || (fact.kind === 'subscription' && fact.fact.status === 'ended');
}

/** Books a payment and adds its credits, once for each payment, however often and by whatever event it is told. */
async function applyPayment(
  tx: Database,
  jobs: Jobs,
  order: Order,
  fact: Fact<'paid'> | Fact<'renewed'>,
): Promise<EventProblem | null> {
  if (!isPriceRight(order, fact)) return 'wrong-amount';
  const { userId } = order;
  const product: ProductId = fact.kind === 'renewed' ? fact.plan : order.product;
  const person = await lockPerson(tx, userId);
  const credits = person?.role === 'player' ? productCredits(product) : 0;
  const { cents, taxCents, currency, paymentId, at: paidAt } = fact;
  const period = fact.kind === 'renewed' ? { periodStart: fact.periodStart, periodEnd: fact.periodEnd } : {};
  const receipt = { userId, product, credits, cents, taxCents, currency, paymentId, paidAt, ...period };
  const receiptId = await insertReceipt(tx, receipt);
  if (receiptId === null) return null;
  await setOrderState(tx, order.id, 'paid');
  await tellPeople(tx, ['credits', 'subscription'], [userId]);
  await jobs.enqueue(tx, 'receipt-mail', { receiptId });
  for (const eventId of await listWaiting(tx, paymentId)) await jobs.enqueue(tx, 'payment-event', { eventId });
  if (credits === 0) return 'no-player';
  await addPaidCredits(tx, userId, credits, fact.kind === 'paid' ? 'purchase' : 'subscription');
  return null;
}

/** Whether what was paid is what the order says. Later months are the provider's to work out: another plan, what was not used. */
function isPriceRight(order: Order, fact: Fact<'paid'> | Fact<'renewed'>): boolean {
  if (order.currency !== fact.currency || isPlan(order.product) !== (fact.kind === 'renewed')) return false;
  if (fact.kind === 'renewed' && !fact.isFirst) return true;
  return order.cents === fact.cents && (fact.kind === 'paid' || fact.plan === order.product);
}

/** Takes back what is left of the credits that the money had bought, in proportion to it (docs/product.md#credits). */
async function applyRefund(tx: Database, fact: Fact<'refunded'>): Promise<EventProblem | null> {
  const receipt = await lockReceipt(tx, fact.paymentId);
  if (receipt === null) return 'unknown-payment';
  const refundedCents = Math.min(fact.refundedCents, receipt.cents);
  // An older word of the same refund, or the same once more.
  if (refundedCents <= receipt.refundedCents) return null;
  const creditsFor = (cents: number) => Math.floor((receipt.credits * cents) / receipt.cents);
  const due = creditsFor(refundedCents) - creditsFor(receipt.refundedCents);
  const taken = await takeBackCredits(tx, receipt.userId, due);
  await tellPeople(tx, ['credits'], [receipt.userId]);
  await setRefund(tx, receipt.id, { refundedCents, creditsTakenBack: receipt.creditsTakenBack + taken });
  if (taken < due) {
    const [ours, theirs] = [
      `${taken} of ${due} credits taken back: the others are spent`,
      `${refundedCents} cents refunded`,
    ];
    await insertDifference(tx, { kind: 'spent-before-refund', subject: fact.paymentId, ours, theirs });
  }
  return null;
}
