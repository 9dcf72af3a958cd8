// Payments with Stripe: Checkout, Billing and its portal, and signed webhooks.

import type Stripe from 'stripe';
import { v7 as newId } from 'uuid';
import { isPlan } from '#domain/subscriptions/plans.ts';
import type { Config } from '#server/config.ts';
import {
  type CheckoutOrder,
  type Payments,
  PaymentsUnavailable,
  UnsignedEvent,
  type WantedChange,
} from './payments.ts';
import { askStripe, isMissing, stripeClient } from './stripe-client.ts';
import { stripeEventTypes, stripeFact, subscriptionFact } from './stripe-facts.ts';
import { findPrice, stripeProductName } from './stripe-prices.ts';

type StripeConfig = Pick<Config, 'publicUrl' | 'currency'> & { stripe: NonNullable<Config['stripe']> };

/** Payments with Stripe. Nothing is asked of it, and its library is not loaded, before the first payment. */
export function createStripePayments({ stripe: settings, publicUrl, currency }: StripeConfig): Payments {
  const client = stripeClient(settings);
  const ask = async <T>(question: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client();
    return askStripe(() => question(stripe));
  };

  /** The subscription in an answer of Stripe, at the moment of the answer by Stripe's clock. */
  function answered(subscription: Stripe.Response<Stripe.Subscription>) {
    const date = Date.parse(subscription.lastResponse.headers['date'] ?? '');
    const at = new Date(Number.isNaN(date) ? Date.now() : date).toISOString();
    return subscriptionFact(subscription, { id: `answer_${newId()}`, at, step: 1 });
  }

  return {
    test: null,

    async openEvent(body, signature) {
      const stripe = await client();
      const event = readSigned(stripe, body, signature, settings.webhookSecret);
      if (!stripeEventTypes.includes(event.type)) return null;
      return { id: event.id, type: event.type, payload: event };
    },

    readFact: ({ payload }) => ask((stripe) => stripeFact(stripe, payload as Stripe.Event)),

    async createCustomer({ id, email, name }) {
      const customer = await ask((stripe) =>
        stripe.customers.create({ email, name, metadata: { userId: id } }, { idempotencyKey: `customer:${id}` }),
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
      const { status } = await ask((stripe) => stripe.checkout.sessions.retrieve(checkoutId));
      if (status !== 'open') return false;
      await ask((stripe) => stripe.checkout.sessions.expire(checkoutId));
      return true;
    },

    async openPortal(customer) {
      const session = await ask((stripe) =>
        stripe.billingPortal.sessions.create({ customer, return_url: `${publicUrl}/subscription-management` }),
      );
      return session.url;
    },

    async changeSubscription(id, wanted) {
      const changed = await ask(async (stripe) =>
        stripe.subscriptions.update(id, await changeOf(stripe, id, wanted, currency)),
      );
      const fact = answered(changed);
      if (fact === null) throw new PaymentsUnavailable('Stripe answered with a subscription of other prices');
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
      const from = Math.floor(Date.parse(since) / 1000);
      return ask(async (stripe) => {
        const booked = [];
        for await (const charge of stripe.charges.list({ created: { gte: from }, limit: 100 })) {
          const { payment_intent: intent, amount_captured: cents, amount_refunded: refundedCents, paid } = charge;
          const paymentId = typeof intent === 'string' ? intent : intent?.id;
          if (paid && paymentId !== undefined) booked.push({ paymentId, cents, refundedCents });
        }
        return booked;
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

/** What to ask Stripe for. A larger plan begins a new period at once, and what was not used of the old one is taken off its price. */
async function changeOf(
  stripe: Stripe,
  id: string,
  wanted: WantedChange,
  currency: string,
): Promise<Stripe.SubscriptionUpdateParams> {
  if ('cancelAtPeriodEnd' in wanted) return { cancel_at_period_end: wanted.cancelAtPeriodEnd };
  const { items } = await stripe.subscriptions.retrieve(id);
  const price = await findPrice(stripe, wanted.plan, currency);
  const change = { items: [{ id: items.data[0]?.id ?? '', price }] };
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
