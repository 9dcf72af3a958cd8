// What Stripe's events say in the shapes of earlier and later versions, about money that goes back, and when changes come at once.

import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { paymentEvents, receipts } from '#server/db/schema/index.ts';
import { comparePayments } from '#server/features/payments/reconciliation.commands.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { openFakeStripe } from '#server/testing/fake-stripe.ts';
import { creditsOf } from '#server/testing/payments.ts';
import {
  answerCheckouts,
  invoiceBody,
  postStripe,
  price,
  seconds,
  session,
  stripeOrder,
  stripeSettings,
  subscriptionBody,
} from '#server/testing/stripe-events.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const fake = await openFakeStripe();
afterAll(() => fake.close());
const test = useTestApp(stripeSettings(fake));
beforeEach(() => {
  answerCheckouts(fake);
  delete fake.answers['GET /v1/invoices/*'];
});

/** What administrators see of an event. */
async function flagOf(id: string) {
  const { body } = await test.call(await makeAdmin(test.context.db), endpoints.listPaymentDifferences);
  return body.rows.find(({ subject }) => subject === id)?.ours;
}
const own = async (player: { id: string }) => (await test.call(player, endpoints.getOwnSubscription)).body.subscription;

describe('a subscription is read', () => {
  const item = { id: 'si_1', price: price('premium', 999) };
  const period = { current_period_start: seconds(), current_period_end: seconds(31) };
  const other = { id: 'si_0', price: { id: 'price_other', lookup_key: null }, ...period };

  it.each([
    ['with its period on the item', { items: { data: [{ ...item, ...period }] } }],
    ['with its period at the top', { items: { data: [item] }, ...period }],
    ['with our item second of two', { items: { data: [other, { ...item, ...period }] } }],
    ['with a customer that is written out', { customer: { id: 'cus_PLACE' } }],
  ])('%s', async (_, parts) => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    const body = JSON.parse(JSON.stringify(subscriptionBody(orderId, customer, parts)).replace('cus_PLACE', customer));
    await postStripe(test, 'customer.subscription.updated', body);
    const read = await own(player);
    expect(read).toMatchObject({ state: 'active', plan: 'premium' });
    expect(Date.parse(read?.currentPeriodEnd ?? '')).toBe(seconds(31) * 1000);
  });

  it.each([
    ['without its period', { items: { data: [item] } }],
    ['with no price of ours', { items: { data: [other] } }],
    ['without items', { items: undefined }],
    ['without its status', { status: undefined }],
  ])('%s is shown to administrators at once', async (_, parts) => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    const id = `evt_odd_${orderId}`;
    await postStripe(test, 'customer.subscription.updated', subscriptionBody(orderId, customer, parts), { id });
    expect(await own(player)).toBeNull();
    expect(await flagOf(id)).toBe('Unreadable. Check the webhook version');
    // And sent again as it should be, it counts.
    await postStripe(test, 'customer.subscription.updated', subscriptionBody(orderId, customer), { id });
    expect(await own(player)).toMatchObject({ state: 'active' });
  });

  it('and differs from ours only where it does', async () => {
    const { orderId, customer } = await stripeOrder(test, 'premium');
    const body = subscriptionBody(orderId, customer);
    await postStripe(test, 'customer.subscription.updated', body);
    fake.answers['GET /v1/charges'] = () => ({ body: { object: 'list', has_more: false, data: [] } });
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body });
    await comparePayments(test.context);
    expect(await flagOf(body.id)).toBeUndefined();
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body: { ...body, status: 'past_due' } });
    await comparePayments(test.context);
    expect(await flagOf(body.id)).toContain('active, premium, until');
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body: { ...body, items: undefined } });
    await comparePayments(test.context);
    expect(await flagOf(body.id)).toContain('active, premium, until');
  });

  it('and ends, even without a period', async () => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    await postStripe(test, 'customer.subscription.updated', subscriptionBody(orderId, customer));
    const ended = { status: 'canceled', items: { data: [item] } };
    await postStripe(test, 'customer.subscription.deleted', subscriptionBody(orderId, customer, ended), { days: 1 });
    expect(await own(player)).toBeNull();
  });

  it('and ignored if it is for another product', async () => {
    const body = subscriptionBody('other', 'cus_other', { metadata: {}, items: { data: [other] } });
    await postStripe(test, 'customer.subscription.updated', body, { id: 'evt_of_another_product' });
    const [event] = await test.context.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.id, 'evt_of_another_product'));
    expect(event).toMatchObject({ problem: null });
  });
});

describe('an invoice is read', () => {
  const period = { start: seconds(), end: seconds(31) };
  const oldLines = (orderId: string) => ({
    data: [{ amount: 999, period, price: price('premium', 999), metadata: { orderId } }],
  });
  /** As it was before 2025: the subscription and the payment at the top, the price on the line. */
  const earlier = (orderId: string, customer: string, parts: object = {}) => {
    const { parent, payments, total_taxes, ...rest } = invoiceBody(orderId, customer);
    const { subscription } = parent.subscription_details;
    const intent = payments.data[0]?.payment.payment_intent;
    return {
      ...rest,
      subscription,
      subscription_details: { metadata: { orderId } },
      payment_intent: intent,
      total_tax_amounts: total_taxes,
      lines: oldLines(orderId),
      ...parts,
    };
  };

  it.each([
    ['in the shape of before 2025', earlier],
    [
      'of before 2023, where its lines name the order',
      (order: string, customer: string) => earlier(order, customer, { subscription_details: undefined }),
    ],
    ['with all of it in the event', invoiceBody],
  ])('%s', async (_, shape) => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    await postStripe(test, 'invoice.paid', shape(orderId, customer));
    expect((await creditsOf(test, player)).reasons).toEqual(['subscription 1']);
    const [receipt] = await test.context.db.select().from(receipts).where(eq(receipts.userId, player.id));
    expect(receipt).toMatchObject({ cents: 999, taxCents: 200, paymentId: `pi_${orderId.replaceAll('-', '')}` });
  });

  it('by its subscription, without an order', async () => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body: subscriptionBody(orderId, customer) });
    const lines = { data: [{ amount: 999, period, price: price('premium', 999) }] };
    await postStripe(test, 'invoice.paid', earlier(orderId, customer, { subscription_details: undefined, lines }));
    expect((await creditsOf(test, player)).reasons).toEqual(['subscription 1']);
  });

  it.each([
    ['with a coupon', { amount_paid: 499 }, 'Wrong amount. No credits given'],
    ['over nothing', { amount_paid: 0, payments: { data: [] } }, 'Wrong amount. No credits given'],
    ['without a line of a plan', { lines: { data: [] } }, 'Unreadable. Check the webhook version'],
    ['without an amount', { amount_paid: undefined }, 'Unreadable. Check the webhook version'],
  ])('%s gives nothing and is reported at once', async (_, parts, words) => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    const invoice = invoiceBody(orderId, customer, parts);
    fake.answers['GET /v1/invoices/*'] = () => ({ body: invoice });
    const id = `evt_odd_${orderId}`;
    await postStripe(test, 'invoice.paid', invoice, { id });
    expect((await creditsOf(test, player)).reasons).toEqual([]);
    expect(await flagOf(id)).toBe(words);
  });
});

describe('a checkout', () => {
  it('without a payment gives nothing and is reported at once; the next one can be paid', async () => {
    const { player, orderId, customer, url } = await stripeOrder(test, 'credits-3');
    const id = `evt_free_${orderId}`;
    const free = { payment_status: 'no_payment_required', amount_total: 0, payment_intent: null };
    await postStripe(test, 'checkout.session.completed', session(orderId, customer, free), { id });
    expect((await creditsOf(test, player)).reasons).toEqual([]);
    expect(await flagOf(id)).toBe('Wrong amount. No credits given');
    const { body } = await test.call(player, endpoints.startCheckout, { body: { product: 'credits-3' } });
    expect(body.url).not.toBe(url);
  });

  it('whose payment takes days is on its way until it arrives', async () => {
    const { player, orderId, customer } = await stripeOrder(test, 'credits-3');
    await postStripe(test, 'checkout.session.completed', session(orderId, customer, { payment_status: 'unpaid' }));
    const pending = async () =>
      (await test.call(player, endpoints.listPendingPayments)).body.payments.map(({ id }) => id);
    expect(await pending()).toEqual([orderId]);
    await postStripe(test, 'checkout.session.async_payment_succeeded', session(orderId, customer));
    expect(await pending()).toEqual([]);
    expect((await creditsOf(test, player)).reasons).toEqual(['purchase 3']);
  });

  it('from earlier is closed at Stripe first, and a completed one is on its way', async () => {
    const { player } = await stripeOrder(test, 'premium');
    const state = { status: 'open' };
    fake.answers['GET /v1/checkout/sessions/*'] = () => ({ body: { id: 'cs_1', ...state } });
    fake.answers['POST /v1/checkout/sessions/*/expire'] = () => ({ body: { id: 'cs_1', status: 'expired' } });
    expect((await test.call(player, endpoints.startCheckout, { body: { product: 'pro' } })).status).toBe(200);
    expect(fake.asked.map(({ path }) => path)).toContain('/v1/checkout/sessions/cs_1/expire');
    state.status = 'complete';
    const answer = await test.call(player, endpoints.startCheckout, { body: { product: 'premium' } });
    expect([answer.status, answer.error.code]).toEqual([409, 'payment_underway']);
  });
});
