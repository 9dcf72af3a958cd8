// The administrators' list of payments (docs/product.md#paying): its kinds and its words, for the screen and the file.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { OrderState } from './order-states.ts';
import { type DifferenceKind, differenceWords } from './payment-differences.ts';

export const paymentEntryKinds = ['order', 'payment', 'refund', 'difference'] as const;
export type PaymentEntryKind = (typeof paymentEntryKinds)[number];

export const paymentEntryNames: Record<PaymentEntryKind, string> = said({
  order: msg`Order`,
  payment: msg`Payment`,
  refund: msg`Refund`,
  difference: msg`Difference`,
});

const stateWords: Record<OrderState, string> = said({
  open: msg`Not paid yet`,
  pending: msg`On its way`,
  paid: msg`Paid`,
  failed: msg`Failed`,
  closed: msg`Closed without payment`,
});

/** What one entry is about. */
interface EntryFacts {
  state: OrderState | null;
  receiptNumber: string | null;
  difference: { kind: DifferenceKind; subject: string; ours: string; theirs: string } | null;
}

/** What more there is to say of an entry: an order's state, a payment's receipt, or what differs. */
export function entryDetail({ state, receiptNumber, difference }: EntryFacts): string {
  if (difference) {
    const { kind, subject, ours, theirs } = difference;
    return say(
      msg`${{ difference: differenceWords[kind] }} (${{ subject }}). Ours: ${{ ours }}. Theirs: ${{ theirs }}.`,
    );
  }
  return state ? stateWords[state] : say(msg`Receipt ${{ number: receiptNumber ?? '' }}`);
}
