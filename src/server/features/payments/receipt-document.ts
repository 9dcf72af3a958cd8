// The receipt as one A4 sheet.

import { msg } from '@lingui/core/runtime-macro';
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import type { Config } from '#server/config.ts';
import { palette } from '#server/pictures/palette.ts';
import { writePdf } from '#server/pictures/write-pdf.ts';
import { receiptLines } from './receipt-lines.ts';
import { type OwnedReceipt } from './receipts.presenters.ts';

/** Writes the receipt as a PDF with real text. */
export function writeReceipt({
  receipt,
  seller,
}: {
  receipt: OwnedReceipt;
  seller: Config['seller'];
}): Promise<Buffer> {
  const { title, date, buyer, what, amounts, sellerLines } = receiptLines(receipt, seller);
  return writePdf(
    h(
      Document,
      {
        title,
        author: seller.name,
        creator: brand.name,
        producer: brand.name,
        language: 'en',
        // Fixed, so that the file is the same each time.
        creationDate: new Date(receipt.paidAt),
      },
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(Text, { style: styles.brand }, brand.name),
        h(Text, { style: styles.title }, title),
        h(
          View,
          { style: styles.parties },
          party(say(msg`Sold by`), sellerLines),
          party(say(msg`Paid by`), [buyer]),
          party(say(msg`Date`), [date]),
        ),
        h(Text, { style: styles.what }, what),
        h(
          View,
          { style: styles.amounts },
          ...amounts.map(({ label, amount, isTotal }) => line(label, amount, isTotal)),
        ),
      ),
    ),
  );
}

function party(label: string, lines: readonly string[]) {
  return h(
    View,
    { style: styles.party },
    h(Text, { style: styles.label }, label),
    ...lines.map((text) => h(Text, { key: text }, text)),
  );
}

function line(label: string, amount: string, isTotal: boolean) {
  return h(
    View,
    { key: label, style: isTotal ? { ...styles.line, ...styles.total } : styles.line },
    h(Text, null, label),
    h(Text, null, amount),
  );
}

/** Points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: { color: palette.ink, fontSize: 12, lineHeight: 1.4, padding: 48 },
  brand: { fontSize: 22, fontWeight: 700, lineHeight: 1, color: palette.primary },
  title: { marginTop: 40, fontSize: 26, fontWeight: 700, lineHeight: 1.2 },
  parties: { flexDirection: 'row', marginTop: 32 },
  party: { flexGrow: 1, flexBasis: 0, paddingRight: 16 },
  label: { fontSize: 10, color: palette.inkMuted },
  what: { marginTop: 40, fontSize: 14, fontWeight: 700 },
  amounts: { marginTop: 12, borderTopWidth: 1, borderTopColor: palette.line },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 8,
    borderBottomWidth: 1,
    borderBottomColor: palette.line,
  },
  total: { fontWeight: 700, fontSize: 14 },
});
