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
