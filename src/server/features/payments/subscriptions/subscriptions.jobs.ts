// Jobs of subscriptions: administrators' notifications, emails to owners, and ending those of erased owners.

import { localeInForce } from '#domain/language/say.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { plans } from '#domain/payments/subscriptions/plans.ts';
import type { Context } from '#server/context.ts';
import { sendUnlessStopped } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { subscriptionMail } from '#server/mail/templates/payment-mails.ts';
import { findSubscriptionWithOwner } from './subscriptions.queries.ts';

export const subscriptionJobs = {
  async 'subscription-changed'(payload, { db, jobs }) {
    const { subscriptionId, factId, plan, change } = payload;
    const subscription = await findSubscriptionWithOwner(db, subscriptionId);
    if (subscription === null) return;
    await db.transaction(async (tx) => {
      await notifyAdministrators(tx, {
        kind: 'subscription-changed',
        facts: { people: { player: subscription.userId }, plan, change },
        cause: `subscription_changed:${subscriptionId}:${factId}`,
      });
      await jobs.enqueue(tx, 'subscription-changed-mail', payload);
    });
  },

  async 'subscription-changed-mail'({ subscriptionId, plan, change }, context) {
    const { db, config } = context;
    const subscription = await findSubscriptionWithOwner(db, subscriptionId);
    if (subscription === null) return;
    const { userId, email, firstName, timeZone, currentPeriodEnd, graceUntil } = subscription;
    const day = (moment: string) =>
      new Intl.DateTimeFormat(localeInForce(), { timeZone: timeZone ?? 'UTC', dateStyle: 'long' }).format(
        new Date(moment),
      );
    await sendUnlessStopped(context, 'payments', userId, (stopUrl) =>
      subscriptionMail({
        email,
        firstName,
        change,
        plan: plans[plan].name,
        price: formatMoney({ cents: plans[plan].cents, currency: config.currency }),
        periodEnd: day(currentPeriodEnd),
        graceEnd: graceUntil === null ? null : day(graceUntil),
        link: `${config.publicUrl}/subscription-management`,
        stopUrl,
      }),
    );
  },

  async 'end-subscription'({ providerSubscriptionId }, { payments }) {
    await payments.endSubscription(providerSubscriptionId);
  },
} satisfies Partial<JobHandlers<Context>>;
