// Translates Stripe's events into our own facts.

import type Stripe from 'stripe';
import type { ProviderStatus, SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';
import { type PaymentFact, UnreadableEvent } from './payments.ts';
import { planOfPrice } from './stripe-prices.ts';
import {
  Charge,
  ClosedSession,
  Dispute,
  EventHead,
  Invoice,
  InvoiceHead,
  parseStripeObject,
  Refund,
  Session,
  Subscription,
} from './stripe-shapes.ts';

interface Told {
  /** The event's id and time (ISO 8601). */
  id: string;
  at: string;
  stripe: Stripe;
}
type Reader = (object: unknown, delivery: Told) => PaymentFact | null | Promise<PaymentFact | null>;

/** Handlers by event type. Other types are ignored. */
const readers = {
  'checkout.session.completed': sessionFact,
  'checkout.session.async_payment_succeeded': sessionFact,
  'checkout.session.async_payment_failed': (object) => closedFact(object, true),
  'checkout.session.expired': (object) => closedFact(object, false),
  'customer.subscription.created': (object, delivery) => subscriptionChanged(object, { ...delivery, step: 0 }),
  'customer.subscription.updated': (object, delivery) => subscriptionChanged(object, { ...delivery, step: 1 }),
  'customer.subscription.deleted': (object, delivery) => subscriptionChanged(object, { ...delivery, step: 2 }),
  'invoice.paid': renewedFact,
  'charge.refunded': chargeFact,
  'refund.created': (object, delivery) => refundFact(object, delivery),
  'refund.updated': (object, delivery) => refundFact(object, delivery),
  'refund.failed': (object, delivery) => refundFact(object, delivery, true),
  'charge.refund.updated': (object, delivery) => refundFact(object, delivery),
  'charge.dispute.funds_withdrawn': (object, { at }) => disputeFact(object, at),
  'charge.dispute.funds_reinstated': (object, { at }) => disputeFact(object, at, true),
  'charge.dispute.closed': (object, { at }) => disputeFact(object, at),
} satisfies { [T in Stripe.Event['type']]?: Reader };

/** The handled event types. */
export const stripeEventTypes: readonly string[] = Object.keys(readers);

/** The facts of an event; null when there are none. @throws UnreadableEvent */
export async function stripeFact(stripe: Stripe, event: Stripe.Event): Promise<PaymentFact | null> {
  const read = (readers as Record<string, Reader | undefined>)[event.type];
  const { id, created: at } = parseStripeObject(EventHead, event);
  return read ? read(event.data.object, { id, at, stripe }) : null;
}

/** A subscription at a moment; null if its prices are not ours. @throws UnreadableEvent */
export function subscriptionFact(
  object: unknown,
  { id, at, step }: Pick<SubscriptionFact, 'id' | 'at' | 'step'>,
): SubscriptionFact | null {
  const subscription = parseStripeObject(Subscription, object);
  const item = planItem(subscription);
  if (item === null) return null;
  const status = statuses[subscription.status] ?? 'past_due';
  // An end counts even without a known period.
  const otherwise = status === 'ended' ? at : null;
  const periodStart = item.current_period_start ?? subscription.current_period_start ?? otherwise;
  const periodEnd = item.current_period_end ?? subscription.current_period_end ?? otherwise;
  if (periodStart === null || periodEnd === null) throw new UnreadableEvent('current_period_end: not there');
  const { cancel_at: cancelAt } = subscription;
  const cancelAtPeriodEnd = subscription.cancel_at_period_end || (cancelAt != null && cancelAt <= periodEnd);
  return { id, at, step, status, plan: item.plan, periodStart, periodEnd, cancelAtPeriodEnd };
}

/** The subscription's item that is one of our plans; null for none. */
export function planItem({ items }: Subscription) {
  for (const item of items.data) {
    const own = planOfPrice(item.price ?? null);
    if (own !== null) return { ...item, plan: own.plan };
  }
  return null;
}

/** Maps Stripe's statuses. Unpaid but not given up counts as past due. */
const statuses: Record<string, ProviderStatus> = {
  incomplete: 'incomplete',
  incomplete_expired: 'ended',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'ended',
};

function subscriptionChanged(
  object: unknown,
  delivery: Pick<SubscriptionFact, 'id' | 'at' | 'step'>,
): Extract<PaymentFact, { kind: 'subscription' }> | null {
  const { id: subscriptionId, customer, metadata } = parseStripeObject(Subscription, object);
  const orderId = metadata?.orderId ?? null;
  const fact = subscriptionFact(object, delivery);
  if (fact !== null) return { kind: 'subscription', subscriptionId, orderId, customerId: customer ?? null, fact };
  if (orderId !== null) throw new UnreadableEvent('items: no price of a plan');
  return null;
}

function closedFact(object: unknown, hasFailed: boolean): PaymentFact {
  return { kind: 'closed', orderId: orderOf(parseStripeObject(ClosedSession, object)), hasFailed };
}

/** A completed checkout. Paid subscriptions are reported by their invoices instead. */
function sessionFact(object: unknown, { at }: Told): PaymentFact | null {
  const session = parseStripeObject(Session, object);
  const orderId = orderOf(session);
  if (session.payment_status === 'unpaid') return { kind: 'pending', orderId };
  if (session.mode !== 'payment') return null;
  return {
    kind: 'paid',
    paymentId: session.payment_intent ?? session.id,
    orderId,
    customerId: session.customer ?? null,
    cents: session.amount_total ?? 0,
    taxCents: session.total_details?.amount_tax ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    at,
  };
}

function orderOf({ client_reference_id: reference, metadata }: Pick<Session, 'client_reference_id' | 'metadata'>) {
  return reference ?? metadata?.orderId ?? null;
}

/** The month of an invoice; null if it is not for one of our plans. */
async function renewedFact(object: unknown, { at, stripe }: Told): Promise<PaymentFact | null> {
  const head = parseStripeObject(InvoiceHead, object);
  const subscriptionId = detailsOf(head).subscription;
  if (!subscriptionId) return null;
  const { invoice, month } = await readInvoice(stripe, object, head.id);
  const orderId =
    detailsOf(head).metadata?.orderId ?? month?.orderId ?? (await orderOfSubscription(stripe, subscriptionId));
  if (month === null) {
    if (orderId !== null) throw new UnreadableEvent('lines: no price of a plan');
    return null;
  }
  return {
    kind: 'renewed',
    ...month,
    subscriptionId,
    orderId,
    isFirst: invoice.billing_reason === 'subscription_create',
    paymentId: intentOf(invoice) ?? invoice.id,
    customerId: invoice.customer ?? null,
    cents: invoice.amount_paid,
    taxCents: sum(invoice.total_taxes ?? invoice.total_tax_amounts ?? []),
    currency: invoice.currency.toUpperCase(),
    at,
  };
}

function detailsOf({ parent, subscription_details: earlier, subscription }: InvoiceHead) {
  const details = parent?.subscription_details ?? earlier;
  return { subscription: details?.subscription ?? subscription, metadata: details?.metadata };
}

/** An invoice with its payment and plan. Later event versions omit both, so the invoice is fetched again. */
async function readInvoice(stripe: Stripe, object: unknown, id: string) {
  const delivery = Invoice.safeParse(object);
  if (delivery.success && intentOf(delivery.data) !== null) {
    const month = monthOf(delivery.data);
    if (month !== null) return { invoice: delivery.data, month };
  }
  const expand = ['payments', 'lines.data.pricing.price_details.price'];
  const invoice = parseStripeObject(Invoice, await stripe.invoices.retrieve(id, { expand }));
  return { invoice, month: monthOf(invoice) };
}

function intentOf({ payments, payment_intent: earlier }: Invoice): string | null {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  return paid?.payment?.payment_intent ?? earlier ?? null;
}

/** The plan and period of an invoice, and the deduction for unused time; null without a plan's line. */
function monthOf({ lines }: Invoice) {
  const own = lines.data.flatMap((line) => {
    const expanded = line.pricing?.price_details?.price;
    const plan = planOfPrice(line.price ?? (typeof expanded === 'object' ? expanded : null));
    return plan === null ? [] : [{ ...line, ...plan }];
  });
  const month = own.findLast(({ amount }) => amount >= 0);
  if (!month) return null;
  const { plan, priceCents, period, metadata } = month;
  return {
    plan,
    priceCents,
    unusedCents: -sum(own.filter(({ amount }) => amount < 0)),
    periodStart: period.start,
    periodEnd: period.end,
    orderId: metadata?.orderId ?? null,
  };
}

/** Earlier versions' invoices do not name the subscription's order. */
async function orderOfSubscription(stripe: Stripe, id: string): Promise<string | null> {
  return parseStripeObject(Subscription, await stripe.subscriptions.retrieve(id)).metadata?.orderId ?? null;
}

/** The total refunded of a charge, because its event names no single refund. */
function chargeFact(object: unknown, { at }: Told): PaymentFact {
  const charge = parseStripeObject(Charge, object);
  const paymentId = paymentOf(charge);
  const cents = charge.amount_refunded;
  return { kind: 'returned', paymentId, fact: { id: paymentId, kind: 'total', cents, isUndone: false, since: at, at } };
}

function refundFact(object: unknown, { at }: Told, hasFailed = false): PaymentFact {
  const refund = parseStripeObject(Refund, object);
  const { id, amount: cents, status, created: since } = refund;
  const isUndone = hasFailed || status === 'failed' || status === 'canceled';
  const fact = { id, kind: 'refund', cents, isUndone, since: since ?? at, at } as const;
  return { kind: 'returned', paymentId: paymentOf(refund), fact };
}

/** Money that a dispute took or returned, at a moment. Mere inquiries move no money. @throws UnreadableEvent */
export function disputeFact(
  object: unknown,
  at: string,
  isReinstated = false,
): Extract<PaymentFact, { kind: 'returned' }> {
  const dispute = parseStripeObject(Dispute, object);
  const { id, amount: cents, status, created: since } = dispute;
  const isUndone = isReinstated || status === 'won' || status === 'prevented' || status.startsWith('warning_');
  const fact = { id, kind: 'dispute', cents, isUndone, since: since ?? at, at } as const;
  return { kind: 'returned', paymentId: paymentOf(dispute), fact };
}

function paymentOf({ payment_intent: intent, charge }: { payment_intent?: string | null; charge?: string | null }) {
  const paymentId = intent ?? charge;
  if (!paymentId) throw new UnreadableEvent('payment_intent: not there');
  return paymentId;
}

function sum(amounts: readonly { amount: number }[]): number {
  return amounts.reduce((all, { amount }) => all + amount, 0);
}
