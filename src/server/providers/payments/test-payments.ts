// The test provider, for installations without a real one. It keeps its own books and signs its events; no money moves.

import { createHmac } from 'node:crypto';
import { v7 as newId } from 'uuid';
import { monthAfter } from '#domain/payments/subscriptions/billing-period.ts';
import { isPlan, plans } from '#domain/payments/subscriptions/plans.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';
import type { Database } from '#server/db/database.ts';
import {
  insertPayment,
  insertSubscription,
  listDueSubscriptions,
  listPayments,
  lockSubscription,
  moveCheckout,
  type TestSubscription,
  updateSubscription,
} from '#server/db/test-provider-books.ts';
import { isSigned, signEvent } from './event-signatures.ts';
import { type PaymentFact, type Payments, PaymentsUnavailable, type TestControls, UnsignedEvent } from './payments.ts';

/** The test provider's signing secret. */
export function testSigningSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('payments of the test provider').digest('hex');
}

/** An event of the test provider. */
export function testEvent(fact: PaymentFact, id = `test_evt_${newId()}`): string {
  return JSON.stringify({ id, type: `test.${fact.kind}`, fact });
}

/** Creates the test provider. Its events go nowhere until `test.deliverTo` is called. */
export function createTestPayments(db: Database, sessionSecret: string): Payments & { test: TestControls } {
  const secret = testSigningSecret(sessionSecret);
  let deliver = async (_body: string, _signature: string): Promise<void> => {};

  async function tell(fact: PaymentFact, id?: string): Promise<void> {
    const body = testEvent(fact, id);
    await deliver(body, signEvent(body, secret));
  }

  async function tellState(subscriptionId: string, record: TestSubscription): Promise<SubscriptionFact> {
    const fact = factOf(record);
    const { orderId, customerId } = record;
    await tell({ kind: 'subscription', subscriptionId, orderId, customerId, fact }, fact.id);
    return fact;
  }

  /** Books and reports the payment of a subscription's current period, minus the unused part of the previous plan. */
  async function payPeriod(subscriptionId: string, record: TestSubscription, isFirst: boolean, unusedCents = 0) {
    const { orderId, customerId, currency, plan, periodStart, periodEnd } = record;
    const paymentId = `test_pay_${subscriptionId}_${Date.parse(periodStart)}`;
    const { cents: priceCents } = plans[plan];
    const cents = priceCents - unusedCents;
    await insertPayment(db, { paymentId, cents, refundedCents: 0 });
    const payment = { paymentId, orderId, customerId, cents, taxCents: 0, currency, at: now() };
    const month = { plan, isFirst, periodStart, periodEnd, priceCents, unusedCents };
    await tell({ kind: 'renewed', subscriptionId, ...month, ...payment }, `test_evt_${paymentId}`);
  }

  /** Changes a subscription; null when there is none, or nothing to change. */
  function change(id: string, changed: (record: TestSubscription) => Partial<TestSubscription> | null) {
    return db.transaction(async (tx) => {
      const record = await lockSubscription(tx, id);
      const parts = record && record.status !== 'ended' ? changed(record) : null;
      if (record === null || parts === null) return null;
      const after = { ...record, ...parts };
      await updateSubscription(tx, id, after);
      return { before: record, after };
    });
  }

  async function renew(subscriptionId: string, outcome: 'pay' | 'fail'): Promise<void> {
    const renewed = await change(subscriptionId, (record) => {
      if (record.cancelAtPeriodEnd && record.status === 'active') return { status: 'ended' };
      const status = outcome === 'pay' ? 'active' : 'past_due';
      // An open payment is retried; otherwise the next period begins.
      if (record.status === 'past_due') return { status };
      return { status, periodStart: record.periodEnd, periodEnd: monthAfter(record.periodEnd) };
    });
    if (renewed === null) return;
    await tellState(subscriptionId, renewed.after);
    const isPaid = renewed.after.status === 'active';
    if (isPaid) await payPeriod(subscriptionId, renewed.after, false);
  }

  return {
    isSetUp: true,

    async openEvent(body, signature) {
      if (!isSigned(body, signature, secret)) throw new UnsignedEvent('the signature is not right');
      const event = JSON.parse(body.toString()) as { id: string; type: string; fact: PaymentFact };
      return { id: event.id, type: event.type, payload: event.fact };
    },
    readFact: async ({ payload }) => payload as PaymentFact,
    createCustomer: async () => `test_cus_${newId()}`,
    openCheckout: async ({ id }) => ({ checkoutId: checkoutOf(id), url: `/test-checkout/${id}` }),
    closeCheckout: async (id) => (await moveCheckout(db, id, ['open', 'failed'], 'closed')) === 'closed',
    openPortal: async () => '/test-billing',

    async changeSubscription(id, wanted) {
      const changed = await change(id, ({ plan }) => {
        if ('cancelAtPeriodEnd' in wanted) return wanted;
        if (wanted.when === 'at-period-end' || wanted.plan === plan) return { plan: wanted.plan };
        return { plan: wanted.plan, periodStart: now(), periodEnd: monthAfter(now()) };
      });
      if (changed === null) throw new PaymentsUnavailable('the test provider has no such subscription that runs');
      const { before, after } = changed;
      if (after.periodStart !== before.periodStart) await payPeriod(id, after, false, centsLeft(before));
      return tellState(id, after);
    },

    async endSubscription(id) {
      const ended = await change(id, () => ({ status: 'ended' }));
      if (ended !== null) await tellState(id, ended.after);
    },

    async readSubscription(id) {
      const record = await db.transaction((tx) => lockSubscription(tx, id));
      return record && factOf(record);
    },

    listPayments: (since) => listPayments(db, since),

    test: {
      deliverTo(to) {
        deliver = to;
      },

      async settle(order, outcome) {
        const { from, to } = settling[outcome];
        if ((await moveCheckout(db, checkoutOf(order.id), from, to)) !== to) return false;
        const { id: orderId, product, cents, currency, customerId } = order;
        if (outcome === 'delay') await tell({ kind: 'pending', orderId }, `test_evt_pending_${orderId}`);
        else if (outcome === 'fail')
          await tell({ kind: 'closed', orderId, hasFailed: true }, `test_evt_failed_${orderId}`);
        else if (isPlan(product)) {
          const subscriptionId = `test_sub_${orderId}`;
          const period = { periodStart: now(), periodEnd: monthAfter(now()) };
          const rest = { status: 'active', plan: product, cancelAtPeriodEnd: false } as const;
          await insertSubscription(db, subscriptionId, { orderId, customerId, currency, ...rest, ...period });
          // A double click leads to one subscription: the one booked first.
          const record = await db.transaction((tx) => lockSubscription(tx, subscriptionId));
          if (record === null) return false;
          await tellState(subscriptionId, record);
          await payPeriod(subscriptionId, record, true);
        } else {
          const paymentId = `test_pay_${orderId}`;
          await insertPayment(db, { paymentId, cents, refundedCents: 0 });
          const payment = { paymentId, orderId, customerId, cents, taxCents: 0, currency, at: now() };
          await tell({ kind: 'paid', ...payment }, `test_evt_${paymentId}`);
        }
        return true;
      },

      renew,

      async renewDue() {
        for (const id of await listDueSubscriptions(db)) await renew(id, 'pay');
      },
    },
  };
}

const now = () => new Date().toISOString();
const checkoutOf = (orderId: string) => `test_cs_${orderId}`;

/** Transitions of a checkout. Repeating its last one reports it again, because the event may have been lost. */
const settling = {
  pay: { from: ['open', 'pending'], to: 'paid' },
  delay: { from: ['open'], to: 'pending' },
  fail: { from: ['open', 'pending'], to: 'failed' },
} as const;

/** The subscription's current state, as the provider reports it. */
function factOf({ status, plan, periodStart, periodEnd, cancelAtPeriodEnd }: TestSubscription): SubscriptionFact {
  const step = status === 'ended' ? 2 : 1;
  return {
    id: `test_evt_${newId()}`,
    at: now(),
    step,
    status,
    plan,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd,
  };
}

/** The unused part of a period's price, in cents. */
function centsLeft({ plan, periodStart, periodEnd }: TestSubscription): number {
  const [start, end] = [Date.parse(periodStart), Date.parse(periodEnd)];
  const left = Math.min(1, Math.max(0, (end - Date.now()) / (end - start)));
  return Math.floor(plans[plan].cents * left);
}
