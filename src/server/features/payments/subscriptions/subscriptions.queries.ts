// SQL of subscriptions.

import { and, desc, eq, gt, lt, ne, notExists } from 'drizzle-orm';
import { isLargerPlan, type Plan } from '#domain/payments/subscriptions/plans.ts';
import { isRunning } from '#domain/payments/subscriptions/subscription-access.ts';
import type { SubscriptionFact, SubscriptionState } from '#domain/payments/subscriptions/subscription-state.ts';
import type { Database } from '#server/db/database.ts';
import { now, receipts, subscriptionFacts, subscriptions, users } from '#server/db/schema/index.ts';

const stateColumns = {
  plan: subscriptions.plan,
  nextPlan: subscriptions.nextPlan,
  state: subscriptions.state,
  currentPeriodStart: subscriptions.currentPeriodStart,
  currentPeriodEnd: subscriptions.currentPeriodEnd,
  cancelAtPeriodEnd: subscriptions.cancelAtPeriodEnd,
  graceUntil: subscriptions.graceUntil,
  endedAt: subscriptions.endedAt,
};

/** Someone's subscriptions that have not ended, the latest first, with the database's time. */
function listOpen(db: Database, userId: string) {
  return db
    .select({
      providerSubscriptionId: subscriptions.providerSubscriptionId,
      ...stateColumns,
      now: now.mapWith(subscriptions.createdAt),
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended')))
    .orderBy(desc(subscriptions.id));
}

/**
 * The subscription that counts now, or null: one that is active, past due within the days of grace, or cancelled and not yet over
 * (docs/product.md#subscriptions). The larger one of two.
 */
export async function findRunningSubscription(db: Database, userId: string) {
  return runningOf(await listOpen(db, userId));
}

function runningOf(open: Awaited<ReturnType<typeof listOpen>>) {
  const running = open.filter((one) => isRunning(one, new Date(one.now)));
  const [first] = running.toSorted((a, b) => (isLargerPlan(a.plan, b.plan) ? -1 : 1));
  return first ?? null;
}

/** The plan that someone has now, or null, as `findRunningSubscription` says. */
export async function findActiveSubscription(db: Database, userId: string): Promise<{ plan: Plan } | null> {
  const running = await findRunningSubscription(db, userId);
  return running && { plan: running.plan };
}

/**
 * The subscription that a person may manage: the one that counts; else the latest that has not ended but in name, or null.
 *
 * @param besides what the provider calls one that is left out
 */
export async function findManagedSubscription(db: Database, userId: string, besides?: string) {
  const open = (await listOpen(db, userId)).filter((one) => one.providerSubscriptionId !== besides);
  return runningOf(open) ?? open.find(({ state }) => state === 'past_due') ?? null;
}

/**
 * Whether another subscription of a person counts for a period: one that may be managed, or one whose payment was told before its state.
 *
 * @param besides what the provider calls the one that is asked about
 */
export async function countsAnother(
  db: Database,
  userId: string,
  besides: string,
  period: { periodStart: string; periodEnd: string },
): Promise<boolean> {
  if ((await findManagedSubscription(db, userId, besides)) !== null) return true;
  const ended = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.providerSubscriptionId, receipts.subscriptionId), eq(subscriptions.state, 'ended')));
  const isOther = and(eq(receipts.userId, userId), ne(receipts.subscriptionId, besides), notExists(ended));
  const overlaps = and(lt(receipts.periodStart, period.periodEnd), gt(receipts.periodEnd, period.periodStart));
  const counts = and(gt(receipts.credits, 0), lt(receipts.refundedCents, receipts.cents));
  return (await db.$count(receipts, and(isOther, overlaps, counts))) > 0;
}

/** The state of a subscription as it is written down; null for an unknown one. */
export async function findState(db: Database, providerSubscriptionId: string): Promise<SubscriptionState | null> {
  const [row] = await db
    .select(stateColumns)
    .from(subscriptions)
    .where(eq(subscriptions.providerSubscriptionId, providerSubscriptionId));
  return row ?? null;
}

/** Writes down the state of a subscription, a new one too; returns its id. */
export async function saveState(
  db: Database,
  userId: string,
  providerSubscriptionId: string,
  state: SubscriptionState,
): Promise<string> {
  const [row] = await db
    .insert(subscriptions)
    .values({ userId, providerSubscriptionId, ...state })
    .onConflictDoUpdate({ target: subscriptions.providerSubscriptionId, set: { ...state } })
    .returning({ id: subscriptions.id });
  if (!row) throw new Error('a subscription was not saved');
  return row.id;
}

/** Writes down what the provider told, once. */
export async function insertFact(db: Database, providerSubscriptionId: string, fact: SubscriptionFact): Promise<void> {
  await db.insert(subscriptionFacts).values({ id: fact.id, providerSubscriptionId, fact }).onConflictDoNothing();
}

/** All that the provider told of a subscription. */
export async function listFacts(db: Database, providerSubscriptionId: string): Promise<SubscriptionFact[]> {
  const rows = await db
    .select({ fact: subscriptionFacts.fact })
    .from(subscriptionFacts)
    .where(eq(subscriptionFacts.providerSubscriptionId, providerSubscriptionId));
  return rows.map(({ fact }) => fact);
}

/** A subscription with whose it is, for telling; null when it or its owner is gone. */
export async function findToldSubscription(db: Database, id: string) {
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      timeZone: users.timeZone,
      ...stateColumns,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(and(eq(subscriptions.id, id), eq(users.state, 'active')));
  return row ?? null;
}
