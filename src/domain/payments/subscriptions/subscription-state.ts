// The state machine of a subscription: the provider's facts add up to one state, in whatever order they arrive.

import { isLargerPlan, type Plan } from './plans.ts';
import { graceEnd, type SubscriptionStage } from './subscription-access.ts';

/** A subscription's status at the payment provider. `ended` is final. */
export const providerStatuses = ['incomplete', 'past_due', 'active', 'ended'] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** A provider's report: the subscription at a moment. Moments are ISO 8601. */
export interface SubscriptionFact {
  /** The provider's event id; repeated events count once. */
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

/** The state of a subscription. Moments are ISO 8601. */
export interface SubscriptionState {
  plan: Plan;
  /** The smaller plan from the next period on; null when the plan stays. */
  nextPlan: Plan | null;
  state: SubscriptionStage;
  currentPeriodStart: string;
  currentPeriodEnd: string;
  cancelAtPeriodEnd: boolean;
  /** End of the grace period after a failed payment; null without one. */
  graceUntil: string | null;
  endedAt: string | null;
}

/**
 * The state that facts add up to; null without any. Order and repetition make no difference, because the facts are sorted by time. An
 * ended subscription stays ended; a larger plan counts at once, a smaller one from the next period.
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
    // From the first failure, however often the provider retries.
    graceUntil: state === 'past_due' ? (before?.graceUntil ?? graceEnd(fact.at)) : null,
    endedAt: null,
  };
}

/** The state of a subscription that ended at a moment (ISO 8601), keeping its plan and period. */
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

/** Within a paid period, a smaller plan waits for the next one. */
function plansOf(
  before: SubscriptionState | null,
  fact: SubscriptionFact,
): Pick<SubscriptionState, 'plan' | 'nextPlan'> {
  const isPaidPeriod =
    before !== null && before.state !== 'incomplete' && before.currentPeriodStart === fact.periodStart;
  const waits = isPaidPeriod && isLargerPlan(before.plan, fact.plan);
  return waits ? { plan: before.plan, nextPlan: fact.plan } : { plan: fact.plan, nextPlan: null };
}
