// Until when a subscription counts.

import { expect, it } from 'vitest';
import { countsUntil, isRunning, type SubscriptionStage } from './subscription-access.ts';

const currentPeriodEnd = '2026-03-10T12:00:00.000Z';
const graceUntil = '2026-03-17T15:00:00.000Z';

it.each([
  ['incomplete', null],
  ['active', '2026-03-17T12:00:00.000Z'],
  ['past_due', graceUntil],
  ['cancelled', currentPeriodEnd],
  ['ended', null],
] as [SubscriptionStage, string | null][])('%s: until %s', (state, end) => {
  const subscription = { state, currentPeriodEnd, graceUntil };
  expect(countsUntil(subscription)).toBe(end);
  if (end === null) return expect(isRunning(subscription, new Date(0))).toBe(false);
  expect(isRunning(subscription, new Date(Date.parse(end) - 1))).toBe(true);
  expect(isRunning(subscription, new Date(end))).toBe(false);
});

it('a past-due subscription without a grace period does not count', () => {
  expect(isRunning({ state: 'past_due', currentPeriodEnd, graceUntil: null }, new Date(0))).toBe(false);
});
