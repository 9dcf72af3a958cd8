// Receipts for the list, the document and the email.

import type { PendingPayment, Receipt } from '#contract/payments/payments.ts';
import { productName } from '#domain/payments/money/products.ts';
import type { listPending } from './orders.queries.ts';
import type { findReceipt, listReceipts } from './receipts.queries.ts';

type StoredReceipt = Awaited<ReturnType<typeof listReceipts>>['rows'][number];
export type OwnedReceipt = NonNullable<Awaited<ReturnType<typeof findReceipt>>>;

/** A receipt's number: the year of the payment, and a count without gaps. */
export function receiptNumber({ number, paidAt }: Pick<StoredReceipt, 'number' | 'paidAt'>): string {
  return `${paidAt.slice(0, 4)}-${String(number).padStart(6, '0')}`;
}

/** A receipt of the list. */
export function presentReceipt(receipt: StoredReceipt): Receipt {
  const { number: _number, product, ...rest } = receipt;
  return { ...rest, number: receiptNumber(receipt), name: productName(product) };
}

/** A payment that is on its way. */
export function presentPending({
  createdAt,
  ...order
}: Awaited<ReturnType<typeof listPending>>[number]): PendingPayment {
  return { ...order, name: productName(order.product), startedAt: createdAt };
}
