// Changes of subscriptions, by the provider's facts and by their owners.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { Plan } from '#domain/payments/subscriptions/plans.ts';
import {
  mayCancel,
  mayChangePlan,
  mayResume,
  subscriptionChange,
  whenPlanChanges,
} from '#domain/payments/subscriptions/subscription-changes.ts';
import {
  endedState,
  type SubscriptionFact,
  type SubscriptionState,
  subscriptionState,
} from '#domain/payments/subscriptions/subscription-state.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Jobs } from '#server/jobs/queue.ts';
import { lockPerson } from '#server/policy/people.queries.ts';
import {
  PaymentDeclined,
  PaymentsNotSetUp,
  PaymentsUnavailable,
  type WantedChange,
} from '#server/providers/payments/payments.ts';
import { claimChange, finishChange, releaseChange } from './changes-underway.queries.ts';
import {
  findManagedSubscription,
  findState,
  hasOtherSubscription,
  insertFact,
  listFacts,
  saveState,
} from './subscriptions.queries.ts';

/**
 * Adds a fact to a subscription and stores the resulting state. Facts can arrive in any order and repeatedly. Locks the owner's row, so
 * that concurrent facts are serialised.
 *
 * @returns false for a second subscription while another counts: it gives nothing and is ended at the provider
 */
export async function recordFact(
  tx: Database,
  jobs: Jobs,
  userId: string,
  providerSubscriptionId: string,
  fact: SubscriptionFact,
): Promise<boolean> {
  await lockPerson(tx, userId);
  await insertFact(tx, providerSubscriptionId, fact);
  const before = await findState(tx, providerSubscriptionId);
  const after = subscriptionState(await listFacts(tx, providerSubscriptionId));
  if (after === null) return true;
  const { state, currentPeriodStart: periodStart, currentPeriodEnd: periodEnd } = after;
  const wouldCount = state !== 'incomplete' && state !== 'ended';
  if (wouldCount && (await hasOtherSubscription(tx, userId, providerSubscriptionId, { periodStart, periodEnd }))) {
    await saveState(tx, userId, providerSubscriptionId, endedState(after, fact.at));
    await jobs.enqueue(tx, 'end-subscription', { providerSubscriptionId });
    return false;
  }
  const subscriptionId = await saveState(tx, userId, providerSubscriptionId, after);
  const change = subscriptionChange(before, after);
  if (change === null) return true;
  const plan = change === 'plan-will-change' ? (after.nextPlan ?? after.plan) : after.plan;
  await jobs.enqueue(tx, 'subscription-changed', { subscriptionId, factId: fact.id, plan, change });
  return true;
}

/**
 * Ends a subscription because its payer no longer pays for the person (docs/product.md#families): for us at once, whatever else is
 * reported of it, and then at the provider.
 */
export async function endWithPayer(
  tx: Database,
  jobs: Jobs,
  userId: string,
  { id, ...month }: { id: string } & Pick<SubscriptionFact, 'plan' | 'periodStart' | 'periodEnd'>,
): Promise<void> {
  const end = { id: `payer_left_${id}`, at: new Date().toISOString(), step: 2, status: 'ended' } as const;
  await recordFact(tx, jobs, userId, id, { ...end, ...month, cancelAtPeriodEnd: false });
  await jobs.enqueue(tx, 'end-subscription', { providerSubscriptionId: id });
}

/**
 * Cancels the person's subscription at the end of its period. @throws AppError not_found, conflict, subscription_changing,
 * payments_unavailable
 */
export function cancelSubscription(context: Context, userId: string): Promise<void> {
  return changeOwn(context, userId, mayCancel, () => ({ cancelAtPeriodEnd: true }));
}

/** Resumes the person's cancelled subscription. @throws AppError not_found, conflict, subscription_changing, payments_unavailable */
export function resumeSubscription(context: Context, userId: string): Promise<void> {
  return changeOwn(context, userId, mayResume, () => ({ cancelAtPeriodEnd: false }));
}

/**
 * Changes the plan: a larger one at once, a smaller one when the period ends (docs/product.md#subscriptions).
 *
 * @throws AppError not_found, conflict, subscription_changing, payment_declined, payments_unavailable
 */
export function changePlan(context: Context, userId: string, plan: Plan): Promise<void> {
  const isAllowed = (subscription: SubscriptionState) => mayChangePlan(subscription, plan);
  return changeOwn(context, userId, isAllowed, (subscription) => ({ plan, when: whenPlanChanges(subscription, plan) }));
}

/**
 * Asks the provider for a change and applies its answer, which the following event repeats. Only one change per person is under way;
 * others are refused until it is answered.
 */
async function changeOwn(
  { db, jobs, payments }: Context,
  userId: string,
  isAllowed: (subscription: SubscriptionState) => Permission,
  wanted: (subscription: SubscriptionState) => WantedChange,
): Promise<void> {
  const { id, change, attemptId, key } = await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const subscription = orNotFound(await findManagedSubscription(tx, userId));
    const permission = isAllowed(subscription);
    if (!permission.allowed) throw new AppError('conflict', { message: permission.reason });
    const asked = wanted(subscription);
    const { providerSubscriptionId, currentPeriodStart } = subscription;
    const target = 'plan' in asked ? asked.plan : asked.cancelAtPeriodEnd ? 'cancel' : 'resume';
    const name = [providerSubscriptionId, target, currentPeriodStart].join(':');
    const claimed = await claimChange(tx, userId, name);
    if (claimed === null) throw new AppError('subscription_changing');
    return { id: providerSubscriptionId, change: asked, attemptId: claimed, key: `${name}:${claimed}` };
  });
  try {
    // Outside a transaction, because the provider may be slow.
    const fact = await payments.changeSubscription(id, change, key);
    await db.transaction(async (tx) => {
      await lockPerson(tx, userId);
      // The owner may have left meanwhile.
      if ((await findState(tx, id)) !== null) await recordFact(tx, jobs, userId, id, fact);
      await finishChange(tx, userId, attemptId);
    });
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) || error.isAnswered) {
      await finishChange(db, userId, attemptId);
      throw appErrorOf(error);
    }
    await releaseChange(db, userId, attemptId);
    throw new AppError('payments_unavailable', { message: noAnswer() });
  }
}

const noAnswer = () => say(msg`The payment provider did not respond. Check your subscription before you try again.`);

/** Asks the payment provider. @throws AppError payment_declined, payments_unavailable, payments_not_set_up */
export async function callProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw appErrorOf(error);
  }
}

function appErrorOf(error: unknown): unknown {
  if (error instanceof PaymentDeclined) return new AppError('payment_declined');
  if (error instanceof PaymentsNotSetUp) return new AppError('payments_not_set_up');
  return error instanceof PaymentsUnavailable ? new AppError('payments_unavailable') : error;
}
