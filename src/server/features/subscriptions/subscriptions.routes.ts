// Endpoints of subscriptions.

import { plans } from '#domain/subscriptions/plans.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { countMessagesSent } from './sent-messages.queries.ts';
import { findActiveSubscription } from './subscriptions.queries.ts';

export const subscriptionHandlers = {
  async getSubscriptionStatus({ actor, context }) {
    const active = await findActiveSubscription(context.db, actor.id);
    if (active === null) {
      return { hasSubscription: false, status: 'inactive', subscription: null, messageQuotaRemaining: 0 };
    }
    const sent = await countMessagesSent(context.db, actor.id);
    return {
      hasSubscription: true,
      status: 'active',
      subscription: { planType: active.plan, videoCreditsRemaining: actor.analysisCreditsRemaining },
      messageQuotaRemaining: Math.max(0, plans[active.plan].messagesAMonth - sent),
    };
  },
} satisfies Partial<Handlers>;
