// What Stripe's events say in the shapes of earlier and later versions, about money that goes back, and when changes come at once.

import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { paymentEvents, receipts } from '#server/db/schema/index.ts';
import { comparePayments } from '#server/features/payments/reconciliation.commands.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { type AskedStripe, openFakeStripe } from '#server/testing/fake-stripe.ts';
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
  ])('%s is told to administrators at once', async (_, parts) => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    const id = `evt_odd_${orderId}`;
    await postStripe(test, 'customer.subscription.updated', subscriptionBody(orderId, customer, parts), { id });
    expect(await own(player)).toBeNull();
    expect(await flagOf(id)).toBe('Not readable: check the version of the webhook');
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

  it('that ended without a period, and ends', async () => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    await postStripe(test, 'customer.subscription.updated', subscriptionBody(orderId, customer));
    const ended = { status: 'canceled', items: { data: [item] } };
    await postStripe(test, 'customer.subscription.deleted', subscriptionBody(orderId, customer, ended), { days: 1 });
    expect(await own(player)).toBeNull();
  });

  it('of another product of the same account is nothing to us', async () => {
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

  it('that names no order, by its subscription', async () => {
    const { player, orderId, customer } = await stripeOrder(test, 'premium');
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body: subscriptionBody(orderId, customer) });
    const lines = { data: [{ amount: 999, period, price: price('premium', 999) }] };
    await postStripe(test, 'invoice.paid', earlier(orderId, customer, { subscription_details: undefined, lines }));
    expect((await creditsOf(test, player)).reasons).toEqual(['subscription 1']);
  });

  it.each([
    ['with a coupon', { amount_paid: 499 }, 'Not the price: no credits given'],
    ['over nothing', { amount_paid: 0, payments: { data: [] } }, 'Not the price: no credits given'],
    ['without a line of a plan', { lines: { data: [] } }, 'Not readable: check the version of the webhook'],
    ['without an amount', { amount_paid: undefined }, 'Not readable: check the version of the webhook'],
  ])('%s gives nothing and is told at once', async (_, parts, words) => {
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
  it('that needed no payment gives nothing and is told at once; the next one can be paid', async () => {
    const { player, orderId, customer, url } = await stripeOrder(test, 'credits-3');
    const id = `evt_free_${orderId}`;
    const free = { payment_status: 'no_payment_required', amount_total: 0, payment_intent: null };
    await postStripe(test, 'checkout.session.completed', session(orderId, customer, free), { id });
    expect((await creditsOf(test, player)).reasons).toEqual([]);
    expect(await flagOf(id)).toBe('Not the price: no credits given');
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

  it('of before is closed at Stripe first, and one that the buyer is done with is on its way', async () => {
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

describe('money that goes back', () => {
  /** Three credits that were paid for, and what Stripe tells of their payment. */
  async function threeCredits() {
    const { player, orderId, customer } = await stripeOrder(test, 'credits-3');
    await postStripe(test, 'checkout.session.completed', session(orderId, customer));
    const payment_intent = `pi_${orderId.replaceAll('-', '')}`;
    const refund = (type: string, id: string, amount: number, status: string) =>
      postStripe(test, type, { id: `${id}_${payment_intent}`, amount, status, payment_intent, created: seconds() });
    const dispute = (what: string, status: string, amount = 3900) =>
      postStripe(test, `charge.dispute.${what}`, { id: `dp_${payment_intent}`, amount, status, payment_intent });
    const charge = (amount_refunded: number) =>
      postStripe(test, 'charge.refunded', { payment_intent, amount_refunded });
    const booked = async () => {
      const [receipt] = (await test.call(player, endpoints.listReceipts)).body.rows;
      return [(await creditsOf(test, player)).balance, receipt?.refundedCents];
    };
    return { payment_intent, refund, dispute, charge, booked };
  }

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])('is given back by %s', async (type) => {
    const { refund, charge, booked } = await threeCredits();
    await refund('refund.created', 're_1', 1300, 'pending');
    await charge(1300);
    await refund('refund.created', 're_2', 1300, 'succeeded');
    await charge(2600);
    expect(await booked()).toEqual([1, 2600]);
    await refund(type, 're_2', 1300, type === 'charge.refund.updated' ? 'canceled' : 'failed');
    await refund('refund.created', 're_2', 1300, 'succeeded');
    expect(await booked()).toEqual([2, 1300]);
  });

  it.each([
    ['closed', 'won'],
    ['funds_reinstated', 'under_review'],
    ['closed', 'warning_closed'],
  ])('of a dispute is given back when it is %s as %s', async (what, status) => {
    const { dispute, charge, booked } = await threeCredits();
    await charge(1300);
    await dispute('funds_withdrawn', 'needs_response', 2600);
    expect(await booked()).toEqual([0, 3900]);
    await dispute(what, status, 2600);
    await dispute('funds_withdrawn', 'needs_response', 2600);
    expect(await booked()).toEqual([2, 1300]);
  });

  it('of a dispute that was lost is gone, also when nothing else was told', async () => {
    const { dispute, booked } = await threeCredits();
    await dispute('closed', 'lost');
    expect(await booked()).toEqual([0, 3900]);
  });

  it('by a dispute is no difference to Stripe’s books', async () => {
    const { dispute, payment_intent } = await threeCredits();
    await dispute('funds_withdrawn', 'needs_response');
    const charge = {
      id: 'ch_1',
      paid: true,
      payment_intent,
      amount_captured: 3900,
      amount_refunded: 0,
      disputed: true,
    };
    const list = (data: object[]) => () => ({ body: { object: 'list', has_more: false, data } });
    fake.answers['GET /v1/charges'] = list([charge]);
    fake.answers['GET /v1/disputes'] = list([{ id: 'dp_1', amount: 3900, status: 'needs_response', payment_intent }]);
    await comparePayments(test.context);
    expect(await flagOf(payment_intent)).toBeUndefined();
  });
});

describe('changes of a plan', () => {
  /** A Premium subscription at a Stripe that answers a change with the changed subscription, and remembers it. */
  async function subscribed() {
    const one = await stripeOrder(test, 'premium');
    await postStripe(test, 'invoice.paid', invoiceBody(one.orderId, one.customer));
    let body = subscriptionBody(one.orderId, one.customer);
    await postStripe(test, 'customer.subscription.updated', body);
    const update = ({ form }: AskedStripe) => {
      const period = { current_period_start: seconds(1), current_period_end: seconds(32) };
      const plan = form['items[0][price]'] === 'price_pro' ? price('pro', 1999) : price('premium', 999);
      body = subscriptionBody(one.orderId, one.customer, { items: { data: [{ id: 'si_1', price: plan, ...period }] } });
      return { body };
    };
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body });
    fake.answers['POST /v1/subscriptions/*'] = update;
    const change = () => test.call(one.player, endpoints.changePlan, { body: { plan: 'pro' } });
    const updates = () =>
      fake.asked.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    return { ...one, update, change, updates };
  }

  it('at once ask Stripe once', async () => {
    const { change, updates } = await subscribed();
    const statuses = (await atOnce(20, change)).map(({ status }) => status);
    expect([statuses.filter((one) => one === 204).length, new Set(statuses)]).toEqual([1, new Set([204, 409])]);
    expect(updates()).toHaveLength(1);
  });

  it('have one key while there is no answer, another after an answer, and are not made twice', async () => {
    const { player, update, change, updates } = await subscribed();
    fake.answers['POST /v1/subscriptions/*'] = () => ({ status: 402, body: { error: { type: 'card_error' } } });
    expect((await change()).status).toBe(402);
    // The answer is lost on the way: Stripe has made the change.
    fake.answers['POST /v1/subscriptions/*'] = (asked) => {
      update(asked);
      return { hangUp: true };
    };
    const lost = await change();
    expect([lost.status, lost.error.message]).toEqual([
      503,
      'The payment provider did not answer. Look at your subscription before you try again.',
    ]);
    const keys = updates().map(({ idempotencyKey }) => idempotencyKey);
    expect([new Set(keys).size, new Set(keys.slice(1)).size]).toEqual([2, 1]);
    fake.asked.length = 0;
    expect((await change()).status).toBe(204);
    expect([updates().length, (await own(player))?.plan]).toEqual([0, 'pro']);
  });
});
