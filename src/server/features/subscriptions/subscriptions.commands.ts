// What changes subscriptions: what the provider tells of them, and what their owners want.

import type { Permission } from '#domain/people/permissions.ts';
import type { Plan } from '#domain/subscriptions/plans.ts';
import {
  mayCancel,
  mayChangePlan,
  mayResume,
  subscriptionChange,
  whenPlanChanges,
} from '#domain/subscriptions/subscription-changes.ts';
import {
  type SubscriptionFact,
  type SubscriptionState,
  subscriptionState,
} from '#domain/subscriptions/subscription-state.ts';
import { lockPerson } from '#server/access/locked-person.queries.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { PaymentDeclined, PaymentsUnavailable, type WantedChange } from '#server/providers/payments/payments.ts';
import { findManagedSubscription, findState, insertFact, listFacts, saveState } from './subscriptions.queries.ts';

/**
 * Adds a fact to what is known of a subscription, and writes down what it is then. Facts can come in any order and any number of times.
 * The owner's row is locked, so that two that come at once follow one another.
 */
export async function recordFact(
  tx: Database,
  jobs: Jobs,
  userId: string,
  providerSubscriptionId: string,
  fact: SubscriptionFact,
): Promise<void> {
  await lockPerson(tx, userId);
  await insertFact(tx, providerSubscriptionId, fact);
  const before = await findState(tx, providerSubscriptionId);
  const after = subscriptionState(await listFacts(tx, providerSubscriptionId));
  if (after === null) return;
  const subscriptionId = await saveState(tx, userId, providerSubscriptionId, after);
  const change = subscriptionChange(before, after);
  if (change === null) return;
  const plan = change === 'plan-will-change' ? (after.nextPlan ?? after.plan) : after.plan;
  await jobs.enqueue(tx, 'subscription-changed', { subscriptionId, factId: fact.id, plan, change });
}

/** Cancels the own subscription at the end of its period. @throws AppError not_found, conflict, payments_unavailable */
export function cancelSubscription(context: Context, userId: string): Promise<void> {
  return changeOwn(context, userId, mayCancel, () => ({ cancelAtPeriodEnd: true }));
}

/** Lets the own subscription, which is cancelled, go on. @throws AppError not_found, conflict, payments_unavailable */
export function resumeSubscription(context: Context, userId: string): Promise<void> {
  return changeOwn(context, userId, mayResume, () => ({ cancelAtPeriodEnd: false }));
}

/**
 * Changes the plan: a larger one at once, a smaller one when the period ends (docs/product.md#subscriptions).
 *
 * @throws AppError not_found, conflict, payment_declined, payments_unavailable
 */
export function changePlan(context: Context, userId: string, plan: Plan): Promise<void> {
  const isAllowed = (subscription: SubscriptionState) => mayChangePlan(subscription, plan);
  return changeOwn(context, userId, isAllowed, (subscription) => ({ plan, when: whenPlanChanges(subscription, plan) }));
}

/** Asks the provider for a change, and takes its answer for the fact that it is: the event that follows says the same. */
async function changeOwn(
  { db, jobs, payments }: Context,
  userId: string,
  isAllowed: (subscription: SubscriptionState) => Permission,
  wanted: (subscription: SubscriptionState) => WantedChange,
): Promise<void> {
  const subscription = orNotFound(await findManagedSubscription(db, userId));
  const permission = isAllowed(subscription);
  if (!permission.allowed) throw new AppError('conflict', { message: permission.reason });
  const id = subscription.providerSubscriptionId;
  // Outside a transaction: the provider may take its time.
  const fact = await askProvider(() => payments.changeSubscription(id, wanted(subscription)));
  await db.transaction((tx) => recordFact(tx, jobs, userId, id, fact));
}

/** Asks the payment provider. @throws AppError payment_declined, payments_unavailable */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaymentDeclined) throw new AppError('payment_declined');
    if (error instanceof PaymentsUnavailable) throw new AppError('payments_unavailable');
    throw error;
  }
}
