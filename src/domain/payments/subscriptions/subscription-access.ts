// Whether a subscription counts at a moment, including the grace period after a failed payment.

/** The states of a subscription. `cancelled` runs until the end of its period. */
export const subscriptionStates = ['incomplete', 'active', 'past_due', 'cancelled', 'ended'] as const;
export type SubscriptionStage = (typeof subscriptionStates)[number];

/** Grace period after a failed payment, in days (docs/product.md#subscriptions). */
export const graceDays = 7;

const dayMs = 86_400_000;

/** The end of a grace period that begins at `from`; both ISO 8601. */
export function graceEnd(from: string): string {
  return new Date(Date.parse(from) + graceDays * dayMs).toISOString();
}

/** What decides whether a subscription counts. Moments are ISO 8601. */
interface Running {
  state: SubscriptionStage;
  currentPeriodEnd: string;
  graceUntil: string | null;
}

/**
 * Until when a subscription counts (ISO 8601), as far as known; null when it does not. An active one also counts for the grace period
 * after its end, because the event of its renewal may be late.
 */
export function countsUntil({ state, currentPeriodEnd, graceUntil }: Running): string | null {
  if (state === 'active') return graceEnd(currentPeriodEnd);
  if (state === 'cancelled') return currentPeriodEnd;
  return state === 'past_due' ? graceUntil : null;
}

/** Whether a subscription counts now, so that messages may be sent. */
export function isRunning(subscription: Running, now: Date): boolean {
  const end = countsUntil(subscription);
  return end !== null && now.getTime() < Date.parse(end);
}
