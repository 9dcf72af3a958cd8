// Possible differences between our books and the payment provider's (docs/product.md#paying).

export const differenceKinds = [
  'payment-unknown-here',
  'payment-unknown-there',
  'amount-differs',
  'refund-differs',
  'subscription-differs',
  'two-subscriptions',
  'event-not-applied',
  'spent-before-refund',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** Each kind as administrators read it. */
export const differenceWords: Record<DifferenceKind, string> = {
  'payment-unknown-here': 'Payment without a receipt',
  'payment-unknown-there': 'Receipt without a payment',
  'amount-differs': 'Different amount',
  'refund-differs': 'Different refund',
  'subscription-differs': 'Different subscription status',
  'two-subscriptions': 'Two subscriptions',
  'event-not-applied': 'Event not applied',
  'spent-before-refund': 'Refunded, but the credits are spent',
};
