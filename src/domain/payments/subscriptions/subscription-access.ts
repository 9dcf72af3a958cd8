// Whether a subscription counts at a moment: what was paid for, and the days of grace after a payment that failed.

/** How far a subscription has come. `cancelled` runs on until the end of its period. */
export const subscriptionStates = ['incomplete', 'active', 'past_due', 'cancelled', 'ended'] as const;
export type SubscriptionStage = (typeof subscriptionStates)[number];

/** How long a subscription counts after a payment that failed, in days (docs/product.md#subscriptions). */
export const graceDays = 7;

const dayMs = 86_400_000;

/** When the days of grace are over that begin at a moment; both ISO 8601. */
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
 * Until when a subscription counts (ISO 8601), as far as is known; null when it does not count at all. One that is active counts for the days
 * of grace after its period too: the word of its renewal may be on its way.
 */
export function countsUntil({ state, currentPeriodEnd, graceUntil }: Running): string | null {
  if (state === 'active') return graceEnd(currentPeriodEnd);
  if (state === 'cancelled') return currentPeriodEnd;
  return state === 'past_due' ? graceUntil : null;
}

/** Whether a subscription counts now: its messages may be sent. */
export function isRunning(subscription: Running, now: Date): boolean {
  const end = countsUntil(subscription);
  return end !== null && now.getTime() < Date.parse(end);
}
