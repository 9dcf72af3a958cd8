// Subscriptions: status, what is left, and changes (docs/product.md#subscriptions).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import { subscriptionStates } from '#domain/payments/subscriptions/subscription-access.ts';

const plan = z.enum(planIds, { error: () => say(msg`Please choose a plan.`) });

/** The person's subscription with its dates. */
export const OwnSubscription = z.object({
  plan,
  /** The smaller plan from the next period on. */
  nextPlan: plan.nullable(),
  state: z.enum(subscriptionStates),
  currentPeriodStart: fields.instant,
  currentPeriodEnd: fields.instant,
  cancelAtPeriodEnd: z.boolean(),
  graceUntil: fields.instant.nullable(),
  messagesLeft: z.int(),
});
export type OwnSubscription = z.output<typeof OwnSubscription>;

export const subscriptionEndpoints = {
  getSubscriptionStatus: endpoint({
    method: 'GET',
    path: '/api/subscriptions/status',
    access: 'signed-in',
    shows: ['subscription', 'credits', 'message'],
    summary:
      'Whether the person’s subscription counts (`active`, also during the grace period and until a cancelled one ends), and what is left of it this month.',
    response: z.object({
      hasSubscription: z.boolean(),
      status: z.enum(['active', 'inactive']),
      subscription: z.object({ planType: z.enum(planIds), videoCreditsRemaining: z.int() }).nullable(),
      messageQuotaRemaining: z.int(),
    }),
  }),
  getOwnSubscription: endpoint({
    method: 'GET',
    path: '/api/subscriptions/current',
    access: 'signed-in',
    shows: ['subscription'],
    summary: 'The person’s subscription: plan, dates, and what happens when its period ends.',
    response: z.object({ subscription: OwnSubscription.nullable() }),
  }),
  changePlan: endpoint({
    method: 'POST',
    path: '/api/subscriptions/current/plan',
    access: ['player'],
    changes: ['subscription', 'credits'],
    ownAccount: true,
    summary:
      'Change the plan: to a larger one at once, for the difference in price; to a smaller one when the period ends.',
    body: z.object({ plan }),
    response: noContent,
  }),
  cancelSubscription: endpoint({
    method: 'POST',
    path: '/api/subscriptions/current/cancel',
    access: ['player'],
    changes: ['subscription'],
    ownAccount: true,
    summary: 'Cancel the subscription; it runs until its period ends.',
    response: noContent,
  }),
  resumeSubscription: endpoint({
    method: 'POST',
    path: '/api/subscriptions/current/resume',
    access: ['player'],
    changes: ['subscription'],
    ownAccount: true,
    summary: 'Resume a cancelled subscription.',
    response: noContent,
  }),
};
