// Money that goes back at Stripe, and what is asked of it when checkouts and changes come at once.

import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { comparePayments } from '#server/features/payments/reconciliation.commands.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
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
beforeEach(() => answerCheckouts(fake));

it('concurrent first checkouts create one customer', async () => {
  const player = await makePlayer(test.context.db);
  const answers = await atOnce(12, () =>
    test.call(player, endpoints.startCheckout, { body: { product: 'credits-3' } }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
});

it('a checkout that Stripe could not open is retried with another key', async () => {
  const player = await makePlayer(test.context.db);
  const open = () => test.call(player, endpoints.startCheckout, { body: { product: 'credits-3' } });
  const answer = fake.answers['POST /v1/checkout/sessions'];
  fake.answers['POST /v1/checkout/sessions'] = () => ({ status: 500, body: { error: { type: 'api_error' } } });
  expect((await open()).status).toBe(503);
  fake.answers['POST /v1/checkout/sessions'] = answer as NonNullable<typeof answer>;
  expect((await open()).status).toBe(200);
  const keys = fake.asked.filter(({ path }) => path === '/v1/checkout/sessions').map((one) => one.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

describe('money that is returned', () => {
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

  it.each(['refund.failed', 'refund.updated', 'charge.refund.updated'])('is reported by %s', async (type) => {
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
  ])('by a dispute comes back when it is %s as %s', async (what, status) => {
    const { dispute, charge, booked } = await threeCredits();
    await charge(1300);
    await dispute('funds_withdrawn', 'needs_response', 2600);
    expect(await booked()).toEqual([0, 3900]);
    await dispute(what, status, 2600);
    await dispute('funds_withdrawn', 'needs_response', 2600);
    expect(await booked()).toEqual([2, 1300]);
  });

  it('by a lost dispute is gone, even without other events', async () => {
    const { dispute, booked } = await threeCredits();
    await dispute('closed', 'lost');
    expect(await booked()).toEqual([0, 3900]);
  });

  it('by a dispute is no difference from Stripe’s books', async () => {
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
    const { body } = await test.call(await makeAdmin(test.context.db), endpoints.listPaymentDifferences);
    expect(body.rows.map(({ subject }) => subject)).not.toContain(payment_intent);
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

  it('call Stripe once when concurrent', async () => {
    const { change, updates } = await subscribed();
    const statuses = (await atOnce(20, change)).map(({ status }) => status);
    expect([statuses.filter((one) => one === 204).length, new Set(statuses)]).toEqual([1, new Set([204, 409])]);
    expect(updates()).toHaveLength(1);
  });

  it('keep their key until answered, and happen once', async () => {
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
      'The payment provider did not respond. Check your subscription before you try again.',
    ]);
    const keys = updates().map(({ idempotencyKey }) => idempotencyKey);
    expect([new Set(keys).size, new Set(keys.slice(1)).size]).toEqual([2, 1]);
    fake.asked.length = 0;
    expect((await change()).status).toBe(204);
    expect([updates().length, (await test.call(player, endpoints.getOwnSubscription)).body.subscription?.plan]).toEqual(
      [0, 'pro'],
    );
  });
});
