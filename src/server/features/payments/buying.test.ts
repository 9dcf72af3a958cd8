// Buying credits and subscribing with the test provider: prices from our table, one order for each thing, credits from the webhook alone.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { paymentOrders, receipts, subscriptions } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin, makeClub, makeMember, makePlayer } from '#server/testing/factories.ts';
import { buy, creditsOf, openOrder } from '#server/testing/payments.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({
  SELLER_NAME: 'Padel ApS',
  SELLER_ADDRESS: 'Havnegade 1, Aarhus',
  SELLER_TAX_ID: 'DK12345678',
});
const status = async (player: { id: string }) => (await test.call(player, endpoints.getSubscriptionStatus)).body;
const state = async (player: { id: string }) =>
  (await test.call(player, endpoints.getOwnSubscription)).body.subscription;

describe('credits', () => {
  it('are offered at the person’s price', async () => {
    const { db } = test.context;
    const [direct, member] = [await makePlayer(db), await makeMember(db, (await makeClub(db)).id)];
    const cents = async (player: { id: string }) =>
      (await test.call(player, endpoints.listOffers)).body.packages.map((one) => one.cents);
    expect([await cents(direct), await cents(member)]).toEqual([
      [1500, 3900, 11_000],
      [1200, 3120, 8800],
    ]);
  });

  it('arrive with the payment, a receipt and an email', async () => {
    const player = await makePlayer(test.context.db, { email: 'buyer@pala.test' });
    const orderId = await openOrder(test, player, 'credits-3');
    expect((await test.call(player, endpoints.getLatestOrder)).body.order).toMatchObject({ state: 'open' });
    const pay = { params: { orderId }, body: { outcome: 'pay' } } as const;
    expect((await test.call(player, endpoints.settleTestCheckout, pay)).status).toBe(204);
    // The browser is back before the word of the payment is applied: nothing is there yet.
    expect((await creditsOf(test, player)).balance).toBe(0);
    await test.runJobs();
    expect(await creditsOf(test, player)).toEqual({ balance: 3, sum: 3, reasons: ['purchase 3'] });
    expect((await test.call(player, endpoints.getLatestOrder)).body.order).toMatchObject({ state: 'paid' });
    const [receipt] = (await test.call(player, endpoints.listReceipts)).body.rows;
    expect(receipt).toMatchObject({ name: '3 analysis credits', cents: 3900, currency: 'EUR', refundedCents: 0 });
    const mail = test.mails.find(({ to }) => to === 'buyer@pala.test');
    expect(mail?.text).toContain('Padel ApS, Havnegade 1, Aarhus, Tax number DK12345678');
    const file = await test.app.inject({
      url: files.receiptDocument.path.replace('{id}', receipt?.id ?? ''),
      headers: { cookie: await test.signIn(player) },
    });
    const text = pdfText(file.rawPayload);
    for (const words of [`Receipt ${receipt?.number}`, 'Padel ApS', 'DK12345678', 'Tax (none charged)', '€39.00']) {
      expect(text).toContain(words);
    }
  });

  it('are paid for once, despite double clicks and two windows', async () => {
    const player = await makePlayer(test.context.db);
    const orders = await atOnce(10, () => openOrder(test, player, 'credits-1'));
    expect(new Set(orders).size).toBe(1);
    const [orderId = ''] = orders;
    const pay = { params: { orderId }, body: { outcome: 'pay' } } as const;
    await atOnce(10, () => test.call(player, endpoints.settleTestCheckout, pay));
    await test.runJobs();
    expect(await creditsOf(test, player)).toMatchObject({ balance: 1, sum: 1 });
    // A new visit is a new purchase.
    expect(await openOrder(test, player, 'credits-1')).not.toBe(orderId);
  });

  it('take no price, number or person from the browser', async () => {
    const { db } = test.context;
    const [player, other] = [await makePlayer(db), await makePlayer(db)];
    const body = { product: 'credits-1', cents: 0, credits: 999, userId: other.id, quantity: -1 } as never;
    const { body: answer } = await test.call(player, endpoints.startCheckout, { body });
    const orderId = answer.url.split('/').at(-1) ?? '';
    const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
    expect(order).toMatchObject({ userId: player.id, cents: 1500, product: 'credits-1' });
    for (const product of ['credits-2', '', null, 3, ['credits-1']]) {
      expect((await test.call(player, endpoints.startCheckout, { body: { product } as never })).status).toBe(400);
    }
    const pay = { params: { orderId }, body: { outcome: 'pay' } } as const;
    expect((await test.call(other, endpoints.settleTestCheckout, pay)).status).toBe(404);
  });

  it('are not added when the payment failed, which can be retried', async () => {
    const player = await makePlayer(test.context.db);
    const orderId = await openOrder(test, player, 'credits-1');
    await test.call(player, endpoints.settleTestCheckout, { params: { orderId }, body: { outcome: 'fail' } });
    await test.runJobs();
    expect((await test.call(player, endpoints.getLatestOrder)).body.order).toMatchObject({ state: 'failed' });
    const again = { params: { orderId }, body: { outcome: 'pay' } } as const;
    expect((await test.call(player, endpoints.settleTestCheckout, again)).status).toBe(409);
    await buy(test, player, 'credits-1');
    expect(await creditsOf(test, player)).toMatchObject({ balance: 1, sum: 1 });
  });

  it('have receipts numbered without gaps, even with concurrent payments', async () => {
    const { db } = test.context;
    const players = await Promise.all(Array.from({ length: 5 }, () => makePlayer(db)));
    for (const player of players) {
      const orderId = await openOrder(test, player, 'credits-1');
      await test.call(player, endpoints.settleTestCheckout, { params: { orderId }, body: { outcome: 'pay' } });
    }
    await test.runJobs();
    const numbers = (await db.select({ number: receipts.number }).from(receipts)).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  });
});

describe('a subscription', () => {
  it('starts, renews and gives monthly credits, notifying administrators and the player', async () => {
    const { db } = test.context;
    const [player, admin] = [await makePlayer(db, { email: 'pro@pala.test' }), await makeAdmin(db)];
    await buy(test, player, 'pro');
    expect(await status(player)).toEqual({
      hasSubscription: true,
      status: 'active',
      subscription: { planType: 'pro', videoCreditsRemaining: 4 },
      messageQuotaRemaining: 100,
    });
    const before = await state(player);
    await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'pay' } });
    await test.runJobs();
    expect(await creditsOf(test, player)).toEqual({
      balance: 8,
      sum: 8,
      reasons: ['subscription 4', 'subscription 4'],
    });
    expect((await state(player))?.currentPeriodStart).toBe(before?.currentPeriodEnd);
    const bell = await test.call(admin, endpoints.listCoachNotifications, { params: { userId: admin.id } });
    expect(bell.body).toMatchObject([{ type: 'subscription_changed', title: 'A subscription changed' }]);
    const subjects = test.mails.filter(({ to }) => to === 'pro@pala.test').map(({ subject }) => subject);
    expect(subjects).toContain('Your Pro subscription has started');
  });

  it('is limited to one per person', async () => {
    const player = await makePlayer(test.context.db);
    await openOrder(test, player, 'premium');
    await buy(test, player, 'pro');
    const orders = await test.context.db.select().from(paymentOrders).where(eq(paymentOrders.userId, player.id));
    expect(orders.map(({ product, state: one }) => `${product} ${one}`).toSorted()).toEqual([
      'premium closed',
      'pro paid',
    ]);
    for (const product of ['premium', 'pro'] as const) {
      const answer = await test.call(player, endpoints.startCheckout, { body: { product } });
      expect([answer.status, answer.error.code]).toEqual([409, 'already_subscribed']);
    }
    expect((await test.call(player, endpoints.startCheckout, { body: { product: 'credits-1' } })).status).toBe(200);
  });

  it('is cancelled until its period ends, can be resumed, and ends', async () => {
    const player = await makePlayer(test.context.db);
    await buy(test, player, 'premium');
    const act = async (endpoint: typeof endpoints.cancelSubscription | typeof endpoints.resumeSubscription) =>
      (await test.call(player, endpoint)).status;
    expect(await act(endpoints.resumeSubscription)).toBe(409);
    expect(await act(endpoints.cancelSubscription)).toBe(204);
    // At once, without waiting for the event that says the same.
    expect(await state(player)).toMatchObject({ state: 'cancelled', cancelAtPeriodEnd: true });
    expect((await status(player)).hasSubscription).toBe(true);
    expect(await act(endpoints.resumeSubscription)).toBe(204);
    expect(await state(player)).toMatchObject({ state: 'active' });
    expect(await act(endpoints.cancelSubscription)).toBe(204);
    await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'pay' } });
    await test.runJobs();
    expect(await state(player)).toBeNull();
    expect((await status(player)).hasSubscription).toBe(false);
    expect(await creditsOf(test, player)).toMatchObject({ balance: 1, sum: 1 });
  });

  it('survives a failed payment for 7 days, says until when, and recovers when it is paid', async () => {
    const player = await makePlayer(test.context.db, { email: 'late@pala.test' });
    await buy(test, player, 'premium');
    await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'fail' } });
    await test.runJobs();
    const failed = await state(player);
    expect(failed?.state).toBe('past_due');
    const days = (Date.parse(failed?.graceUntil ?? '') - Date.now()) / 86_400_000;
    expect([days > 6.9, days <= 7]).toEqual([true, true]);
    expect((await status(player)).hasSubscription).toBe(true);
    expect(test.mails.map(({ subject }) => subject)).toContain('Your payment didn’t go through');
    expect((await test.call(player, endpoints.changePlan, { body: { plan: 'pro' } })).status).toBe(409);
    await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'pay' } });
    await test.runJobs();
    expect(await state(player)).toMatchObject({ state: 'active', graceUntil: null });
    expect(await creditsOf(test, player)).toMatchObject({ balance: 2, sum: 2 });
  });

  it('upgrades at once minus the unused part, and downgrades when the period ends', async () => {
    const player = await makePlayer(test.context.db);
    await buy(test, player, 'premium');
    const change = (plan: 'premium' | 'pro') => test.call(player, endpoints.changePlan, { body: { plan } });
    expect((await change('pro')).status).toBe(204);
    expect(await status(player)).toMatchObject({ subscription: { planType: 'pro' }, messageQuotaRemaining: 100 });
    await test.runJobs();
    const paid = (await test.call(player, endpoints.listReceipts)).body.rows.map(({ cents }) => cents);
    // A moment of Premium was used: 19.99 less almost all of 9.99.
    expect([paid.length, paid[0] === 1000 || paid[0] === 1001]).toEqual([2, true]);
    expect((await change('premium')).status).toBe(204);
    expect(await state(player)).toMatchObject({ plan: 'pro', nextPlan: 'premium' });
    expect((await change('premium')).status).toBe(409);
    await test.call(player, endpoints.renewTestSubscription, { body: { outcome: 'pay' } });
    await test.runJobs();
    expect(await state(player)).toMatchObject({ plan: 'premium', nextPlan: null });
    expect(await creditsOf(test, player)).toEqual({
      balance: 6,
      sum: 6,
      reasons: ['subscription 1', 'subscription 4', 'subscription 1'],
    });
  });

  it('ends at the provider when its owner is erased; receipts stay, without a name', async () => {
    const { db } = test.context;
    const player = await makePlayer(db, { firstName: 'Canary' });
    await buy(test, player, 'premium');
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, player.id));
    await db.execute(
      `update users set state = 'deleted', deletion_requested_at = now() - interval '3 days' where id = '${player.id}'`,
    );
    await test.context.jobs.enqueue(db, 'erase-deleted', {});
    await test.runJobs();
    const theirs = await test.context.payments.readSubscription(row?.providerSubscriptionId ?? '');
    expect(theirs?.status).toBe('ended');
    expect(await db.$count(subscriptions, eq(subscriptions.userId, player.id))).toBe(0);
    expect(await db.$count(paymentOrders, eq(paymentOrders.userId, player.id))).toBe(0);
    expect(await db.select({ cents: receipts.cents }).from(receipts).where(eq(receipts.userId, player.id))).toEqual([
      { cents: 999 },
    ]);
  });
});
