// Subscriptions: the state that the provider's events add up to.

import { boolean, index, jsonb, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import { subscriptionStates } from '#domain/payments/subscriptions/subscription-access.ts';
import type { SubscriptionFact } from '#domain/payments/subscriptions/subscription-state.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';

export const subscriptions = snakeCase.table(
  'subscriptions',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    plan: text({ enum: planIds }).notNull(),
    /** The smaller plan that takes its place when the period ends; null when it stays. */
    nextPlan: text({ enum: planIds }),
    state: text({ enum: subscriptionStates }).notNull(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    /** Until when it counts although a payment failed; null when none is open. */
    graceUntil: instant(),
    /** What the payment provider calls it. */
    providerSubscriptionId: text().notNull(),
    createdAt: instant().notNull().default(now),
    endedAt: instant(),
  },
  (table) => [
    index('subscriptions_user_index').on(table.userId, table.id),
    uniqueIndex('subscriptions_provider_key').on(table.providerSubscriptionId),
    oneOf('subscriptions_plan_check', table.plan, planIds),
    oneOf('subscriptions_next_plan_check', table.nextPlan, planIds),
    oneOf('subscriptions_state_check', table.state, subscriptionStates),
  ],
);

/** The provider's facts about each subscription. The state is their sum, in whatever order they arrive. */
export const subscriptionFacts = snakeCase.table(
  'subscription_facts',
  {
    /** The provider's id of the event. */
    id: text().primaryKey(),
    providerSubscriptionId: text().notNull(),
    fact: jsonb().$type<SubscriptionFact>().notNull(),
  },
  (table) => [index('subscription_facts_subscription_index').on(table.providerSubscriptionId)],
);

/** The one change of a subscription that a person has under way at the provider. */
export const subscriptionChangesUnderway = snakeCase.table('subscription_changes_underway', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id),
  /** The request: the provider's id of the subscription, the change and the period. */
  wanted: text().notNull(),
  /** Idempotency key of this attempt, kept until the provider answers. */
  attemptId: uuid().notNull(),
  /** Until when others wait: a process may die before the answer comes. */
  heldUntil: instant().notNull(),
});
