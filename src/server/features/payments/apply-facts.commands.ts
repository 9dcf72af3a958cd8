// Applies the provider's facts: receipts, credits and subscriptions, in the transaction that marks the event as applied.

import { validate as isUuid } from 'uuid';
import { creditsToTakeBack, returnedCents } from '#domain/payments/money/money-returns.ts';
import { type ProductId, productCredits } from '#domain/payments/money/products.ts';
import { isMonthPaid } from '#domain/payments/subscriptions/paid-month.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import {
  addPaidCredits,
  giveBackCredits,
  takeBackCredits,
} from '#server/features/payments/credits/credits.commands.ts';
import { endWithPayer, recordFact } from '#server/features/payments/subscriptions/subscriptions.commands.ts';
import { hasOtherSubscription } from '#server/features/payments/subscriptions/subscriptions.queries.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { lockPerson } from '#server/policy/people.queries.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { deleteDifference, insertDifference } from './differences.queries.ts';
import { type EventProblem, listWaiting } from './events.queries.ts';
import { findOrder, setOrderState } from './orders.queries.ts';
import {
  findReceiptOwner,
  insertReceipt,
  insertReturn,
  isBooked,
  isPeriodPaid,
  listReturns,
  lockReceipt,
  setRefund,
} from './receipts.queries.ts';

type Fact<K extends PaymentFact['kind']> = Extract<PaymentFact, { kind: K }>;
type Order = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/**
 * Applies a fact.
 *
 * @returns the problem that prevented it; null on success
 */
export async function applyFact(tx: Database, jobs: Jobs, fact: PaymentFact): Promise<EventProblem | null> {
  if (fact.kind === 'returned') return applyReturn(tx, fact);
  const order = fact.orderId !== null && isUuid(fact.orderId) ? await findOrder(tx, fact.orderId) : null;
  // The end of an erased person's subscription.
  if (order === null) return isEnd(fact) ? null : 'unknown-order';
  if (fact.kind === 'closed' || fact.kind === 'pending') {
    await setOrderState(tx, order.id, fact.kind === 'pending' ? 'pending' : fact.hasFailed ? 'failed' : 'closed');
    await notifyUsers(tx, ['credits', 'subscription'], [order.userId]);
    return null;
  }
  // Only who opened the checkout counts, even if someone else pays.
  if (order.customerId === null || order.customerId !== fact.customerId) return 'other-customer';
  if (order.hasFormerPayer && !isEnd(fact)) await endOfFormerPayer(tx, jobs, order.userId, fact);
  if (fact.kind === 'subscription') {
    const isRecorded = await recordFact(tx, jobs, order.userId, fact.subscriptionId, fact.fact);
    await notifyUsers(tx, ['subscription'], [order.userId]);
    return isRecorded ? null : 'second-subscription';
  }
  return applyPayment(tx, jobs, order, fact);
}

function isEnd(fact: PaymentFact): boolean {
  return fact.kind === 'closed' || (fact.kind === 'subscription' && fact.fact.status === 'ended');
}

/** A plan that a junior's former guardian pays ends; what is paid for it counts all the same (docs/product.md#families). */
async function endOfFormerPayer(tx: Database, jobs: Jobs, userId: string, fact: PaymentFact): Promise<void> {
  if (fact.kind !== 'subscription' && fact.kind !== 'renewed') return;
  const { plan, periodStart, periodEnd } = fact.kind === 'subscription' ? fact.fact : fact;
  await endWithPayer(tx, jobs, userId, { id: fact.subscriptionId, plan, periodStart, periodEnd });
}

/** Books a payment and adds its credits, once per payment, whatever events report it. */
async function applyPayment(
  tx: Database,
  jobs: Jobs,
  order: Order,
  fact: Fact<'paid'> | Fact<'renewed'>,
): Promise<EventProblem | null> {
  const { userId } = order;
  const person = await lockPerson(tx, userId);
  const { cents, taxCents, currency, paymentId, at: paidAt } = fact;
  if (await isBooked(tx, paymentId)) return null;
  if (!isPriceRight(order, fact)) {
    // The checkout has ended; a new payment needs a new one.
    await setOrderState(tx, order.id, 'closed');
    return 'wrong-amount';
  }
  const product: ProductId = fact.kind === 'renewed' ? fact.plan : order.product;
  const problem = person?.role === 'player' ? await whyNoCredits(tx, jobs, userId, fact) : 'no-player';
  const credits = problem === null ? productCredits(product) : 0;
  const month = fact.kind === 'renewed' ? fact : { subscriptionId: null, periodStart: null, periodEnd: null };
  const { subscriptionId, periodStart, periodEnd } = month;
  const receipt = { userId, product, credits, cents, taxCents, currency, paymentId, paidAt };
  const receiptId = await insertReceipt(tx, { ...receipt, subscriptionId, periodStart, periodEnd });
  await setOrderState(tx, order.id, 'paid');
  await notifyUsers(tx, ['credits', 'subscription'], [userId]);
  await jobs.enqueue(tx, 'receipt-mail', { receiptId });
  for (const eventId of await listWaiting(tx, paymentId)) await jobs.enqueue(tx, 'payment-event', { eventId });
  if (credits > 0) await addPaidCredits(tx, userId, credits, fact.kind === 'paid' ? 'purchase' : 'subscription');
  return problem;
}

/** A subscription gives credits once per period, and only one subscription at a time does (docs/product.md#subscriptions). */
async function whyNoCredits(
  tx: Database,
  jobs: Jobs,
  userId: string,
  fact: Fact<'paid'> | Fact<'renewed'>,
): Promise<EventProblem | null> {
  if (fact.kind === 'paid') return null;
  const { subscriptionId: providerSubscriptionId } = fact;
  if (await hasOtherSubscription(tx, userId, providerSubscriptionId, fact)) {
    await jobs.enqueue(tx, 'end-subscription', { providerSubscriptionId });
    return 'second-subscription';
  }
  return (await isPeriodPaid(tx, fact)) ? 'period-paid-before' : null;
}

/** Whether the amount paid is the order's or, for later months, the plan's. */
function isPriceRight(order: Order, fact: Fact<'paid'> | Fact<'renewed'>): boolean {
  if (order.currency !== fact.currency || isPlan(order.product) !== (fact.kind === 'renewed')) return false;
  if (fact.kind === 'renewed' && !fact.isFirst) return isMonthPaid(fact);
  return order.cents === fact.cents && (fact.kind === 'paid' || fact.plan === order.product);
}

/**
 * Takes back credits in proportion to the returned money, as far as they are left, and gives them back if the refund failed or the dispute
 * was won (docs/product.md#credits).
 */
async function applyReturn(tx: Database, { paymentId, fact }: Fact<'returned'>): Promise<EventProblem | null> {
  const userId = await findReceiptOwner(tx, paymentId);
  if (userId === null) return 'unknown-payment';
  await lockPerson(tx, userId);
  const receipt = await lockReceipt(tx, paymentId);
  await insertReturn(tx, paymentId, fact);
  const refundedCents = Math.min(receipt.cents, returnedCents(await listReturns(tx, paymentId)));
  const was = creditsToTakeBack(receipt, receipt.refundedCents);
  const due = creditsToTakeBack(receipt, refundedCents);
  const { creditsTakenBack: before } = receipt;
  const moved =
    due > was
      ? await takeBackCredits(tx, userId, due - was)
      : -(await giveBackCredits(tx, userId, Math.max(0, before - due)));
  const taken = before + moved;
  await setRefund(tx, receipt.id, { refundedCents, creditsTakenBack: taken });
  await notifyUsers(tx, ['credits'], [userId]);
  const spent = { kind: 'spent-before-refund', subject: paymentId } as const;
  if (taken >= due) await deleteDifference(tx, spent);
  else {
    const ours = `${taken} of ${due} credits taken back; the rest are already spent`;
    await insertDifference(tx, { ...spent, ours, theirs: `${refundedCents} cents refunded` });
  }
  return null;
}
