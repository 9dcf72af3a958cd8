// Events of the provider: nothing without a signature, everything once, in any order, and nothing lost on the way.

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';
import { paymentEvents, subscriptions } from '#server/db/schema/index.ts';
import { signEvent } from '#server/providers/payments/event-signatures.ts';
import type { PaymentFact } from '#server/providers/payments/payments.ts';
import { testEvent, testSigningSecret } from '#server/providers/payments/test-payments.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeAdmin, makePlayer } from '#server/testing/factories.ts';
import { buy, creditsOf, customerOf, openOrder, orderToPay, postEvent, tell } from '#server/testing/payments.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { applyEvent } from './events.commands.ts';

const test = useTestApp();
const secret = () => testSigningSecret(test.context.sessionSecret);
const at = '2026-03-01T12:00:00.000Z';

const orderWithFact = () => orderToPay(test, 'credits-3');

describe('an event is refused', () => {
  it.each([
    ['without a signature', (body: string) => [body, '']],
    ['with a signature that is none', (body: string) => [body, 't=1,v1=00']],
    ['signed with another secret', (body: string) => [body, signEvent(body, 'whsec_other')]],
    ['changed by one space', (body: string) => [`${body} `, signEvent(body, secret())]],
    ['with the signature of another body', (body: string) => [body, signEvent(`${body}x`, secret())]],
    [
      'signed ten minutes ago',
      (body: string) => [body, signEvent(body, secret(), Math.floor(Date.now() / 1000) - 600)],
    ],
    [
      'signed ten minutes ahead',
      (body: string) => [body, signEvent(body, secret(), Math.floor(Date.now() / 1000) + 600)],
    ],
  ] as [string, (body: string) => [string, string]][])('%s', async (_, forge) => {
    const { player, fact } = await orderWithFact();
    const [body, signature] = forge(testEvent(fact));
    const answer = await postEvent(test, body, signature);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'unsigned_event']);
    await test.runJobs();
    expect(await creditsOf(test, player)).toEqual({ balance: 0, sum: 0, reasons: [] });
  });

  it('beyond a megabyte', async () => {
    expect((await postEvent(test, `"${'a'.repeat(1_048_577)}"`)).statusCode).toBe(413);
  });
});

describe('an event', () => {
  it('is applied once when received ten times concurrently', async () => {
    const { player, fact } = await orderWithFact();
    const body = testEvent(fact);
    const answers = await atOnce(10, () => postEvent(test, body));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
    await Promise.all([test.runJobs(), test.runJobs(), test.runJobs()]);
    const eventId = JSON.parse(body).id as string;
    await atOnce(10, () => applyEvent(test.context, eventId));
    expect(await creditsOf(test, player)).toEqual({ balance: 3, sum: 3, reasons: ['purchase 3'] });
  });

  it('with another id reports the same payment once', async () => {
    const { player, fact } = await orderWithFact();
    for (const id of ['test_evt_one', 'test_evt_two']) await tell(test, fact, `${id}_${fact.kind}_${player.id}`);
    expect((await creditsOf(test, player)).reasons).toEqual(['purchase 3']);
  });

  it('is applied later by its job, or when it is sent again', async () => {
    const { player, fact } = await orderWithFact();
    const body = testEvent(fact);
    await postEvent(test, body);
    // The process dies here: nothing is applied, and the row is there.
    const eventId = JSON.parse(body).id as string;
    const find = async () =>
      (await test.context.db.select().from(paymentEvents).where(eq(paymentEvents.id, eventId)))[0];
    expect(await find()).toMatchObject({ appliedAt: null, payload: fact });
    expect((await creditsOf(test, player)).balance).toBe(0);
    await postEvent(test, body);
    await test.runJobs();
    expect((await creditsOf(test, player)).balance).toBe(3);
    // What it said is not kept.
    expect(await find()).toMatchObject({ payload: null, problem: null });
  });

  it.each([
    ['a lower amount', { cents: 1 }, 'wrong-amount'],
    ['another currency', { currency: 'USD' }, 'wrong-amount'],
    ['another person’s customer', { customerId: 'cus_other' }, 'other-customer'],
    ['no customer', { customerId: null }, 'other-customer'],
    ['an order that nobody made', { orderId: '01890000-0000-7000-8000-0000000000f1' }, 'unknown-order'],
    ['something that is no order', { orderId: "' or 1=1" }, 'unknown-order'],
    ['no order', { orderId: null }, 'unknown-order'],
  ] as [string, Partial<Extract<PaymentFact, { kind: 'paid' }>>, string][])(
    'with %s gives nothing and is kept for administrators',
    async (_, wrong, problem) => {
      const { player, fact } = await orderWithFact();
      const id = `test_evt_${problem}_${player.id}`;
      await tell(test, { ...fact, ...wrong }, id);
      expect((await creditsOf(test, player)).reasons).toEqual([]);
      const [event] = await test.context.db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
      expect(event?.problem).toBe(problem);
      // At once, not after the comparison of the night.
      const admin = await makeAdmin(test.context.db);
      const { body } = await test.call(admin, endpoints.listPaymentDifferences);
      expect(body.rows.map(({ kind, subject }) => [kind, subject])).toContainEqual(['event-not-applied', id]);
    },
  );

  it('with a problem is applied when sent again in order', async () => {
    const { player, fact } = await orderWithFact();
    const id = `test_evt_again_${player.id}`;
    await tell(test, { ...fact, cents: 1 }, id);
    expect((await creditsOf(test, player)).balance).toBe(0);
    await tell(test, fact, id);
    await tell(test, fact, id);
    expect(await creditsOf(test, player)).toMatchObject({ balance: 3, sum: 3 });
  });

  it('is needed: returning to the profile gives nothing', async () => {
    const { player } = await orderWithFact();
    await test.app.inject({ url: '/player/profile?payment=success', headers: { cookie: await test.signIn(player) } });
    expect((await creditsOf(test, player)).balance).toBe(0);
  });
});

describe('a subscription’s events, in any order and repeated', () => {
  it('end in the same state, with each month’s credits once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
        fc.array(fc.nat(6), { maxLength: 5 }),
        async (order, again) => {
          const player = await makePlayer(test.context.db);
          const orderId = await openOrder(test, player, 'premium');
          const story = storyOf(orderId, await customerOf(test, player));
          for (const index of [...order, ...again]) {
            await postEvent(test, testEvent(story[index] as PaymentFact, `evt_${index}_${orderId}`));
          }
          await Promise.all([test.runJobs(), test.runJobs()]);
          const [row] = await test.context.db
            .select()
            .from(subscriptions)
            .where(eq(subscriptions.providerSubscriptionId, `sub_${orderId}`));
          expect(row).toMatchObject({ state: 'ended', plan: 'premium', userId: player.id });
          const { balance, sum, reasons } = await creditsOf(test, player);
          expect([balance, sum, reasons]).toEqual([2, 2, ['subscription 1', 'subscription 1']]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('leave it ended when an older event says active', async () => {
    const player = await makePlayer(test.context.db);
    const orderId = await buy(test, player, 'premium');
    const story = storyOf(orderId, await customerOf(test, player));
    await tell(test, story[6] as PaymentFact);
    await tell(test, story[1] as PaymentFact);
    const [row] = await test.context.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.providerSubscriptionId, `sub_${orderId}`));
    expect(row?.state).toBe('ended');
  });
});

/** Two months: begun, paid, failed, recovered, cancelled, ended. */
function storyOf(orderId: string, customerId: string): PaymentFact[] {
  const day = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString();
  const month = { periodStart: day(0), periodEnd: day(31) };
  const next = { periodStart: day(31), periodEnd: day(61) };
  const state = (days: number, parts: Partial<SubscriptionFact>): PaymentFact => ({
    kind: 'subscription',
    subscriptionId: `sub_${orderId}`,
    orderId,
    customerId,
    fact: {
      id: `fact_${orderId}_${days}`,
      at: day(days),
      step: 1,
      status: 'active',
      plan: 'premium',
      ...month,
      cancelAtPeriodEnd: false,
      ...parts,
    },
  });
  const paid = (isFirst: boolean, period: typeof month): PaymentFact => ({
    kind: 'renewed',
    subscriptionId: `sub_${orderId}`,
    plan: 'premium',
    priceCents: 999,
    unusedCents: 0,
    isFirst,
    ...period,
    paymentId: `pay_${orderId}_${period.periodStart}`,
    orderId,
    customerId,
    cents: 999,
    taxCents: 0,
    currency: 'EUR',
    at: period.periodStart,
  });
  return [
    state(0, { step: 0, status: 'incomplete' }),
    state(0.01, {}),
    paid(true, month),
    state(31, { status: 'past_due', ...next }),
    paid(false, next),
    state(33, { ...next, cancelAtPeriodEnd: true }),
    state(61, { step: 2, status: 'ended', ...next }),
  ];
}
