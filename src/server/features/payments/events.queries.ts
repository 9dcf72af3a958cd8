// SQL of the provider's events: stored before they are acknowledged, applied once after that.

import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { type eventProblems, paymentEvents } from '#server/db/schema/index.ts';
import type { PaymentEvent } from '#server/providers/payments/payments.ts';

export type EventProblem = (typeof eventProblems)[number];

/** Stores an event; false when it was already applied. A waiting or failed one is applied again when it is sent again. */
export async function insertEvent(db: Database, { id, type, payload }: PaymentEvent): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values({ id, type, payload })
    .onConflictDoUpdate({
      target: paymentEvents.id,
      set: { type, payload, appliedAt: null },
      setWhere: or(isNull(paymentEvents.appliedAt), isNotNull(paymentEvents.problem)),
    })
    .returning({ id: paymentEvents.id });
  return rows.length === 1;
}

/** An unapplied event; null when there is none. */
export async function findOpenEvent(db: Database, id: string): Promise<PaymentEvent | null> {
  const [row] = await db
    .select({ id: paymentEvents.id, type: paymentEvents.type, payload: paymentEvents.payload })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)));
  return row?.payload ? { ...row, payload: row.payload } : null;
}

/** Whether an event is unapplied; locks its row until the transaction ends. */
export async function lockOpenEvent(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.id, id), isNull(paymentEvents.appliedAt)))
    .for('update');
  return rows.length === 1;
}

/** Marks an event as applied or failed, and deletes its content. */
export async function closeEvent(db: Database, id: string, problem: EventProblem | null): Promise<void> {
  await db.update(paymentEvents).set({ appliedAt: sql`now()`, payload: null, problem }).where(eq(paymentEvents.id, id));
}

/** Lets an event wait for a payment that is not known yet. */
export async function deferEvent(db: Database, id: string, paymentId: string): Promise<void> {
  await db.update(paymentEvents).set({ problem: 'unknown-payment', paymentId }).where(eq(paymentEvents.id, id));
}

/** Ids of the events that wait for a payment. */
export async function listWaiting(db: Database, paymentId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentId, paymentId), isNull(paymentEvents.appliedAt)));
  return rows.map(({ id }) => id);
}
