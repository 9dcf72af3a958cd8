// The daily comparison with the payment provider's books. Differences are stored for administrators; nothing is corrected.

import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import type { Context } from '#server/context.ts';
import { type BookedPayment, UnreadableEvent } from '#server/providers/payments/payments.ts';
import {
  type Difference,
  deleteSettled,
  findBooked,
  insertDifference,
  listBooked,
  listDoubleSubscriptions,
  listOpenSubscriptions,
  listStuckEvents,
  stuckEvent,
} from './differences.queries.ts';

/** How far back payments are compared, in days. A payment of the last hour may still be on its way. */
const window = { days: 35, freshMs: 3_600_000 };

/** Compares payments, refunds and subscriptions; stores differences, and settles those that are gone. */
export async function comparePayments(context: Context): Promise<void> {
  const { db, log, payments } = context;
  if (!payments.isSetUp) return;
  const began = new Date().toISOString();
  const found = [
    ...(await comparePaymentBooks(context)),
    ...(await compareSubscriptions(context)),
    ...(await listDoubleSubscriptions(db)).map((subject) =>
      difference('two-subscriptions', subject, 'two that run', 'two that run'),
    ),
    ...(await listStuckEvents(db)).map(stuckEvent),
  ];
  await db.transaction(async (tx) => {
    for (const one of found) await insertDifference(tx, one);
    await deleteSettled(tx, found, began);
  });
  if (found.length > 0) log.warn({ differences: found.length }, 'our books and those of the payment provider differ');
}

async function comparePaymentBooks({ db, payments }: Context): Promise<Difference[]> {
  const since = new Date(Date.now() - window.days * 86_400_000).toISOString();
  const theirs = new Map((await payments.listPayments(since)).map((one) => [one.paymentId, one]));
  const ours = await listBooked(db, since);
  // A payment at the edge of the period may be missing from one list, so each is also looked up by id.
  const known = new Map([...ours, ...(await findBooked(db, [...theirs.keys()]))].map((one) => [one.paymentId, one]));
  const until = Date.now() - window.freshMs;
  return [
    ...[...theirs.values()].flatMap((one) => comparePayment(known.get(one.paymentId), one)),
    ...ours
      .filter(({ paymentId, cents, paidAt }) => cents > 0 && !theirs.has(paymentId) && Date.parse(paidAt) < until)
      .filter(({ paidAt }) => Date.parse(paidAt) > Date.parse(since) + window.freshMs)
      .map(({ paymentId, cents }) => difference('payment-unknown-there', paymentId, `${cents} cents`, 'no payment')),
  ];
}

function comparePayment(ours: BookedPayment | undefined, theirs: BookedPayment): Difference[] {
  const { paymentId: subject, cents, refundedCents } = theirs;
  // Fully refunded: nothing is owed.
  if (ours === undefined && refundedCents === cents) return [];
  if (ours === undefined) return [difference('payment-unknown-here', subject, 'no receipt', `${cents} cents`)];
  return [
    ...(ours.cents === cents ? [] : [difference('amount-differs', subject, `${ours.cents} cents`, `${cents} cents`)]),
    ...(ours.refundedCents === refundedCents
      ? []
      : [difference('refund-differs', subject, `${ours.refundedCents} cents`, `${refundedCents} cents`)]),
  ];
}

async function compareSubscriptions({ db, payments }: Context): Promise<Difference[]> {
  const found: Difference[] = [];
  let page = await listOpenSubscriptions(db, null);
  while (page.length > 0) {
    for (const one of page) {
      const theirs = await payments.readSubscription(one.providerSubscriptionId).catch((error: unknown) => {
        if (error instanceof UnreadableEvent) return error;
        throw error;
      });
      const words = theirs instanceof UnreadableEvent ? 'not readable' : theirs ? inWords(theirs) : 'unknown';
      // At the provider, a cancelled one is still active, and a scheduled plan is already the plan.
      const status = one.state === 'cancelled' ? 'active' : one.state;
      const ours = inWords({ status, plan: one.nextPlan ?? one.plan, periodEnd: one.currentPeriodEnd });
      if (ours !== words) found.push(difference('subscription-differs', one.providerSubscriptionId, ours, words));
    }
    page = await listOpenSubscriptions(db, page.at(-1)?.id ?? null);
  }
  return found;
}

/** Normalises a timestamp, because the database omits trailing zeros. */
function inWords({ status, plan, periodEnd }: { status: string; plan: Plan; periodEnd: string }): string {
  return `${status}, ${plan}, until ${new Date(periodEnd).toISOString()}`;
}

function difference(kind: Difference['kind'], subject: string, ours: string, theirs: string): Difference {
  return { kind, subject, ours, theirs };
}
