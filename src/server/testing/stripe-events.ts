// Stripe's events in tests: its objects with Stripe's signature, and the answers for a checkout.

import { Stripe } from 'stripe';
import { endpoints } from '#contract/endpoints.ts';
import { webhooks } from '#contract/webhooks.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { makePlayer } from './factories.ts';
import type { FakeStripe } from './fake-stripe.ts';
import type { TestApp } from './test-app.ts';

export const stripeSecret = 'whsec_fake';

/** The settings of a server that uses the fake. */
export function stripeSettings({ url }: FakeStripe) {
  return { STRIPE_SECRET_KEY: 'sk_test_fake', STRIPE_WEBHOOK_SECRET: stripeSecret, STRIPE_API_URL: url };
}

/** Stripe's timestamps: an hour ago, and days from then. */
const started = Math.floor(Date.now() / 1000) - 3600;
export const seconds = (days = 0) => started + days * 86_400;

export const price = (plan: string, cents: number) => ({
  id: `price_${plan}`,
  lookup_key: `pala_${plan}_eur_${cents}`,
});

/** Sets up the fake's customers, checkouts and prices, and clears its requests. */
export function answerCheckouts(fake: FakeStripe): void {
  fake.asked.length = 0;
  let count = 0;
  Object.assign(fake.answers, {
    'POST /v1/customers': ({ form }) => ({ body: { id: `cus_${form['metadata[userId]']?.replaceAll('-', '')}` } }),
    'POST /v1/checkout/sessions': ({ form }) => ({
      body: { id: `cs_${(count += 1)}`, url: `https://checkout.stripe.test/${form['client_reference_id']}` },
    }),
    'GET /v1/prices': ({ form }) => ({
      body: { data: form['lookup_keys[0]']?.includes('pro') ? [price('pro', 1999)] : [] },
    }),
    'POST /v1/prices': ({ form }) => ({ body: { id: 'price_made', lookup_key: form['lookup_key'] } }),
  } satisfies FakeStripe['answers']);
}

/** Posts an event, signed by Stripe's own library, and runs the jobs that follow. */
export async function postStripe(
  test: TestApp,
  type: string,
  object: object,
  { days = 0, id = `evt_${type}_${Math.random()}` } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, created: seconds(days), data: { object } });
  const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload, secret: stripeSecret });
  const { path: url, signatureHeader } = webhooks.paymentEvents;
  const headers = { 'content-type': 'application/json; charset=utf-8', [signatureHeader]: signature };
  const answer = await test.app.inject({ method: 'POST', url, payload, headers });
  await test.runJobs();
  return answer.statusCode;
}

/** A player with an open order, and their Stripe id. */
export async function stripeOrder(test: TestApp, product: ProductId) {
  const player = await makePlayer(test.context.db);
  const { body } = await test.call(player, endpoints.startCheckout, { body: { product } });
  const orderId = body.url.split('/').at(-1) ?? '';
  return { player, orderId, customer: `cus_${player.id.replaceAll('-', '')}`, url: body.url };
}

/** A paid checkout of three credits. */
export const session = (orderId: string, customer: string, parts: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  mode: 'payment',
  payment_status: 'paid',
  client_reference_id: orderId,
  customer,
  payment_intent: `pi_${orderId.replaceAll('-', '')}`,
  amount_total: 3900,
  total_details: { amount_tax: 780 },
  currency: 'eur',
  ...parts,
});

const period = { current_period_start: seconds(), current_period_end: seconds(31) };

/** An active Premium subscription. */
export const subscriptionBody = (orderId: string, customer: string, parts: object = {}) => ({
  id: `sub_${orderId.replaceAll('-', '')}`,
  object: 'subscription',
  status: 'active',
  customer,
  metadata: { orderId },
  cancel_at_period_end: false,
  items: { data: [{ id: 'si_1', price: price('premium', 999), ...period }] },
  ...parts,
});

/** The invoice of a subscription's first month, with its payment and prices. */
export const invoiceBody = (orderId: string, customer: string, parts: object = {}) => ({
  id: `in_${orderId.replaceAll('-', '')}`,
  parent: { subscription_details: { subscription: `sub_${orderId.replaceAll('-', '')}`, metadata: { orderId } } },
  customer,
  billing_reason: 'subscription_create',
  amount_paid: 999,
  currency: 'eur',
  total_taxes: [{ amount: 200 }],
  payments: {
    data: [
      { status: 'paid', payment: { type: 'payment_intent', payment_intent: `pi_${orderId.replaceAll('-', '')}` } },
    ],
  },
  lines: {
    data: [
      {
        amount: 999,
        period: { start: seconds(), end: seconds(31) },
        pricing: { price_details: { price: price('premium', 999) } },
      },
    ],
  },
  ...parts,
});
