// SQL of differences between our books and the provider's.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { differenceKinds } from '#domain/payments/money/payment-differences.ts';
import type { Database } from '#server/db/database.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { paymentDifferences, paymentEvents, receipts, subscriptions } from '#server/db/schema/index.ts';
import type { EventProblem } from './events.queries.ts';

/** A difference that was found. */
export interface Difference {
  kind: (typeof differenceKinds)[number];
  /** The provider's id of what differs. */
  subject: string;
  ours: string;
  theirs: string;
}

/** Differences per page. */
const pageSize = 24;

/** An unapplied event. */
export function stuckEvent(event: { id: string; type: string; problem: EventProblem | null }): Difference {
  return {
    kind: 'event-not-applied',
    subject: event.id,
    ours: event.problem ?? 'waiting',
    theirs: event.type,
  };
}

/** Facts of differences as they are stored, and as administrators read them. */
const factWords: Readonly<Record<string, string>> = said({
  'two that run': msg`Two that are running`,
  'no receipt': msg`No receipt`,
  'no payment': msg`No payment`,
  'not readable': msg`Unreadable`,
  unknown: msg`Unknown`,
  waiting: msg`Still to be applied`,
  'unknown-order': msg`Unknown order`,
  'wrong-amount': msg`Wrong amount. No credits given`,
  'other-customer': msg`Another person’s order. Nothing given`,
  'no-player': msg`The buyer is no longer a player. No credits given`,
  'unknown-payment': msg`Waiting for its payment`,
  'second-subscription': msg`A second subscription. Ended, no credits given. Please refund it`,
  'period-paid-before': msg`This month is already paid. No credits given. Please refund it`,
  unreadable: msg`Unreadable. Check the webhook version`,
} satisfies Record<EventProblem, MessageDescriptor> & Record<string, MessageDescriptor>);

/** A subscription's status at the provider. */
const statusWords: Readonly<Record<string, string>> = said({
  incomplete: msg`not paid yet`,
  active: msg`active`,
  past_due: msg`payment failed`,
  ended: msg`ended`,
});

/** A fact of a difference in words. Those of the provider, such as the kind of an event, stay as they are. */
export function differenceFact(stored: string): string {
  if (Object.hasOwn(factWords, stored)) return factWords[stored] ?? stored;
  const [, cents] = /^(\d+) cents$/.exec(stored) ?? [];
  if (cents !== undefined) return say(msg`${{ cents }} cents`);
  const [, refunded] = /^(\d+) cents refunded$/.exec(stored) ?? [];
  if (refunded !== undefined) return say(msg`${{ cents: refunded }} cents refunded`);
  const [, status = '', plan = '', end] = /^(\w+), (\w+), until (\S+)$/.exec(stored) ?? [];
  if (end !== undefined) return say(msg`${{ status: statusWords[status] ?? status }}, ${{ plan }}, until ${{ end }}`);
  const [, taken, due] = /^(\d+) of (\d+) credits taken back; the rest are already spent$/.exec(stored) ?? [];
  if (taken === undefined || due === undefined) return stored;
  return say(msg`${{ taken }} of ${{ due }} credits taken back; the rest are already spent`);
}

/** Stores a difference; an existing one keeps its time. */
export async function insertDifference(db: Database, difference: Difference): Promise<void> {
  const { ours, theirs } = difference;
  await db
    .insert(paymentDifferences)
    .values(difference)
    .onConflictDoUpdate({
      target: [paymentDifferences.kind, paymentDifferences.subject],
      set: { ours, theirs },
    });
}

/** Settles a difference. */
export async function deleteDifference(
  db: Database,
  { kind, subject }: Pick<Difference, 'kind' | 'subject'>,
): Promise<void> {
  await db
    .delete(paymentDifferences)
    .where(and(eq(paymentDifferences.kind, kind), eq(paymentDifferences.subject, subject)));
}

/**
 * Settles differences that a comparison no longer finds; credits that a refund could not take back stay.
 *
 * @param since when the comparison began (ISO 8601), because it cannot have found anything newer
 */
export async function deleteSettled(db: Database, found: readonly Difference[], since: string): Promise<void> {
  const keys = found.map(({ kind, subject }) => `${kind} ${subject}`);
  const key = sql<string>`${paymentDifferences.kind} || ' ' || ${paymentDifferences.subject}`;
  await db
    .delete(paymentDifferences)
    .where(
      and(
        ne(paymentDifferences.kind, 'spent-before-refund'),
        lt(paymentDifferences.foundAt, since),
        keys.length === 0 ? undefined : notInArray(key, keys),
      ),
    );
}

/** The differences, the latest first. */
export async function listDifferences(db: Database, after: string | undefined) {
  const { id, kind, subject, ours, theirs, foundAt } = paymentDifferences;
  const rows = await db
    .select({ id, kind, subject, ours, theirs, foundAt })
    .from(paymentDifferences)
    .where(after === undefined ? undefined : lt(id, after))
    .orderBy(desc(id))
    .limit(limitOf(pageSize));
  return takePage(rows, pageSize);
}

/** Receipts of the last days, for the comparison. */
export function listBooked(db: Database, since: string) {
  const { paymentId, cents, refundedCents, paidAt } = receipts;
  return db.select({ paymentId, cents, refundedCents, paidAt }).from(receipts).where(gte(paidAt, since));
}

/** Receipts of the given payments, whatever their date. */
export async function findBooked(db: Database, paymentIds: readonly string[]) {
  if (paymentIds.length === 0) return [];
  const { paymentId, cents, refundedCents } = receipts;
  return db
    .select({ paymentId, cents, refundedCents })
    .from(receipts)
    .where(inArray(paymentId, [...paymentIds]));
}

/** Subscriptions that have not ended, after this id, for the comparison. */
export function listOpenSubscriptions(db: Database, after: string | null) {
  const { id, providerSubscriptionId, plan, nextPlan, state, currentPeriodEnd } = subscriptions;
  return db
    .select({ id, providerSubscriptionId, plan, nextPlan, state, currentPeriodEnd })
    .from(subscriptions)
    .where(and(ne(subscriptions.state, 'ended'), after === null ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(100);
}

/** Subscriptions of people with two running ones. */
export async function listDoubleSubscriptions(db: Database): Promise<string[]> {
  const rows = await db
    .select({ subject: sql<string>`min(${subscriptions.providerSubscriptionId})` })
    .from(subscriptions)
    .where(inArray(subscriptions.state, ['active', 'past_due', 'cancelled']))
    .groupBy(subscriptions.userId)
    .having(sql`count(*) > 1`);
  return rows.map(({ subject }) => subject);
}

/** Events that could not be applied, or have waited for more than an hour. */
export function listStuckEvents(db: Database) {
  const { id, type, problem } = paymentEvents;
  const isLate = and(isNull(paymentEvents.appliedAt), lt(paymentEvents.receivedAt, sql`now() - interval '1 hour'`));
  return db
    .select({ id, type, problem })
    .from(paymentEvents)
    .where(or(isNotNull(problem), isLate));
}
