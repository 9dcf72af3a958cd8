// A payment provider in memory: checkouts, subscriptions and their months, refunds, and events that arrive late, twice and out of order.

import { monthAfter } from '#domain/payments/subscriptions/billing-period.ts';
import { isPlan, plans } from '#domain/payments/subscriptions/plans.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';
import {
  type CheckoutOrder,
  type PaymentFact,
  type Payments,
  PaymentsUnavailable,
} from '#server/providers/payments/payments.ts';

type Month = Extract<PaymentFact, { kind: 'renewed' }>;

interface Subscription {
  id: string;
  orderId: string;
  customerId: string;
  plan: keyof typeof plans;
  status: 'active' | 'past_due' | 'ended';
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
  failures: number;
}

/** An event on its way, or one that has been acknowledged. */
export interface ProviderEvent {
  id: string;
  fact: PaymentFact;
  isAcknowledged: boolean;
}

/** Days in which open invoices are tried again, once a day, before a subscription ends. */
const mostFailures = 3;

/** Opens a provider. `base` checks signatures. */
export function openProvider(base: Payments) {
  const checkouts = new Map<
    string,
    { order: CheckoutOrder; state: 'open' | 'pending' | 'paid' | 'failed' | 'closed' }
  >();
  const subscriptions = new Map<string, Subscription>();
  const changes = new Map<string, SubscriptionFact>();
  const events: ProviderEvent[] = [];
  const payments: Extract<PaymentFact, { kind: 'paid' | 'renewed' }>[] = [];
  let seconds = 0;
  /** Whether the next call gets no answer, and whether it is carried out. */
  let silent: 'before' | 'after' | null = null;

  const now = () => new Date(Date.now() + (seconds += 1) * 1000).toISOString();
  const next = (name: string) => `${name}_${checkouts.size}_${events.length}_${seconds}`;

  function tell(fact: PaymentFact): void {
    events.push({ id: next('evt'), fact, isAcknowledged: false });
  }

  function stateOf(one: Subscription): SubscriptionFact {
    const { status, plan, periodStart, periodEnd, cancelAtPeriodEnd } = one;
    return {
      id: next('fact'),
      at: now(),
      step: status === 'ended' ? 2 : 1,
      status,
      plan,
      periodStart,
      periodEnd,
      cancelAtPeriodEnd,
    };
  }

  function tellState(one: Subscription): SubscriptionFact {
    const fact = stateOf(one);
    tell({ kind: 'subscription', subscriptionId: one.id, orderId: one.orderId, customerId: one.customerId, fact });
    return fact;
  }

  function charge(one: Subscription, isFirst: boolean, unusedCents: number): void {
    const priceCents = plans[one.plan].cents;
    if (priceCents === unusedCents) return;
    const { orderId, customerId, plan, periodStart, periodEnd } = one;
    const month = { subscriptionId: one.id, plan, isFirst, periodStart, periodEnd, priceCents, unusedCents };
    const payment = { paymentId: next('pay'), orderId, customerId, cents: priceCents - unusedCents };
    const fact: Month = { kind: 'renewed', ...month, ...payment, taxCents: 0, currency: 'EUR', at: now() };
    payments.push(fact);
    tell(fact);
  }

  /** Carries a call out, unless its answer, or it itself, is lost. */
  async function answer<T>(work: () => T): Promise<T> {
    const lost = silent;
    silent = null;
    if (lost !== 'before') {
      const result = work();
      if (lost === null) return result;
    }
    throw new PaymentsUnavailable('no answer', { isAnswered: false });
  }

  const running = (id: string) => {
    const one = subscriptions.get(id);
    if (!one || one.status === 'ended') throw new PaymentsUnavailable('no such subscription');
    return one;
  };

  const port: Payments = {
    isSetUp: true,
    openEvent: base.openEvent,
    readFact: base.readFact,
    listPayments: base.listPayments,
    openPortal: base.openPortal,
    test: null,
    createCustomer: ({ id }) => answer(() => `cus_${id}`),
    openCheckout: (order) =>
      answer(() => {
        if (!checkouts.has(order.id)) checkouts.set(order.id, { order, state: 'open' });
        return { checkoutId: order.id, url: `/checkout/${order.id}` };
      }),
    closeCheckout: (id) =>
      answer(() => {
        const checkout = checkouts.get(id);
        if (checkout?.state === 'open' || checkout?.state === 'failed') checkout.state = 'closed';
        return checkout === undefined || checkout.state === 'closed';
      }),
    changeSubscription: (id, change, key) =>
      answer(() => {
        const one = running(id);
        const before = { ...one };
        const known = changes.get(key);
        if (known) return known;
        if ('cancelAtPeriodEnd' in change) one.cancelAtPeriodEnd = change.cancelAtPeriodEnd;
        else one.plan = change.plan;
        if ('when' in change && change.when === 'now') {
          const at = now();
          Object.assign(one, { periodStart: at, periodEnd: monthAfter(at) });
          charge(one, false, centsLeft(before, at));
        }
        const fact = tellState(one);
        changes.set(key, fact);
        return fact;
      }),
    endSubscription: (id) =>
      answer(() => {
        const one = subscriptions.get(id);
        if (one && one.status !== 'ended') end(one);
      }),
    readSubscription: (id) =>
      answer(() => {
        const one = subscriptions.get(id);
        return one ? stateOf(one) : null;
      }),
  };

  function end(one: Subscription): void {
    one.status = 'ended';
    tellState(one);
  }

  return {
    port,
    events,
    payments,
    /** Every order whose checkout was opened. */
    orders: { get: (id: string) => checkouts.get(id)?.order },
    subscriptions,
    /** The next call that the shop makes gets no answer. */
    loseNext(when: 'before' | 'after' | null) {
      silent = when;
    },
    /** Checkouts that someone could still pay, in the order in which they were opened. */
    payable: () => [...checkouts.values()].filter(({ state }) => state === 'open' || state === 'pending'),
    /** The buyer is done: the money is there, takes days, or is refused. False for a checkout that has been closed. */
    settle(orderId: string, outcome: 'pay' | 'delay' | 'fail'): boolean {
      const checkout = checkouts.get(orderId);
      if (checkout?.state !== 'open' && checkout?.state !== 'pending') return false;
      const { order } = checkout;
      checkout.state = ({ pay: 'paid', delay: 'pending', fail: 'failed' } as const)[outcome];
      const { customerId, product, cents, currency } = order;
      if (outcome === 'delay') tell({ kind: 'pending', orderId });
      else if (outcome === 'fail') tell({ kind: 'closed', orderId, hasFailed: true });
      else if (isPlan(product)) {
        const at = now();
        const one: Subscription = {
          id: `sub_${orderId}`,
          orderId,
          customerId,
          plan: product,
          periodStart: at,
          periodEnd: monthAfter(at),
          status: 'active',
          cancelAtPeriodEnd: false,
          failures: 0,
        };
        subscriptions.set(one.id, one);
        tellState(one);
        charge(one, true, 0);
      } else {
        const payment = { paymentId: next('pay'), orderId, customerId, cents, taxCents: 0, currency, at: now() };
        payments.push({ kind: 'paid', ...payment });
        tell({ kind: 'paid', ...payment });
      }
      return true;
    },
    /** Begins a refund or a dispute of so many cents of a payment, or undoes it. */
    giveBack(paymentId: string, id: string, kind: 'refund' | 'dispute', cents: number, isUndone: boolean): void {
      const at = now();
      tell({ kind: 'returned', paymentId, fact: { id, kind, cents, isUndone, since: at, at } });
    },
    /** Renews, tries again or ends whatever is due; every other payment fails while `fails`. */
    renewDue(fails: boolean): void {
      for (const one of subscriptions.values()) {
        if (one.status === 'ended') continue;
        const isDue = Date.parse(one.periodEnd) <= Date.now();
        if (isDue && one.cancelAtPeriodEnd) end(one);
        else if (one.status === 'past_due') {
          one.failures += fails ? 1 : 0;
          if (one.failures >= mostFailures) end(one);
          else if (!fails) pay(one);
        } else if (isDue) {
          Object.assign(one, { periodStart: one.periodEnd, periodEnd: monthAfter(one.periodEnd), failures: 0 });
          if (fails) one.status = 'past_due';
          if (fails) tellState(one);
          else pay(one);
        }
      }
    },
  };

  function pay(one: Subscription): void {
    one.status = 'active';
    tellState(one);
    charge(one, false, 0);
  }
}

/** The unused part of a period's price, in cents. */
function centsLeft({ plan, periodStart, periodEnd }: Subscription, at: string): number {
  const [start, end, now] = [periodStart, periodEnd, at].map((moment) => Date.parse(moment)) as [
    number,
    number,
    number,
  ];
  return Math.floor(plans[plan].cents * Math.min(1, Math.max(0, (end - now) / (end - start))));
}
