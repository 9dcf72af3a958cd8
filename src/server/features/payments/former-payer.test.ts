// A junior's purchases when another guardian, or the junior, pays from now on (docs/product.md#families).

import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { subscriptions, users } from '#server/db/schema/index.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { type Family, familyDesk } from '#server/testing/family-desk.ts';
import { creditsOf, customerOf, tell } from '#server/testing/payments.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { makeFamily, openSession, giveGuardian } = familyDesk(test);

type Browser = Awaited<ReturnType<typeof openSession>>['browser'];
let family: Family;
let browser: Browser;

beforeEach(async () => {
  family = await makeFamily();
  ({ browser } = await openSession(family.guardian, family.junior));
});
afterEach(() => {
  vi.restoreAllMocks();
});

const checkout = (from: Browser, product: ProductId) => from.call(endpoints.startCheckout, { body: { product } });
const settle = (from: Browser, orderId: string, outcome: 'pay' | 'delay') =>
  from.call(endpoints.settleTestCheckout, { params: { orderId }, body: { outcome } });

/** Opens a checkout as the junior; returns the order's id. */
async function order(product: ProductId, from = browser) {
  return (await checkout(from, product)).body.url.split('/').at(-1) ?? '';
}

/** Buys a product as the junior, and runs the jobs that follow. */
async function purchase(product: ProductId, from = browser) {
  const orderId = await order(product, from);
  await settle(from, orderId, 'pay');
  await test.runJobs();
  return orderId;
}

/** Gives the junior another guardian; returns this guardian's browser as the junior. */
async function move() {
  const next = await makePlayer(test.context.db);
  await giveGuardian(family, next);
  return (await openSession(next, family.junior)).browser;
}

const planOf = async (from: Browser) => (await from.call(endpoints.getOwnSubscription)).body.subscription;

async function subscriptionsOfJunior() {
  const rows = await test.context.db.select().from(subscriptions).where(eq(subscriptions.userId, family.junior.id));
  return Promise.all(
    rows.map(async ({ state, providerSubscriptionId }) => ({
      ours: state,
      theirs: (await test.context.payments.readSubscription(providerSubscriptionId))?.status,
    })),
  );
}

/** What administrators see of events that were not applied. */
async function differences() {
  const admin = await makeAdmin(test.context.db);
  return (await test.call(admin, endpoints.listPaymentDifferences)).body.rows.map(({ ours }) => ours);
}

describe('a plan of the former guardian', () => {
  it('ends with the relation, here at once and then at the provider, and the next guardian can buy one', async () => {
    await purchase('pro');
    const next = await move();
    expect(await planOf(next)).toBeNull();
    const status = { hasSubscription: false, messageQuotaRemaining: 0 };
    expect((await next.call(endpoints.getSubscriptionStatus)).body).toMatchObject(status);
    await test.runJobs();
    expect(await subscriptionsOfJunior()).toEqual([{ ours: 'ended', theirs: 'ended' }]);
    expect(await differences()).toEqual([]);
    await purchase('premium', next);
    expect(await planOf(next)).toMatchObject({ plan: 'premium', state: 'active' });
    // Credits that were paid for stay.
    expect((await creditsOf(test, family.junior)).reasons).toEqual(['subscription 4', 'subscription 1']);
  });

  it('stays ended, whatever else is reported of it', async () => {
    const orderId = await purchase('pro');
    const customerId = await customerOf(test, family.junior);
    const next = await move();
    const ofJunior = eq(subscriptions.userId, family.junior.id);
    const [row] = await test.context.db.select().from(subscriptions).where(ofJunior);
    const { currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = row as typeof subscriptions.$inferSelect;
    const at = new Date().toISOString();
    const status = { status: 'active', plan: 'pro', cancelAtPeriodEnd: false } as const;
    await tell(test, {
      kind: 'subscription',
      subscriptionId: `test_sub_${orderId}`,
      orderId,
      customerId,
      fact: { id: `fact_${orderId}`, at, step: 1, ...status, periodStart, periodEnd },
    });
    expect(await planOf(next)).toBeNull();
    expect(await differences()).toEqual([]);
  });

  it('that is paid for after the relation gives its credits and ends', async () => {
    const orderId = await order('pro');
    await settle(browser, orderId, 'delay');
    await test.runJobs();
    const next = await move();
    await settle(next, orderId, 'pay');
    await test.runJobs();
    expect((await creditsOf(test, family.junior)).reasons).toEqual(['subscription 4']);
    expect(await planOf(next)).toBeNull();
    expect(await subscriptionsOfJunior()).toEqual([{ ours: 'ended', theirs: 'ended' }]);
    expect(await differences()).toEqual([]);
    await purchase('premium', next);
    expect(await planOf(next)).toMatchObject({ plan: 'premium' });
  });

  it('ends when the junior takes over the account', async () => {
    const { db } = test.context;
    await purchase('premium');
    await db.update(users).set({ adultOn: '2020-01-01' }).where(eq(users.id, family.junior.id));
    const email = `grown-${family.junior.id}@pala.test`;
    const handOver = { params: { userId: family.junior.id }, body: { email } };
    await test.call(family.guardian, endpoints.handOverOwnJunior, handOver);
    await test.runJobs();
    const form = { token: lastToken(test.mails, email), password: 'wall and net', confirmPassword: 'wall and net' };
    expect((await test.call(null, endpoints.setPassword, { body: form })).status).toBe(200);
    await test.runJobs();
    expect(await subscriptionsOfJunior()).toEqual([{ ours: 'ended', theirs: 'ended' }]);
    expect((await test.call(family.junior, endpoints.getOwnSubscription)).body.subscription).toBeNull();
  });
});

describe('a checkout of the former guardian', () => {
  it('is closed at the provider with the relation', async () => {
    const orderId = await order('credits-10');
    const next = await move();
    await test.runJobs();
    expect((await next.call(endpoints.getLatestOrder)).body.order).toMatchObject({ state: 'closed' });
    expect((await settle(next, orderId, 'pay')).status).toBe(409);
  });

  it('is not handed on to the next guardian, who is another customer', async () => {
    const orderId = await order('credits-10');
    const former = await customerOf(test, family.junior);
    // Before the job that closes it has run.
    const next = await move();
    const own = await order('credits-10', next);
    expect(own).not.toBe(orderId);
    expect(await customerOf(test, family.junior)).not.toBe(former);
    expect((await settle(next, orderId, 'pay')).status).toBe(409);
    await test.runJobs();
    await settle(next, own, 'pay');
    await test.runJobs();
    expect((await creditsOf(test, family.junior)).reasons).toEqual(['purchase 10']);
  });

  it('that was finished in time gives the junior the credits when the money arrives', async () => {
    const orderId = await order('credits-10');
    await settle(browser, orderId, 'delay');
    const next = await move();
    await test.runJobs();
    expect((await checkout(next, 'credits-10')).error.code).toBe('payment_pending');
    await settle(next, orderId, 'pay');
    await test.runJobs();
    expect((await creditsOf(test, family.junior)).reasons).toEqual(['purchase 10']);
    expect(await differences()).toEqual([]);
  });

  it('gives nothing when another customer pays it', async () => {
    const orderId = await order('credits-10');
    const next = await move();
    await order('credits-1', next);
    const customerId = await customerOf(test, family.junior);
    const price = { cents: 8800, taxCents: 0, currency: 'EUR' };
    await tell(test, {
      kind: 'paid',
      paymentId: `pay_${orderId}`,
      orderId,
      customerId,
      ...price,
      at: new Date().toISOString(),
    });
    expect((await creditsOf(test, family.junior)).reasons).toEqual([]);
    expect(await differences()).toEqual(['Another person’s order. Nothing given']);
  });

  it('that was being opened meanwhile opens nothing, and leaves no customer behind', async () => {
    const { payments } = test.context;
    const create = payments.createCustomer;
    vi.spyOn(payments, 'createCustomer').mockImplementationOnce(async (person) => {
      await giveGuardian(family, await makePlayer(test.context.db));
      return create(person);
    });
    expect((await checkout(browser, 'credits-10')).status).toBe(409);
    expect(await customerOf(test, family.junior)).toBe('');
  });
});
