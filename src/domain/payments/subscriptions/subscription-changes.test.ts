// Notifications about changes of a subscription, and allowed changes.

import { describe, expect, it } from 'vitest';
import { mayCancel, mayChangePlan, mayResume, subscriptionChange, whenPlanChanges } from './subscription-changes.ts';
import type { SubscriptionState } from './subscription-state.ts';

const active: SubscriptionState = {
  plan: 'premium',
  nextPlan: null,
  state: 'active',
  currentPeriodStart: '2026-01-10T12:00:00.000Z',
  currentPeriodEnd: '2026-02-10T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  graceUntil: null,
  endedAt: null,
};
const incomplete = { ...active, state: 'incomplete' } as const;
const pastDue = { ...active, state: 'past_due', graceUntil: '2026-02-17T12:00:00.000Z' } as const;
const cancelled = { ...active, state: 'cancelled', cancelAtPeriodEnd: true } as const;
const ended = { ...active, state: 'ended' } as const;
const pro = { ...active, plan: 'pro' } as const;

describe('a change of subscription', () => {
  it.each([
    ['that it started', null, active, 'started'],
    ['that it started, once it is paid for', incomplete, active, 'started'],
    ['nothing while it is not paid for', null, incomplete, null],
    ['nothing when it was never paid for', incomplete, ended, null],
    ['that it is cancelled', active, cancelled, 'cancelled'],
    ['that it goes on', cancelled, active, 'resumed'],
    ['that a payment failed', active, pastDue, 'payment-failed'],
    ['that it was paid after all', pastDue, active, 'recovered'],
    ['that it ended', cancelled, ended, 'ended'],
    ['of another plan', active, pro, 'plan-changed'],
    ['of a plan to come', pro, { ...pro, nextPlan: 'premium' }, 'plan-will-change'],
    ['nothing of a plan that stays after all', { ...pro, nextPlan: 'premium' }, pro, null],
    ['nothing of a renewal', active, { ...active, currentPeriodStart: active.currentPeriodEnd }, null],
  ] as [string, SubscriptionState | null, SubscriptionState, string | null][])('%s', (_, before, after, change) => {
    expect(subscriptionChange(before, after)).toBe(change);
  });
});

it('a larger plan counts at once, a smaller one when the period ends', () => {
  expect([whenPlanChanges(active, 'pro'), whenPlanChanges(pro, 'premium')]).toEqual(['now', 'at-period-end']);
});

it('a running subscription can be cancelled once, and resumed until it ends', () => {
  expect([active, pastDue].map((one) => mayCancel(one).allowed)).toEqual([true, true]);
  expect([cancelled, ended, incomplete].map((one) => mayCancel(one).allowed)).toEqual([false, false, false]);
  expect(mayResume(cancelled).allowed).toBe(true);
  expect([active, ended].map((one) => mayResume(one).allowed)).toEqual([false, false]);
});

it('a plan can be changed while the subscription is paid, and changed back', () => {
  expect(mayChangePlan(active, 'pro').allowed).toBe(true);
  expect(mayChangePlan({ ...pro, nextPlan: 'premium' }, 'pro').allowed).toBe(true);
  expect(mayChangePlan(active, 'premium')).toEqual({ allowed: false, reason: 'You already have this plan.' });
  expect([pastDue, cancelled, ended].map((one) => mayChangePlan(one, 'pro').allowed)).toEqual([false, false, false]);
});
