// A server without Stripe and without the test provider: nothing can be bought (when that is so: config.test.ts).

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { paymentCustomers, paymentOrders } from '#server/db/schema/index.ts';
import { testEvent } from '#server/providers/payments/test-payments.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { creditsOf, postEvent } from '#server/testing/payments.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

describe('without the test provider', () => {
  const test = useTestApp({ TEST_PAYMENTS: 'off' });

  it('offers say that payments are not set up', async () => {
    const player = await makePlayer(test.context.db);
    expect((await test.call(player, endpoints.listOffers)).body).toMatchObject({ isSetUp: false, isTest: false });
  });

  it('nothing can be bought, changed or tried', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    await makeSubscription(db, player);
    await db.insert(paymentCustomers).values({ userId: player.id, customerId: `test_cus_${player.id}` });
    const answers = [
      await test.call(player, endpoints.startCheckout, { body: { product: 'credits-1' } }),
      await test.call(player, endpoints.changePlan, { body: { plan: 'pro' } }),
      await test.call(player, endpoints.cancelSubscription),
      await test.call(player, endpoints.openBillingPortal),
    ];
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['payments_not_set_up']));
    expect((await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'pay' } })).status).toBe(404);
    expect(await db.$count(paymentOrders, eq(paymentOrders.userId, player.id))).toBe(0);
  });

  it('no event is accepted, however it is signed', async () => {
    const player = await makePlayer(test.context.db);
    const fact = { kind: 'closed', orderId: player.id, hasFailed: true } as const;
    expect((await postEvent(test, testEvent(fact))).statusCode).toBe(400);
    expect((await creditsOf(test, player)).reasons).toEqual([]);
  });
});

describe('with TEST_PAYMENTS=on', () => {
  const test = useTestApp({ TEST_PAYMENTS: 'on' });

  it('products are for sale, as a test', async () => {
    const player = await makePlayer(test.context.db);
    expect((await test.call(player, endpoints.listOffers)).body).toMatchObject({ isSetUp: true, isTest: true });
    expect((await test.call(player, endpoints.startCheckout, { body: { product: 'credits-1' } })).status).toBe(200);
  });
});
