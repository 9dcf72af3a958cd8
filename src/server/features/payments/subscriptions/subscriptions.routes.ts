// Endpoints of subscriptions.

import { plans } from '#domain/payments/subscriptions/plans.ts';
import { countPlanCredits } from '#server/features/payments/credits/credits.queries.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { countMessagesSent } from './sent-messages.queries.ts';
import { cancelSubscription, changePlan, resumeSubscription } from './subscriptions.commands.ts';
import { findActiveSubscription, findManagedSubscription } from './subscriptions.queries.ts';

export const subscriptionHandlers = {
  async getSubscriptionStatus({ actor, context }) {
    const active = await findActiveSubscription(context.db, actor.id);
    if (active === null) {
      return { hasSubscription: false, status: 'inactive', subscription: null, messageQuotaRemaining: 0 };
    }
    const sent = await countMessagesSent(context.db, actor.id);
    const ofPlan = await countPlanCredits(context.db, actor.id);
    return {
      hasSubscription: true,
      status: 'active',
      // Refunds take credits from the balance without saying which.
      subscription: { planType: active.plan, videoCreditsRemaining: Math.min(ofPlan, actor.analysisCreditsRemaining) },
      messageQuotaRemaining: Math.max(0, plans[active.plan].messagesAMonth - sent),
    };
  },

  async getOwnSubscription({ actor, context }) {
    const subscription = await findManagedSubscription(context.db, actor.id);
    if (subscription === null) return { subscription: null };
    const sent = await countMessagesSent(context.db, actor.id);
    const messagesLeft = Math.max(0, plans[subscription.plan].messagesAMonth - sent);
    const { plan, nextPlan, state, currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, graceUntil } = subscription;
    const period = { currentPeriodStart, currentPeriodEnd, cancelAtPeriodEnd, graceUntil };
    return { subscription: { plan, nextPlan, state, ...period, messagesLeft } };
  },

  async changePlan({ actor, body, context }) {
    await changePlan(context, actor.id, body.plan);
  },

  async cancelSubscription({ actor, context }) {
    await cancelSubscription(context, actor.id);
  },

  async resumeSubscription({ actor, context }) {
    await resumeSubscription(context, actor.id);
  },
} satisfies Partial<Handlers>;
