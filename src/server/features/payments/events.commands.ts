// The provider's events: stored, then acknowledged, and applied once.

import type { Context } from '#server/context.ts';
import { AppError } from '#server/http/app-error.ts';
import { UnreadableEvent, UnsignedEvent } from '#server/providers/payments/payments.ts';
import { applyFact } from './apply-facts.commands.ts';
import { insertDifference, stuckEvent } from './differences.queries.ts';
import { closeEvent, deferEvent, findOpenEvent, insertEvent, lockOpenEvent } from './events.queries.ts';

/**
 * Stores an event together with the job that applies it, so that an acknowledged event is never lost.
 *
 * @throws AppError unsigned_event
 */
export async function receiveEvent(
  { db, jobs, payments, log }: Context,
  body: Buffer,
  signature: string,
): Promise<void> {
  const event = await payments.openEvent(body, signature).catch((error: unknown) => {
    throw error instanceof UnsignedEvent ? new AppError('unsigned_event') : error;
  });
  if (event === null) {
    log.debug('an event of the payment provider is of a type that nothing follows from');
    return;
  }
  await db.transaction(async (tx) => {
    if (await insertEvent(tx, event)) await jobs.enqueue(tx, 'payment-event', { eventId: event.id });
  });
}

/** Applies a stored event once, in one transaction. */
export async function applyEvent({ db, jobs, payments, log }: Context, eventId: string): Promise<void> {
  const event = await findOpenEvent(db, eventId);
  if (event === null) return;
  const { type } = event;
  // May call the provider, so outside the transaction.
  const fact = await payments.readFact(event).catch((error: unknown) => {
    if (error instanceof UnreadableEvent) return error;
    throw error;
  });
  await db.transaction(async (tx) => {
    if (!(await lockOpenEvent(tx, eventId))) return;
    const isUnreadable = fact instanceof UnreadableEvent;
    if (fact === null) log.info({ eventId, type }, 'nothing follows from an event of the payment provider');
    const problem = isUnreadable ? 'unreadable' : fact === null ? null : await applyFact(tx, jobs, fact);
    if (problem === null) return closeEvent(tx, eventId, null);
    const why = isUnreadable ? { reason: fact.message } : {};
    log.warn({ eventId, type, problem, ...why }, 'an event of the payment provider could not be applied');
    // Applied once its payment is reported, which may be a moment later.
    if (!isUnreadable && fact?.kind === 'returned') return deferEvent(tx, eventId, fact.paymentId);
    await closeEvent(tx, eventId, problem);
    // Shown to administrators at once, not after the nightly comparison.
    await insertDifference(tx, stuckEvent({ id: eventId, type, problem }));
  });
}
