// Search parameters of the administrators' payments.

import { type PaymentEntryKind, paymentEntryKinds } from '#domain/payments/money/payment-entries.ts';

/** Empty for this month with all kinds. */
export interface PaymentsSearch {
  /** `YYYY-MM`. */
  month?: string;
  kind?: PaymentEntryKind;
}

/** Reads the search parameters; sets every key, since the router keeps raw values of omitted ones. */
export function parsePaymentsSearch(given: Record<string, unknown>): PaymentsSearch {
  const { month } = given;
  return {
    month: typeof month === 'string' && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined,
    kind: paymentEntryKinds.find((one) => one === given['kind']),
  };
}

/** The current month; in UTC, like the numbers of receipts. */
export const thisMonth = (): string => new Date().toISOString().slice(0, 7);

/** The query of the list and its file. */
export function paymentsFilter({ month = thisMonth(), kind }: PaymentsSearch) {
  return { query: { month, kind } };
}
