// Whether a month of a plan is paid in full.

/** What a provider says about the payment of a month, in cents. */
export interface PaidMonth {
  cents: number;
  /** The plan's price at the provider; earlier subscribers keep an old price. */
  priceCents: number;
  /** Deducted for the unused part of the previous plan. */
  unusedCents: number;
}

/** Whether the price minus the deduction was paid, and more than nothing (docs/product.md#subscriptions). */
export function isMonthPaid({ cents, priceCents, unusedCents }: PaidMonth): boolean {
  return cents > 0 && cents === priceCents - unusedCents;
}
