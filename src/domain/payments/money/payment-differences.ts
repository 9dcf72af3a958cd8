// Possible differences between our books and the payment provider's (docs/product.md#paying).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

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
export const differenceWords: Record<DifferenceKind, string> = said({
  'payment-unknown-here': msg`Payment without a receipt`,
  'payment-unknown-there': msg`Receipt without a payment`,
  'amount-differs': msg`Different amount`,
  'refund-differs': msg`Different refund`,
  'subscription-differs': msg`Different subscription status`,
  'two-subscriptions': msg`Two subscriptions`,
  'event-not-applied': msg`Event not applied`,
  'spent-before-refund': msg`Refunded, but the credits are spent`,
});
