// What Stripe's events say, in facts of our own.

import type Stripe from 'stripe';
import type { ProviderStatus, SubscriptionFact } from '#domain/subscriptions/subscription-state.ts';
import type { PaymentFact } from './payments.ts';
import { planOfPrice } from './stripe-prices.ts';

type EventOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>;
type Reader<T extends Stripe.Event['type']> = (
  event: EventOf<T>,
  at: string,
  stripe: Stripe,
) => PaymentFact | null | Promise<PaymentFact | null>;

/** What each type of event says. Nothing follows from any other type. */
const readers = {
  'checkout.session.completed': ({ data }, at) => paidFact(data.object, at),
  'checkout.session.async_payment_succeeded': ({ data }, at) => paidFact(data.object, at),
  'checkout.session.async_payment_failed': ({ data }) => closedFact(data.object, true),
  'checkout.session.expired': ({ data }) => closedFact(data.object, false),
  'customer.subscription.created': ({ id, data }, at) => subscriptionChanged(data.object, { id, at, step: 0 }),
  'customer.subscription.updated': ({ id, data }, at) => subscriptionChanged(data.object, { id, at, step: 1 }),
  'customer.subscription.deleted': ({ id, data }, at) => subscriptionChanged(data.object, { id, at, step: 2 }),
  'invoice.paid': ({ data }, at, stripe) => renewedFact(stripe, data.object, at),
  'charge.refunded': ({ data }) => refundedFact(data.object.payment_intent, data.object.amount_refunded),
  'charge.dispute.funds_withdrawn': ({ data }) => refundedFact(data.object.payment_intent, data.object.amount),
} satisfies { [T in Stripe.Event['type']]?: Reader<T> };

/** Types of events that something follows from. */
export const stripeEventTypes: readonly string[] = Object.keys(readers);

/** The facts of an event; null when nothing follows from it. */
export async function stripeFact(stripe: Stripe, event: Stripe.Event): Promise<PaymentFact | null> {
  const read = (readers as Record<string, Reader<never> | undefined>)[event.type];
  return read ? read(event as never, iso(event.created), stripe) : null;
}

/** A subscription as it was at a moment; null for one of other prices than ours. */
export function subscriptionFact(
  subscription: Stripe.Subscription,
  told: Pick<SubscriptionFact, 'id' | 'at' | 'step'>,
): SubscriptionFact | null {
  const [item] = subscription.items.data;
  const plan = item && planOfPrice(item.price);
  if (!item || !plan) return null;
  return {
    ...told,
    status: statuses[subscription.status] ?? 'past_due',
    plan,
    periodStart: iso(item.current_period_start),
    periodEnd: iso(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

/** Stripe's words for a subscription. What is not paid for and not given up counts as past due. */
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
  subscription: Stripe.Subscription,
  told: Pick<SubscriptionFact, 'id' | 'at' | 'step'>,
): PaymentFact | null {
  const fact = subscriptionFact(subscription, told);
  if (fact === null) return null;
  const { id: subscriptionId, customer, metadata } = subscription;
  return {
    kind: 'subscription',
    subscriptionId,
    orderId: metadata['orderId'] ?? null,
    customerId: idOf(customer),
    fact,
  };
}

function closedFact({ client_reference_id: orderId }: Stripe.Checkout.Session, hasFailed: boolean): PaymentFact {
  return { kind: 'closed', orderId, hasFailed };
}

/** A checkout for a package that is paid; those for subscriptions are told by their invoices. */
function paidFact(session: Stripe.Checkout.Session, at: string): PaymentFact | null {
  if (session.mode !== 'payment' || session.payment_status !== 'paid') return null;
  return {
    kind: 'paid',
    paymentId: idOf(session.payment_intent) ?? session.id,
    orderId: session.client_reference_id,
    customerId: idOf(session.customer),
    cents: session.amount_total ?? 0,
    taxCents: session.total_details?.amount_tax ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    at,
  };
}

/** The month that an invoice is for. Its event names neither payment nor prices, so it is read again with both. */
async function renewedFact(stripe: Stripe, told: Stripe.Invoice, at: string): Promise<PaymentFact | null> {
  const details = told.parent?.subscription_details;
  if (!details || !told.id) return null;
  const expand = ['payments', 'lines.data.pricing.price_details.price'];
  const invoice = await stripe.invoices.retrieve(told.id, { expand });
  const month = invoice.lines.data.map(lineOf).findLast((one) => one !== null);
  if (!month) return null;
  const { payment } = invoice.payments?.data.find(({ status }) => status === 'paid') ?? {};
  return {
    kind: 'renewed',
    ...month,
    isFirst: invoice.billing_reason === 'subscription_create',
    paymentId: idOf(payment?.payment_intent) ?? told.id,
    orderId: details.metadata?.['orderId'] ?? null,
    customerId: idOf(invoice.customer),
    cents: invoice.amount_paid,
    taxCents: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    currency: invoice.currency.toUpperCase(),
    at,
  };
}

/** The plan and the period of an invoice's line; null for a line that gives back what was not used. */
function lineOf(line: Stripe.InvoiceLineItem) {
  const price = line.pricing?.price_details?.price;
  const plan = typeof price === 'object' ? planOfPrice(price) : null;
  if (plan === null || line.amount <= 0) return null;
  return { plan, periodStart: iso(line.period.start), periodEnd: iso(line.period.end) };
}

function refundedFact(payment: string | { id: string } | null, refundedCents: number): PaymentFact | null {
  const paymentId = idOf(payment);
  return paymentId === null ? null : { kind: 'refunded', paymentId, refundedCents };
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : (thing ?? null);
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
