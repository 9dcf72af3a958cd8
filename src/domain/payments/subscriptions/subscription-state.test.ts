// The state machine of subscriptions: the same end whatever the order and the repetition, held against a model that lives through it.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SubscriptionFact, type SubscriptionState, subscriptionState } from './subscription-state.ts';

const start = Date.parse('2026-01-10T12:00:00Z');
const day = 86_400_000;
const iso = (moment: number) => new Date(moment).toISOString();

function fact(id: string, days: number, parts: Partial<SubscriptionFact> = {}): SubscriptionFact {
  return {
    id,
    at: iso(start + days * day),
    step: 1,
    status: 'active',
    plan: 'premium',
    periodStart: iso(start),
    periodEnd: iso(start + 30 * day),
    cancelAtPeriodEnd: false,
    ...parts,
  };
}

describe('a subscription', () => {
  it('is null without facts', () => {
    expect(subscriptionState([])).toBeNull();
  });

  it('is incomplete until paid, even within one second', () => {
    const created = fact('b', 0, { step: 0, status: 'incomplete' });
    expect(subscriptionState([created])?.state).toBe('incomplete');
    expect(subscriptionState([fact('a', 0), created])?.state).toBe('active');
  });

  it('counts for 7 days from the first failed payment, whatever the retries, and recovers', () => {
    const failed = [fact('a', 0), fact('b', 30, { status: 'past_due' }), fact('c', 33, { status: 'past_due' })];
    expect(subscriptionState(failed)).toMatchObject({ state: 'past_due', graceUntil: iso(start + 37 * day) });
    expect(subscriptionState([...failed, fact('d', 34)])).toMatchObject({ state: 'active', graceUntil: null });
  });

  it('stays cancelled until its period ends, and can be resumed', () => {
    const cancelled = [fact('a', 0), fact('b', 3, { cancelAtPeriodEnd: true })];
    expect(subscriptionState(cancelled)).toMatchObject({ state: 'cancelled', currentPeriodEnd: iso(start + 30 * day) });
    expect(subscriptionState([...cancelled, fact('c', 4)])?.state).toBe('active');
  });

  it('stays ended, whatever arrives later', () => {
    const ended = fact('z', 20, { step: 2, status: 'ended' });
    expect(subscriptionState([ended, fact('a', 0)])).toMatchObject({ state: 'ended', endedAt: ended.at });
    expect(subscriptionState([ended, fact('a', 40)])).toMatchObject({ state: 'ended', endedAt: ended.at });
  });

  it('takes a larger plan at once, and a smaller one when a new period begins', () => {
    const up = [fact('a', 0), fact('b', 5, { plan: 'pro' })];
    expect(subscriptionState(up)).toMatchObject({ plan: 'pro', nextPlan: null });
    const down = [...up, fact('c', 6)];
    expect(subscriptionState(down)).toMatchObject({ plan: 'pro', nextPlan: 'premium' });
    const back = [...down, fact('d', 7, { plan: 'pro' })];
    expect(subscriptionState(back)).toMatchObject({ plan: 'pro', nextPlan: null });
    const period = { periodStart: iso(start + 30 * day), periodEnd: iso(start + 60 * day) };
    expect(subscriptionState([...down, fact('e', 30, period)])).toMatchObject({ plan: 'premium', nextPlan: null });
  });
});

/** What may happen to a subscription, as a provider lives through it. */
const happenings = ['pay', 'fail', 'renew', 'cancel', 'resume', 'up', 'down', 'end'] as const;

/** A model that plays events in order: the reported facts, and the final state. */
function liveThrough(story: readonly (typeof happenings)[number][]) {
  const facts: SubscriptionFact[] = [];
  let wanted: SubscriptionFact = fact('0', 0, { step: 0, status: 'incomplete' });
  const state: SubscriptionState = {
    plan: 'premium',
    nextPlan: null,
    state: 'incomplete',
    currentPeriodStart: wanted.periodStart,
    currentPeriodEnd: wanted.periodEnd,
    cancelAtPeriodEnd: false,
    graceUntil: null,
    endedAt: null,
  };
  facts.push(wanted);
  for (const [index, happening] of story.entries()) {
    const at = iso(start + (index + 1) * day);
    const isPaid = state.state !== 'incomplete';
    if (happening === 'pay') wanted = { ...wanted, status: 'active' };
    if (happening === 'fail' && isPaid) wanted = { ...wanted, status: 'past_due' };
    if (happening === 'renew')
      wanted = { ...wanted, status: 'active', periodStart: at, periodEnd: iso(Date.parse(at) + 30 * day) };
    if (happening === 'cancel') wanted = { ...wanted, cancelAtPeriodEnd: true };
    if (happening === 'resume') wanted = { ...wanted, cancelAtPeriodEnd: false };
    if (happening === 'up') wanted = { ...wanted, plan: 'pro' };
    if (happening === 'down') wanted = { ...wanted, plan: 'premium' };
    wanted = { ...wanted, id: String(index + 1), at, step: happening === 'end' ? 2 : 1 };
    if (happening === 'end') wanted = { ...wanted, status: 'ended' };
    facts.push(wanted);

    if (happening === 'end') {
      Object.assign(state, { state: 'ended', endedAt: at, nextPlan: null, cancelAtPeriodEnd: false, graceUntil: null });
      break;
    }
    if (happening === 'renew') {
      Object.assign(state, {
        plan: wanted.plan,
        nextPlan: null,
        currentPeriodStart: at,
        currentPeriodEnd: wanted.periodEnd,
      });
    }
    if (happening === 'up') Object.assign(state, { plan: 'pro', nextPlan: null });
    if (happening === 'down' && state.plan === 'pro')
      Object.assign(state, isPaid ? { nextPlan: 'premium' } : { plan: 'premium' });
    if (happening === 'fail' && isPaid && state.state !== 'past_due') state.graceUntil = iso(Date.parse(at) + 7 * day);
    if (wanted.status !== 'past_due') state.graceUntil = null;
    state.cancelAtPeriodEnd = wanted.cancelAtPeriodEnd;
    state.state = wanted.status === 'active' && wanted.cancelAtPeriodEnd ? 'cancelled' : wanted.status;
  }
  return { facts, state };
}

it('the state matches a model for facts in any order and repetition', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...happenings), { maxLength: 14 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 45, maxLength: 45 }),
      (story, keys) => {
        const { facts, state } = liveThrough(story);
        const repeated = [...facts, ...facts, ...facts]
          .map((one, index) => ({ one, key: keys[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(subscriptionState(repeated)).toEqual(state);
      },
    ),
  );
});
