// Whether what was paid for a month of a plan is its price.

/** What a provider says about the payment of a month, in cents. */
export interface PaidMonth {
  cents: number;
  /** What a month of the plan costs at the provider: who subscribed before a change of prices keeps the old one. */
  priceCents: number;
  /** What was taken off for the part of the plan before that was not used. */
  unusedCents: number;
}

/** Whether a month is paid in full: its price less what was not used of the plan before, and never nothing (docs/product.md#subscriptions). */
export function isMonthPaid({ cents, priceCents, unusedCents }: PaidMonth): boolean {
  return cents > 0 && cents === priceCents - unusedCents;
}
