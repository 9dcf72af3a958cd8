// Changes of a subscription that people are notified of, and what may be changed.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { isLargerPlan, type Plan } from './plans.ts';
import type { SubscriptionStage } from './subscription-access.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** Changes that people are notified of. */
export const subscriptionChanges = [
  'started',
  'plan-changed',
  'plan-will-change',
  'cancelled',
  'resumed',
  'payment-failed',
  'recovered',
  'ended',
] as const;
export type SubscriptionChange = (typeof subscriptionChanges)[number];

/** The change between two states; null when there is nothing to notify of. */
export function subscriptionChange(
  before: SubscriptionState | null,
  after: SubscriptionState,
): SubscriptionChange | null {
  const was = before?.state ?? 'incomplete';
  if (after.state === 'incomplete') return null;
  if (was === 'incomplete') return after.state === 'ended' ? null : 'started';
  if (after.state !== was) return stageChange(was, after.state);
  if (after.plan !== before?.plan) return 'plan-changed';
  return after.nextPlan !== null && after.nextPlan !== before.nextPlan ? 'plan-will-change' : null;
}

function stageChange(was: SubscriptionStage, is: SubscriptionStage): SubscriptionChange | null {
  if (is === 'ended') return 'ended';
  if (is === 'past_due') return 'payment-failed';
  if (is === 'cancelled') return 'cancelled';
  return was === 'past_due' ? 'recovered' : 'resumed';
}

/** When another plan takes effect: a larger one at once, a smaller one when the period ends (docs/product.md#subscriptions). */
export function whenPlanChanges({ plan }: Pick<SubscriptionState, 'plan'>, wanted: Plan): 'now' | 'at-period-end' {
  return isLargerPlan(wanted, plan) ? 'now' : 'at-period-end';
}

const refused = (reason: string): Permission => ({ allowed: false, reason });

/** Whether a subscription may be cancelled. */
export function mayCancel({
  state,
  cancelAtPeriodEnd,
}: Pick<SubscriptionState, 'state' | 'cancelAtPeriodEnd'>): Permission {
  if (state === 'ended' || state === 'incomplete') return refused(say(msg`This subscription has ended.`));
  return cancelAtPeriodEnd ? refused(say(msg`This subscription is already cancelled.`)) : { allowed: true };
}

/** Whether a subscription may be resumed: while cancelled, until its period ends. */
export function mayResume({
  state,
  cancelAtPeriodEnd,
}: Pick<SubscriptionState, 'state' | 'cancelAtPeriodEnd'>): Permission {
  if (state === 'ended' || !cancelAtPeriodEnd) return refused(say(msg`This subscription is not cancelled.`));
  return { allowed: true };
}

/** Whether the plan may be changed, which needs a paid subscription that renews. */
export function mayChangePlan(
  { state, plan, nextPlan }: Pick<SubscriptionState, 'state' | 'plan' | 'nextPlan'>,
  wanted: Plan,
): Permission {
  if (state === 'past_due') return refused(say(msg`Pay the open invoice first. Then you can change your plan.`));
  if (state === 'cancelled') return refused(say(msg`Resume your subscription first. Then you can change your plan.`));
  if (state !== 'active') return refused(say(msg`This subscription has ended.`));
  return (nextPlan ?? plan) === wanted ? refused(say(msg`You already have this plan.`)) : { allowed: true };
}
