// Subscriptions: whether one counts, and what it still gives (docs/product.md#subscriptions).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { planIds } from '#domain/subscriptions/plans.ts';

export const subscriptionEndpoints = {
  getSubscriptionStatus: endpoint({
    method: 'GET',
    path: '/api/subscriptions/status',
    access: 'signed-in',
    shows: ['subscription', 'credits', 'message'],
    summary:
      'Whether the own subscription counts (`active`, also in the days of grace and until a cancelled one ends), and what is left of it this month.',
    response: z.object({
      hasSubscription: z.boolean(),
      status: z.enum(['active', 'inactive']),
      subscription: z.object({ planType: z.enum(planIds), videoCreditsRemaining: z.int() }).nullable(),
      messageQuotaRemaining: z.int(),
    }),
  }),
};
