// Payments with Stripe, against a fake of its API that answers in its form, and events that are signed as Stripe signs.

import { eq } from 'drizzle-orm';
import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { webhooks } from '#contract/webhooks.ts';
import { paymentOrders, receipts, subscriptions } from '#server/db/schema/index.ts';
import { comparePayments } from '#server/features/payments/reconciliation.commands.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { type FakeStripe, openFakeStripe } from '#server/testing/fake-stripe.ts';
import { familyDesk } from '#server/testing/family-desk.ts';
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

const post = (type: string, object: object, options?: { days?: number; id?: string }) =>
  postStripe(test, type, object, options);
const order = (product: 'credits-3' | 'premium') => stripeOrder(test, product);

describe('a package', () => {
  it('is paid for at Stripe Checkout, at our price, under one key for one order', async () => {
    const { player, orderId, url, customer } = await order('credits-3');
    expect(url).toBe(`https://checkout.stripe.test/${orderId}`);
    const checkout = fake.asked.find(({ path }) => path === '/v1/checkout/sessions');
    expect(checkout).toMatchObject({ idempotencyKey: `checkout:${orderId}`, version: '2026-10-28.endive' });
    expect(checkout?.form).toMatchObject({
      mode: 'payment',
      customer,
      client_reference_id: orderId,
      'line_items[0][price_data][unit_amount]': '3900',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][quantity]': '1',
      success_url: 'http://pala.test/player/profile?payment=success',
    });
    // Again: the same checkout, and Stripe is not asked.
    expect((await test.call(player, endpoints.startCheckout, { body: { product: 'credits-3' } })).body.url).toBe(url);
    expect(fake.asked.filter(({ path }) => path === '/v1/checkout/sessions')).toHaveLength(1);

    expect(await post('checkout.session.completed', session(orderId, customer))).toBe(204);
    await post('checkout.session.async_payment_succeeded', session(orderId, customer));
    expect(await creditsOf(test, player)).toEqual({ balance: 3, sum: 3, reasons: ['purchase 3'] });
    const [receipt] = await test.context.db.select().from(receipts).where(eq(receipts.userId, player.id));
    expect(receipt).toMatchObject({ cents: 3900, taxCents: 780, currency: 'EUR' });

    await post('charge.refunded', { payment_intent: receipt?.paymentId, amount_refunded: 3900 });
    expect(await creditsOf(test, player)).toMatchObject({ balance: 0, sum: 0 });
  });

  it('that a junior’s next guardian buys is theirs: another customer, and the former’s checkout is closed', async () => {
    const customers = new Map<string, string>();
    Object.assign(fake.answers, {
      // Stripe refuses a key that comes again with something else.
      'POST /v1/customers': ({ form, idempotencyKey = '' }) => {
        const [sent, id] = [JSON.stringify(form), `cus_${customers.size}${form['metadata[userId]']?.slice(-12)}`];
        if ((customers.get(idempotencyKey) ?? sent) !== sent)
          return { status: 400, body: { error: { type: 'idempotency_error', message: 'used before' } } };
        customers.set(idempotencyKey, sent);
        return { body: { id } };
      },
      'GET /v1/checkout/sessions/*': () => ({ body: { status: 'open' } }),
      'POST /v1/checkout/sessions/*/expire': () => ({ body: { status: 'expired' } }),
    } satisfies FakeStripe['answers']);
    const { makeFamily, openSession, giveGuardian } = familyDesk(test);
    const family = await makeFamily();
    const { browser } = await openSession(family.guardian, family.junior);
    const body = { product: 'credits-3' } as const;
    const former = (await browser.call(endpoints.startCheckout, { body })).body.url;
    const next = await makePlayer(test.context.db);
    expect((await giveGuardian(family, next)).status).toBe(204);
    await test.runJobs();
    expect(fake.asked.filter(({ path }) => path.endsWith('/expire'))).toHaveLength(1);
    const { browser: later } = await openSession(next, family.junior);
    const own = await later.call(endpoints.startCheckout, { body });
    expect([own.status, own.body.url === former]).toEqual([200, false]);
    const bought = fake.asked
      .filter(({ path }) => path === '/v1/checkout/sessions')
      .map(({ form }) => form['customer']);
    expect(new Set(bought).size).toBe(2);
  });

  it('waits for a delayed payment, and gives nothing for a failed one or another amount', async () => {
    const { player, orderId, customer } = await order('credits-3');
    await post('checkout.session.completed', session(orderId, customer, { payment_status: 'unpaid' }));
    await post('checkout.session.completed', session(orderId, customer, { amount_total: 1 }));
    await post('checkout.session.completed', session(orderId, 'cus_other'));
    await post('checkout.session.async_payment_failed', session(orderId, customer));
    await post('payment_intent.created', { id: 'pi_1' });
    expect((await creditsOf(test, player)).reasons).toEqual([]);
    const [row] = await test.context.db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
    expect(row?.state).toBe('failed');
  });

  it('is refused with a signature that Stripe did not make', async () => {
    const { path: url, signatureHeader } = webhooks.paymentEvents;
    const payload = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed' });
    const signature = new Stripe('sk_test_fake').webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    expect((await test.app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(400);
  });

  it('says that payments are not available while Stripe is down', async () => {
    fake.answers['POST /v1/checkout/sessions'] = () => ({ status: 500, body: { error: { type: 'api_error' } } });
    const player = await makePlayer(test.context.db);
    const answer = await test.call(player, endpoints.startCheckout, { body: { product: 'credits-3' } });
    expect([answer.status, answer.error.code]).toEqual([503, 'payments_unavailable']);
  });
});

describe('a subscription', () => {
  async function subscribe() {
    const one = await order('premium');
    const body = subscriptionBody(one.orderId, one.customer);
    const invoice = invoiceBody(one.orderId, one.customer);
    fake.answers['GET /v1/invoices/*'] = () => ({ body: invoice });
    // As in the event: without its payment and prices.
    await post('invoice.paid', { id: invoice.id, parent: invoice.parent });
    await post('customer.subscription.updated', body);
    await post('customer.subscription.created', { ...body, status: 'incomplete' });
    return { ...one, body };
  }

  it('is created at our price, and its invoice gives the month’s credits', async () => {
    const { player, body, orderId } = await subscribe();
    const made = fake.asked.find(({ method, path }) => method === 'POST' && path === '/v1/prices');
    expect(made?.form).toMatchObject({
      lookup_key: 'pala_premium_eur_999',
      unit_amount: '999',
      tax_behavior: 'inclusive',
    });
    const checkout = fake.asked.find(({ path }) => path === '/v1/checkout/sessions');
    expect(checkout?.form).toMatchObject({ mode: 'subscription', 'subscription_data[metadata][orderId]': orderId });
    const [row] = await test.context.db.select().from(subscriptions).where(eq(subscriptions.userId, player.id));
    expect(row).toMatchObject({ state: 'active', plan: 'premium', providerSubscriptionId: body.id });
    expect((await creditsOf(test, player)).reasons).toEqual(['subscription 1']);
    const [receipt] = await test.context.db.select().from(receipts).where(eq(receipts.userId, player.id));
    expect(receipt).toMatchObject({ cents: 999, taxCents: 200, product: 'premium' });
  });

  it('is changed, cancelled and resumed at Stripe, and its answer counts at once', async () => {
    const { player, body } = await subscribe();
    const now = { current_period_start: seconds(), current_period_end: seconds(31) };
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body });
    fake.answers['POST /v1/subscriptions/*'] = ({ form }) => ({
      body: {
        ...body,
        cancel_at_period_end: form['cancel_at_period_end'] === 'true',
        items: {
          data: [{ id: 'si_1', price: form['items[0][price]'] ? price('pro', 1999) : price('premium', 999), ...now }],
        },
      },
    });
    expect((await test.call(player, endpoints.cancelSubscription)).status).toBe(204);
    const own = async () => (await test.call(player, endpoints.getOwnSubscription)).body.subscription;
    expect(await own()).toMatchObject({ state: 'cancelled', plan: 'premium' });
    expect((await test.call(player, endpoints.resumeSubscription)).status).toBe(204);
    expect(await own()).toMatchObject({ state: 'active', plan: 'premium' });
    expect((await test.call(player, endpoints.changePlan, { body: { plan: 'pro' } })).status).toBe(204);
    expect(await own()).toMatchObject({ state: 'active', plan: 'pro' });
  });

  it('stays unchanged when the bank declines an upgrade', async () => {
    const { player, body } = await subscribe();
    fake.answers['GET /v1/subscriptions/*'] = () => ({ body });
    fake.answers['POST /v1/subscriptions/*'] = () => ({
      status: 402,
      body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
    });
    const answer = await test.call(player, endpoints.changePlan, { body: { plan: 'pro' } });
    expect([answer.status, answer.error.code]).toEqual([402, 'payment_declined']);
    const asked = fake.asked.findLast(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));
    expect(asked?.form).toMatchObject({
      'items[0][price]': 'price_pro',
      proration_behavior: 'always_invoice',
      'billing_cycle_anchor[type]': 'now',
      payment_behavior: 'error_if_incomplete',
    });
    expect((await test.call(player, endpoints.getOwnSubscription)).body.subscription?.plan).toBe('premium');
  });
});

it('the daily comparison tells administrators what differs, and changes nothing', async () => {
  const { player, orderId, customer } = await order('credits-3');
  await post('checkout.session.completed', session(orderId, customer));
  const other = await order('credits-3');
  await post('checkout.session.completed', session(other.orderId, other.customer, { amount_total: 1 }));
  const intent = `pi_${orderId.replaceAll('-', '')}`;
  const charge = (payment: string, amount: number) => ({
    id: `ch_${payment}`,
    paid: true,
    payment_intent: payment,
    amount_captured: amount,
    amount_refunded: 0,
  });
  fake.answers['GET /v1/charges'] = () => ({
    body: { object: 'list', has_more: false, data: [charge(intent, 4000), charge('pi_never_told', 1500)] },
  });
  const admin = await makeAdmin(test.context.db);
  await comparePayments(test.context);
  const { body } = await test.call(admin, endpoints.listPaymentDifferences);
  const found = body.rows.map(({ kind, subject }) => `${kind} ${subject}`);
  expect(found).toContain(`amount-differs ${intent}`);
  expect(found).toContain('payment-unknown-here pi_never_told');
  expect(found.some((one) => one.startsWith('event-not-applied'))).toBe(true);
  expect(await creditsOf(test, player)).toMatchObject({ balance: 3, sum: 3 });

  fake.answers['GET /v1/charges'] = () => ({ body: { object: 'list', has_more: false, data: [charge(intent, 3900)] } });
  await comparePayments(test.context);
  const after = (await test.call(admin, endpoints.listPaymentDifferences)).body.rows.map(({ kind }) => kind);
  expect(after).not.toContain('amount-differs');
  expect(after).not.toContain('payment-unknown-here');
});
