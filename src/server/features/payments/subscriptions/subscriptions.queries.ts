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

/** A person's subscriptions that have not ended, latest first, with the database's time. */
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
 * The subscription that counts now, or null: active, past due within the grace period, or cancelled but not ended
 * (docs/product.md#subscriptions). Of two, the larger plan.
 */
export async function findRunningSubscription(db: Database, userId: string) {
  return runningOf(await listOpen(db, userId));
}

function runningOf(open: Awaited<ReturnType<typeof listOpen>>) {
  const running = open.filter((one) => isRunning(one, new Date(one.now)));
  const [first] = running.toSorted((a, b) => (isLargerPlan(a.plan, b.plan) ? -1 : 1));
  return first ?? null;
}

/** A person's current plan, or null (see `findRunningSubscription`). */
export async function findActiveSubscription(db: Database, userId: string): Promise<{ plan: Plan } | null> {
  const running = await findRunningSubscription(db, userId);
  return running && { plan: running.plan };
}

/**
 * The subscription a person may manage: the one that counts, otherwise the latest whose state is not `ended`, or null.
 *
 * @param besides the provider's id of one to ignore
 */
export async function findManagedSubscription(db: Database, userId: string, besides?: string) {
  const open = (await listOpen(db, userId)).filter((one) => one.providerSubscriptionId !== besides);
  return runningOf(open) ?? open.find(({ state }) => state === 'past_due') ?? null;
}

/**
 * Whether another subscription of a person counts for a period: a manageable one, or one whose payment arrived before its state.
 *
 * @param besides the provider's id of the subscription in question
 */
export async function hasOtherSubscription(
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

/** A person's subscriptions that have not ended, by the provider's ids. */
export async function listUnended(db: Database, userId: string) {
  const open = await listOpen(db, userId);
  return open.map(({ providerSubscriptionId: id, plan, currentPeriodStart, currentPeriodEnd }) => ({
    id,
    plan,
    periodStart: currentPeriodStart,
    periodEnd: currentPeriodEnd,
  }));
}

/** The stored state of a subscription; null for an unknown one. */
export async function findState(db: Database, providerSubscriptionId: string): Promise<SubscriptionState | null> {
  const [row] = await db
    .select(stateColumns)
    .from(subscriptions)
    .where(eq(subscriptions.providerSubscriptionId, providerSubscriptionId));
  return row ?? null;
}

/** Stores the state of a new or known subscription; returns its id. */
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

/** Stores a fact of the provider, once. */
export async function insertFact(db: Database, providerSubscriptionId: string, fact: SubscriptionFact): Promise<void> {
  await db.insert(subscriptionFacts).values({ id: fact.id, providerSubscriptionId, fact }).onConflictDoNothing();
}

/** All of the provider's facts about a subscription. */
export async function listFacts(db: Database, providerSubscriptionId: string): Promise<SubscriptionFact[]> {
  const rows = await db
    .select({ fact: subscriptionFacts.fact })
    .from(subscriptionFacts)
    .where(eq(subscriptionFacts.providerSubscriptionId, providerSubscriptionId));
  return rows.map(({ fact }) => fact);
}

/** A subscription with its owner, for notifications; null when either is gone. */
export async function findSubscriptionWithOwner(db: Database, id: string) {
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
