// One subscription a person and one change of it at a time, whatever comes at once; a payment that takes days is seen and not sold twice.

import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import { paymentCustomers, paymentOrders, receipts, subscriptions } from '#server/db/schema/index.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent } from '#server/providers/payments/test-payments.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { buy, creditsOf, customerOf, openOrder, postEvent, tell } from '#server/testing/payments.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
const settle = (player: Person, orderId: string, outcome: 'pay' | 'delay' | 'fail') =>
  test.call(player, endpoints.settleTestCheckout, { params: { orderId }, body: { outcome } });
const checkout = (player: Person, product: 'credits-3' | 'premium' | 'pro', again?: boolean) =>
  test.call(player, endpoints.startCheckout, { body: { product, ...(again !== undefined && { again }) } });
const pending = async (player: Person) => (await test.call(player, endpoints.listPendingPayments)).body.payments;
const running = ({ id }: Person) =>
  test.context.db.$count(
    subscriptions,
    and(eq(subscriptions.userId, id), inArray(subscriptions.state, ['active', 'past_due', 'cancelled'])),
  );

describe('changing the plan', () => {
  it('twenty times concurrently is done, paid and credited once', async () => {
    const player = await makePlayer(test.context.db);
    await buy(test, player, 'premium');
    const answers = await atOnce(20, () => test.call(player, endpoints.changePlan, { body: { plan: 'pro' } }));
    await test.runJobs();
    const statuses = answers.map(({ status }) => status);
    expect([statuses.filter((one) => one === 204), new Set(statuses)]).toEqual([[204], new Set([204, 409])]);
    expect((await creditsOf(test, player)).reasons).toEqual(['subscription 1', 'subscription 4']);
    expect((await test.call(player, endpoints.listReceipts)).body.rows).toHaveLength(2);
    // Nothing is left that would hold up the next change.
    expect((await test.call(player, endpoints.changePlan, { body: { plan: 'premium' } })).status).toBe(204);
  });

  it('and cancelling concurrently are serialised', async () => {
    const player = await makePlayer(test.context.db);
    await buy(test, player, 'premium');
    const answers = await atOnce(12, (index) =>
      index % 2 === 0
        ? test.call(player, endpoints.cancelSubscription)
        : test.call(player, endpoints.changePlan, { body: { plan: 'pro' } }),
    );
    await test.runJobs();
    expect(answers.every(({ status }) => status === 204 || status === 409)).toBe(true);
    const { sum } = await creditsOf(test, player);
    expect([1, 5]).toContain(sum);
    expect(await running(player)).toBe(1);
  });
});

describe('a month of a plan', () => {
  const day = (days: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + days * 86_400_000).toISOString();

  /** A player with an order of a plan, and what tells of its payments. */
  async function subscribed(product: Plan = 'premium') {
    const player = await makePlayer(test.context.db);
    const orderId = await openOrder(test, player, product);
    return { player, orderId, customerId: await customerOf(test, player) };
  }
  type Renewed = Extract<PaymentFact, { kind: 'renewed' }>;
  const month = (one: { orderId: string; customerId: string }, parts: Partial<Renewed>): Renewed => ({
    kind: 'renewed',
    subscriptionId: `sub_${one.orderId}`,
    orderId: one.orderId,
    customerId: one.customerId,
    plan: 'premium',
    isFirst: false,
    periodStart: day(0),
    periodEnd: day(31),
    paymentId: `pay_${one.orderId}_${parts.periodStart}_${parts.cents}`,
    cents: 999,
    taxCents: 0,
    priceCents: 999,
    unusedCents: 0,
    currency: 'EUR',
    at: day(0),
    ...parts,
  });

  it.each([
    ['nothing', { cents: 0 }],
    ['nothing, since as much was not used of the same plan', { cents: 0, unusedCents: 999 }],
    ['less than its price', { cents: 499 }],
    ['a cent', { cents: 1 }],
  ])('that was paid with %s gives no credits and is reported at once', async (_, parts) => {
    const one = await subscribed();
    await tell(test, month(one, { isFirst: true }));
    const id = `evt_less_${one.orderId}`;
    await tell(test, month(one, { ...parts, periodStart: day(31), periodEnd: day(61) }), id);
    expect((await creditsOf(test, one.player)).reasons).toEqual(['subscription 1']);
    const { body } = await test.call(await makeAdmin(test.context.db), endpoints.listPaymentDifferences);
    expect(body.rows.find(({ subject }) => subject === id)?.ours).toBe('Wrong amount. No credits given');
  });

  it('gives its credits once per period, whatever the payment’s id', async () => {
    const one = await subscribed();
    await tell(test, month(one, { isFirst: true, paymentId: `in_${one.orderId}` }));
    await tell(test, month(one, { isFirst: true, paymentId: `pi_${one.orderId}` }));
    // And begun again by hand within the month.
    await tell(test, month(one, { paymentId: `pi_2_${one.orderId}`, periodStart: day(5), periodEnd: day(36) }));
    expect((await creditsOf(test, one.player)).reasons).toEqual(['subscription 1']);
    expect((await test.call(one.player, endpoints.listReceipts)).body.rows).toHaveLength(3);
  });

  it('counts for one of two paid subscriptions, in whatever order; the other ends', async () => {
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(order, fc.array(fc.nat(3), { maxLength: 3 }), async (first, again) => {
        const { player, orderId, customerId } = await subscribed('premium');
        const db = test.context.db;
        await db.update(paymentOrders).set({ state: 'closed' }).where(eq(paymentOrders.id, orderId));
        const other = { orderId: await openOrder(test, player, 'pro'), customerId };
        const story = [
          { orderId, customerId, plan: 'premium' as const },
          { ...other, plan: 'pro' as const },
        ].flatMap((one): PaymentFact[] => {
          const { cents } = plans[one.plan];
          const subscriptionId = `sub_${one.orderId}`;
          const fact = { id: `f_${one.orderId}`, at: day(0), step: 1, status: 'active', plan: one.plan } as const;
          const period = { periodStart: day(0), periodEnd: day(3650), cancelAtPeriodEnd: false };
          return [
            { kind: 'subscription', subscriptionId, ...one, fact: { ...fact, ...period } },
            month(one, { plan: one.plan, cents, priceCents: cents, isFirst: true, ...period }),
          ];
        });
        for (const index of [...first, ...again]) {
          await postEvent(test, testEvent(story[index] as PaymentFact, `evt_${index}_${orderId}`));
          await test.runJobs();
        }
        expect(await running(player)).toBe(1);
        const own = (await test.call(player, endpoints.getOwnSubscription)).body.subscription;
        expect((await creditsOf(test, player)).reasons).toEqual([
          own?.plan === 'pro' ? 'subscription 4' : 'subscription 1',
        ]);
        // Both payments are booked, so that the second can be paid back.
        const booked = await db.select().from(receipts).where(eq(receipts.userId, player.id));
        expect(booked.map(({ product }) => product).toSorted()).toEqual(['premium', 'pro']);
        expect(await test.call(await makeAdmin(db), endpoints.listPaymentDifferences)).toMatchObject({
          body: {
            rows: expect.arrayContaining([
              expect.objectContaining({ ours: expect.stringContaining('second subscription') }),
            ]),
          },
        });
      }),
      { numRuns: 10 },
    );
  });
});

describe('concurrent checkouts', () => {
  it.each([1, 2, 3, 4])('of two plans leave one that can be paid, round %i', async () => {
    const player = await makePlayer(test.context.db);
    const answers = await atOnce(12, (index) => checkout(player, index % 2 === 0 ? 'premium' : 'pro'));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    // Everything that a browser was sent to is paid at once.
    const sentTo = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.url] : [])));
    await Promise.all([...sentTo].map((url) => settle(player, url.split('/').at(-1) ?? '', 'pay')));
    await test.runJobs();
    expect(await running(player)).toBeLessThanOrEqual(1);
    expect((await test.call(player, endpoints.listReceipts)).body.rows.length).toBeLessThanOrEqual(1);
    if ((await running(player)) === 0) expect((await checkout(player, 'pro')).status).toBe(200);
  });

  it.each([1, 2, 3, 4, 5, 6])('after a payment that is not reported yet open no second one, round %i', async () => {
    const player = await makePlayer(test.context.db);
    const paid = await openOrder(test, player, 'pro');
    await settle(player, paid, 'pay');
    await atOnce(12, (index) => checkout(player, index % 2 === 0 ? 'premium' : 'pro'));
    const ofPlayer = eq(paymentOrders.userId, player.id);
    const orders = await test.context.db.select({ id: paymentOrders.id }).from(paymentOrders).where(ofPlayer);
    expect(orders).toEqual([{ id: paid }]);
    await test.runJobs();
    expect(await running(player)).toBe(1);
  });

  it('create one customer at the provider', async () => {
    const player = await makePlayer(test.context.db);
    const answers = await atOnce(12, () => checkout(player, 'credits-3'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await test.context.db.$count(paymentCustomers, eq(paymentCustomers.userId, player.id))).toBe(1);
  });

  it('are closed at the provider before an order replaces them', async () => {
    const player = await makePlayer(test.context.db);
    const early = await openOrder(test, player, 'credits-3');
    const { db } = test.context;
    await db.execute(`update payment_orders set created_at = now() - interval '21 hours' where id = '${early}'`);
    const late = await openOrder(test, player, 'credits-3');
    expect(late).not.toBe(early);
    expect((await settle(player, early, 'pay')).status).toBe(409);
    expect((await settle(player, late, 'pay')).status).toBe(204);
    await test.runJobs();
    expect((await creditsOf(test, player)).reasons).toEqual(['purchase 3']);
  });
});

describe('a payment that takes days', () => {
  it('is on its way until it arrives, and the product is sold again only on request', async () => {
    const player = await makePlayer(test.context.db);
    const orderId = await openOrder(test, player, 'credits-3');
    await settle(player, orderId, 'delay');
    await test.runJobs();
    expect((await test.call(player, endpoints.getLatestOrder)).body.order?.state).toBe('pending');
    expect(await pending(player)).toMatchObject([{ id: orderId, name: '3 analysis credits', cents: 3900 }]);
    expect(await pending(await makePlayer(test.context.db))).toEqual([]);
    await test.context.db.execute(
      `update payment_orders set created_at = now() - interval '21 hours' where id = '${orderId}'`,
    );
    const refused = await checkout(player, 'credits-3');
    expect([refused.status, refused.error.code]).toEqual([409, 'payment_pending']);
    expect((await checkout(player, 'credits-3', true)).status).toBe(200);
    expect((await checkout(player, 'pro')).status).toBe(200);
    await settle(player, orderId, 'pay');
    await test.runJobs();
    expect(await pending(player)).toEqual([]);
    expect((await creditsOf(test, player)).reasons).toEqual(['purchase 3']);
  });

  it('is no longer on its way once it fails, whichever event comes first', async () => {
    const player = await makePlayer(test.context.db);
    const orderId = await openOrder(test, player, 'credits-3');
    await settle(player, orderId, 'delay');
    await settle(player, orderId, 'fail');
    await test.runJobs();
    await tell(test, { kind: 'pending', orderId }, `evt_late_${orderId}`);
    expect(await pending(player)).toEqual([]);
    expect((await test.call(player, endpoints.getLatestOrder)).body.order?.state).toBe('failed');
    expect((await checkout(player, 'credits-3')).status).toBe(200);
  });

  it('for a plan blocks buying any other plan', async () => {
    const player = await makePlayer(test.context.db);
    await settle(player, await openOrder(test, player, 'premium'), 'delay');
    await test.runJobs();
    for (const plan of ['premium', 'pro'] as const) {
      expect((await checkout(player, plan, true)).error.code).toBe('payment_underway');
    }
  });
});
