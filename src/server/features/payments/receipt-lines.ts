// The texts of a receipt, for the document and the email.

import { msg } from '@lingui/core/runtime-macro';
import { localeInForce, say } from '#domain/language/say.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { productName } from '#domain/payments/money/products.ts';
import type { Config } from '#server/config.ts';
import { type OwnedReceipt, receiptNumber } from './receipts.presenters.ts';

/** A date such as "24 November 2026"; in UTC, because a receipt's date must not depend on the reader. */
export function receiptDay(moment: string): string {
  const format = new Intl.DateTimeFormat(localeInForce(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(new Date(moment));
}

/** The lines of a receipt. */
export function receiptLines(receipt: OwnedReceipt, seller: Config['seller']) {
  const { product, cents, taxCents, refundedCents, currency, periodStart, periodEnd } = receipt;
  const amount = (one: number) => formatMoney({ cents: one, currency });
  const period =
    periodStart !== null && periodEnd !== null
      ? `, ${say(msg`${{ from: receiptDay(periodStart) }} to ${{ to: receiptDay(periodEnd) }}`)}`
      : '';
  return {
    title: say(msg`Receipt ${{ number: receiptNumber(receipt) }}`),
    date: receiptDay(receipt.paidAt),
    buyer: `${receipt.firstName} ${receipt.lastName}`,
    what: `${productName(product)}${period}`,
    sellerLines: [
      seller.name,
      ...(seller.address === null ? [] : [seller.address]),
      ...(seller.taxId === null ? [] : [say(msg`Tax number ${{ number: seller.taxId }}`)]),
    ],
    amounts: [
      { label: say(msg`Amount without tax`), amount: amount(cents - taxCents), isTotal: false },
      {
        label: taxCents === 0 ? say(msg`Tax (none charged)`) : say(msg`Tax`),
        amount: amount(taxCents),
        isTotal: false,
      },
      { label: say(msg`Total paid`), amount: amount(cents), isTotal: true },
      ...(refundedCents > 0 ? [{ label: say(msg`Refunded`), amount: amount(refundedCents), isTotal: false }] : []),
    ],
  };
}
