// Whether a subscription counts, and what it still gives.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { subscriptions } from '#server/db/schema/index.ts';
import { addPaidCredits } from '#server/features/payments/credits/credits.commands.ts';
import { makePlayer, videoForm } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const status = async (player: { id: string }) => (await test.call(player, endpoints.getSubscriptionStatus)).body;
const none = { hasSubscription: false, status: 'inactive', subscription: null, messageQuotaRemaining: 0 };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

it('a player has no subscription at first', async () => {
  expect(await status(await makePlayer(test.context.db))).toEqual(none);
});

it.each([
  ['premium', 20],
  ['pro', 100],
] as const)('%s gives %i messages a month', async (plan, messageQuotaRemaining) => {
  const player = await makePlayer(test.context.db, { credits: 2 });
  await makeSubscription(test.context.db, player, { plan });
  expect(await status(player)).toEqual({
    hasSubscription: true,
    status: 'active',
    // Those were not the plan's.
    subscription: { planType: plan, videoCreditsRemaining: 0 },
    messageQuotaRemaining,
  });
});

it('videos use plan credits before bought ones', async () => {
  const { db } = test.context;
  const player = await makePlayer(db, { credits: 3 });
  await makeSubscription(db, player, { plan: 'premium' });
  const grant = () => db.transaction((tx) => addPaidCredits(tx, player.id, 1, 'subscription'));
  const send = async () =>
    (await test.call(player, endpoints.createVideo, { body: { ...videoForm(), again: true } })).body.id;
  const left = async () => (await status(player)).subscription?.videoCreditsRemaining;
  await grant();
  await grant();
  expect(await left()).toBe(2);
  await send();
  expect(await left()).toBe(1);
  await send();
  const bought = await send();
  expect(await left()).toBe(0);
  // The bought one comes back, and is none of the plan's.
  await test.call(player, endpoints.withdrawVideo, { params: { videoId: bought } });
  expect(await left()).toBe(0);
  await send();
  // What took bought credits takes nothing of the next month's.
  await grant();
  expect(await left()).toBe(1);
});

type Columns = Partial<typeof subscriptions.$inferInsert>;

it.each([
  ['active, while the word of its renewal is on its way', { currentPeriodEnd: inDays(-1) }, true],
  ['active, and never renewed', { currentPeriodEnd: inDays(-8) }, false],
  ['in the days of grace', { state: 'past_due', graceUntil: inDays(1) }, true],
  ['after the days of grace', { state: 'past_due', graceUntil: inDays(-1) }, false],
  ['cancelled, before its end', { state: 'cancelled', currentPeriodEnd: inDays(1) }, true],
  ['cancelled, after its end', { state: 'cancelled', currentPeriodEnd: inDays(-1) }, false],
  ['not paid for', { state: 'incomplete' }, false],
  ['ended', { state: 'ended' }, false],
] as [string, Columns, boolean][])('that is %s', async (_, columns, counts) => {
  const player = await makePlayer(test.context.db);
  await makeSubscription(test.context.db, player, columns);
  expect((await status(player)).hasSubscription).toBe(counts);
});

it('of two subscriptions the larger one counts', async () => {
  const [player, other] = [await makePlayer(test.context.db), await makePlayer(test.context.db)];
  await makeSubscription(test.context.db, player, { plan: 'pro' });
  await makeSubscription(test.context.db, player, { plan: 'premium' });
  expect((await status(player)).subscription?.planType).toBe('pro');
  expect(await status(other)).toEqual(none);
});
