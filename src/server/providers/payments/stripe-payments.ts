// Payments with Stripe: Checkout, Billing and its portal, and signed webhooks.

import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { v7 as newId } from 'uuid';
import { returnedCents } from '#domain/payments/money/money-returns.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import type { Config } from '#server/config.ts';
import {
  type BookedPayment,
  type CheckoutOrder,
  type PaymentFact,
  type Payments,
  PaymentsUnavailable,
  UnreadableEvent,
  UnsignedEvent,
  type WantedChange,
} from './payments.ts';
import { callStripe, isMissing, isRefused, stripeClient } from './stripe-client.ts';
import { disputeFact, planItem, stripeEventTypes, stripeFact, subscriptionFact } from './stripe-facts.ts';
import { findPrice, stripeProductName } from './stripe-prices.ts';
import { parseStripeObject, Subscription } from './stripe-shapes.ts';

type StripeConfig = Pick<Config, 'publicUrl' | 'currency'> & { stripe: NonNullable<Config['stripe']> };

/** Payments with Stripe. Makes no requests and loads no library before the first payment. */
export function createStripePayments({ stripe: settings, publicUrl, currency }: StripeConfig): Payments {
  const client = stripeClient(settings);
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client();
    return callStripe(() => question(stripe));
  };

  /** The subscription in Stripe's answer, at the time of Stripe's clock. */
  function answered(subscription: Stripe.Response<Stripe.Subscription>) {
    const date = Date.parse(subscription.lastResponse.headers['date'] ?? '');
    const at = new Date(Number.isNaN(date) ? Date.now() : date).toISOString();
    return subscriptionFact(subscription, { id: `answer_${newId()}`, at, step: 1 });
  }

  return {
    test: null,
    isSetUp: true,

    async openEvent(body, signature) {
      const stripe = await client();
      const event = readSigned(stripe, body, signature, settings.webhookSecret);
      if (!stripeEventTypes.includes(event.type)) return null;
      return { id: event.id, type: event.type, payload: event };
    },

    readFact: ({ payload }) => ask((stripe) => stripeFact(stripe, payload as Stripe.Event)),

    async createCustomer({ id, email, name }) {
      // Stripe refuses a key that comes again with something else, such as a junior's next guardian.
      const idempotencyKey = `customer:${createHash('sha256').update([id, email, name].join('\n')).digest('hex')}`;
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, name, metadata: { userId: id } }, { idempotencyKey }),
      );
      return customer.id;
    },

    async openCheckout(order) {
      const { id: checkoutId, url } = await ask(async (stripe) =>
        stripe.checkout.sessions.create(await checkoutOf(stripe, order), { idempotencyKey: `checkout:${order.id}` }),
      );
      if (url === null) throw new PaymentsUnavailable('Stripe opened a checkout without an address');
      return { checkoutId, url };
    },

    async closeCheckout(checkoutId) {
      try {
        const { status } = await ask((stripe) => stripe.checkout.sessions.retrieve(checkoutId));
        if (status !== 'open') return status === 'expired';
        await ask((stripe) => stripe.checkout.sessions.expire(checkoutId));
        return true;
      } catch (error) {
        // Opened with earlier keys, so it cannot be paid here.
        if (isMissing(error)) return true;
        // The buyer finished between the two requests.
        if (isRefused(error)) return false;
        throw error;
      }
    },

    async openPortal(customer) {
      const session = await ask((stripe) =>
        stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/subscription-management` }),
      );
      return session.url;
    },

    async changeSubscription(id, wanted, key) {
      const changed = await ask(async (stripe) => {
        const current = await stripe.subscriptions.retrieve(id);
        const item = planItem(parseStripeObject(Subscription, current));
        // An earlier attempt whose answer was lost has already done it.
        if ('plan' in wanted && item?.plan === wanted.plan) return current;
        const change = await changeOf(stripe, item?.id, wanted, currency);
        return stripe.subscriptions.update(id, change, { idempotencyKey: key });
      });
      const fact = answered(changed);
      if (fact === null) throw new UnreadableEvent('items: no price of a plan');
      return fact;
    },

    async endSubscription(id) {
      await ask((stripe) => stripe.subscriptions.cancel(id)).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },

    async readSubscription(id) {
      try {
        return answered(await ask((stripe) => stripe.subscriptions.retrieve(id)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async listPayments(since) {
      const created = { gte: Math.floor(Date.parse(since) / 1000) };
      return ask(async (stripe) => {
        const booked: (BookedPayment & { disputed: boolean })[] = [];
        for await (const charge of stripe.charges.list({ created, limit: 100 })) {
          const { payment_intent: intent, amount_captured: cents, amount_refunded: refundedCents, paid } = charge;
          const paymentId = typeof intent === 'string' ? intent : intent?.id;
          if (paid && paymentId !== undefined)
            booked.push({ paymentId, cents, refundedCents, disputed: charge.disputed });
        }
        if (!booked.some(({ disputed }) => disputed)) return booked;
        const facts: Extract<PaymentFact, { kind: 'returned' }>[] = [];
        for await (const dispute of stripe.disputes.list({ created, limit: 100 }))
          facts.push(disputeFact(dispute, since));
        return booked.map(({ paymentId, cents, refundedCents }) => {
          const taken = returnedCents(facts.filter((one) => one.paymentId === paymentId).map(({ fact }) => fact));
          return { paymentId, cents, refundedCents: Math.min(cents, refundedCents + taken) };
        });
      });
    },
  };

  async function checkoutOf(stripe: Stripe, order: CheckoutOrder): Promise<Stripe.Checkout.SessionCreateParams> {
    const { id: orderId, product, cents, customerId: customer } = order;
    const metadata = { orderId };
    const shared = {
      customer,
      client_reference_id: orderId,
      metadata,
      success_url: `${publicUrl}/player/profile?payment=success`,
      cancel_url: `${publicUrl}/payment?product=${product}&cancelled=true`,
      ...(settings.hasTax && {
        automatic_tax: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        tax_id_collection: { enabled: true },
      }),
    } as const;
    if (isPlan(product)) {
      const line = { price: await findPrice(stripe, product, order.currency), quantity: 1 };
      return { mode: 'subscription', line_items: [line], subscription_data: { metadata }, ...shared };
    }
    const price = {
      currency: order.currency.toLowerCase(),
      unit_amount: cents,
      tax_behavior: 'inclusive',
      product_data: { name: stripeProductName(product) },
    } as const;
    return {
      mode: 'payment',
      line_items: [{ price_data: price, quantity: 1 }],
      payment_intent_data: { metadata },
      ...shared,
    };
  }
}

/** Stripe's parameters of a change. A larger plan starts a new period at once, minus the unused part of the old one. */
async function changeOf(
  stripe: Stripe,
  itemId: string | undefined,
  wanted: WantedChange,
  currency: string,
): Promise<Stripe.SubscriptionUpdateParams> {
  if ('cancelAtPeriodEnd' in wanted) return { cancel_at_period_end: wanted.cancelAtPeriodEnd };
  if (itemId === undefined) throw new UnreadableEvent('items: no price of a plan');
  const change = { items: [{ id: itemId, price: await findPrice(stripe, wanted.plan, currency) }] };
  if (wanted.when === 'at-period-end') return { ...change, proration_behavior: 'none' };
  const atOnce: Stripe.SubscriptionUpdateParams = {
    proration_behavior: 'always_invoice',
    billing_cycle_anchor: { type: 'now' },
    // A payment that fails changes nothing.
    payment_behavior: 'error_if_incomplete',
  };
  return { ...change, ...atOnce };
}

function readSigned(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    throw new UnsignedEvent('the signature is not right', { cause: error });
  }
}
