// The state machine of a subscription: what the provider has told of it adds up to one state, in whatever order it arrived.

import { isLargerPlan, type Plan } from './plans.ts';
import { graceEnd, type SubscriptionStage } from './subscription-access.ts';

/** How a payment provider sees a subscription. `ended` is for good. */
export const providerStatuses = ['incomplete', 'past_due', 'active', 'ended'] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** What a provider told at a moment: the subscription as it was then. Moments are ISO 8601. */
export interface SubscriptionFact {
  /** The provider's id of the event: told twice it counts once. */
  id: string;
  at: string;
  /** Of events in the same second: created (0) before changed (1) before deleted (2). */
  step: 0 | 1 | 2;
  status: ProviderStatus;
  plan: Plan;
  periodStart: string;
  periodEnd: string;
  cancelAtPeriodEnd: boolean;
}

/** What a subscription is. Moments are ISO 8601. */
export interface SubscriptionState {
  plan: Plan;
  /** The smaller plan that takes its place when the period ends; null when it stays. */
  nextPlan: Plan | null;
  state: SubscriptionStage;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** Until when it counts although a payment failed; null when none is open. */
  graceUntil: string | null;
  endedAt: string | null;
}

/**
 * The state that facts add up to; null without any. Order and repetition of the facts make no difference: they are put into the order in
 * which they happened. What is deleted stays so; a larger plan counts at once, a smaller one when a new period begins.
 */
export function subscriptionState(facts: readonly SubscriptionFact[]): SubscriptionState | null {
  const unique = [...new Map(facts.map((fact) => [fact.id, fact])).values()];
  return unique.toSorted(byTime).reduce<SubscriptionState | null>(next, null);
}

function byTime(a: SubscriptionFact, b: SubscriptionFact): number {
  const ranks = (one: SubscriptionFact) => [Date.parse(one.at), one.step, providerStatuses.indexOf(one.status)];
  const theirs = ranks(b);
  for (const [index, rank] of ranks(a).entries()) {
    const difference = rank - (theirs[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.id < b.id ? -1 : 1;
}

function next(before: SubscriptionState | null, fact: SubscriptionFact): SubscriptionState {
  if (before?.state === 'ended') return before;
  const period = { currentPeriodStart: fact.periodStart, currentPeriodEnd: fact.periodEnd };
  const state = stageOf(fact);
  if (state === 'ended') return endedState(before ?? { plan: fact.plan, ...period }, fact.at);
  return {
    ...plansOf(before, fact),
    state,
    ...period,
    cancelAtPeriodEnd: fact.cancelAtPeriodEnd,
    // From the first failure on, however often the provider tries again.
    graceUntil: state === 'past_due' ? (before?.graceUntil ?? graceEnd(fact.at)) : null,
    endedAt: null,
  };
}

/** A subscription that ended at a moment (ISO 8601), with the plan and the period that it had. */
export function endedState(
  {
    plan,
    currentPeriodStart,
    currentPeriodEnd,
  }: Pick<SubscriptionState, 'plan' | 'currentPeriodStart' | 'currentPeriodEnd'>,
  endedAt: string,
): SubscriptionState {
  return {
    plan,
    nextPlan: null,
    state: 'ended',
    currentPeriodStart,
    currentPeriodEnd,
    cancelAtPeriodEnd: false,
    graceUntil: null,
    endedAt,
  };
}

function stageOf({ status, cancelAtPeriodEnd }: SubscriptionFact): SubscriptionStage {
  return status === 'active' && cancelAtPeriodEnd ? 'cancelled' : status;
}

/** Within a period that is paid for, a smaller plan waits for the next one. */
function plansOf(
  before: SubscriptionState | null,
  fact: SubscriptionFact,
): Pick<SubscriptionState, 'plan' | 'nextPlan'> {
  const isPaidPeriod =
    before !== null && before.state !== 'incomplete' && before.currentPeriodStart === fact.periodStart;
  const waits = isPaidPeriod && isLargerPlan(before.plan, fact.plan);
  return waits ? { plan: before.plan, nextPlan: fact.plan } : { plan: fact.plan, nextPlan: null };
}
