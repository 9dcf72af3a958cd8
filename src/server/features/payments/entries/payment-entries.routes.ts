// Endpoints of the administrators' list of payments.

import { msg } from '@lingui/core/runtime-macro';
import type { PaymentEntry } from '#contract/payments/payments.ts';
import { entryDetail, paymentEntryNames } from '#domain/payments/money/payment-entries.ts';
import { productName } from '#domain/payments/money/products.ts';
import { personName } from '#domain/people/person-name.ts';
import { type CsvColumn, writeCsv } from '#server/csv/write-csv.ts';
import { mapPage } from '#server/db/paging.ts';
import { differenceFact } from '#server/features/payments/differences.queries.ts';
import { receiptNumber } from '#server/features/payments/receipts.presenters.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { listEntries, type StoredEntry, sumEntries } from './payment-entries.queries.ts';

/** Page size. */
const pageSize = 50;
/** Most entries of a file, as many as a spreadsheet opens. */
const fileSize = 50_000;

export const paymentEntryHandlers = {
  async listPayments({ query: { after, ...filter }, context: { db } }) {
    const [page, totals] = await Promise.all([listEntries(db, filter, after, pageSize), sumEntries(db, filter.month)]);
    return { ...mapPage(page, presentEntry), totals };
  },
} satisfies Partial<Handlers>;

export const paymentEntryFiles = {
  async paymentsFile({ actor, query, context: { readStale }, request }) {
    return {
      name: `payments-${query.month}.csv`,
      make: async () => {
        const { rows } = await readStale(request, (db) => listEntries(db, query, undefined, fileSize));
        return writeCsv(columns, rows.map(presentEntry), actor.country);
      },
    };
  },
} satisfies Partial<FileHandlers>;

function presentEntry({
  product,
  number,
  paidAt,
  difference,
  subject,
  ours,
  theirs,
  ...entry
}: StoredEntry): PaymentEntry {
  return {
    ...entry,
    name: product && productName(product),
    receiptNumber: number !== null && paidAt !== null ? receiptNumber({ number, paidAt }) : null,
    difference: difference && {
      kind: difference,
      subject,
      ours: differenceFact(ours),
      theirs: differenceFact(theirs),
    },
  };
}

/** The columns of the file. Times are ISO 8601 in UTC; refunds are negative. */
const columns: CsvColumn<PaymentEntry>[] = [
  { title: msg`Time (UTC)`, value: ({ at }) => at },
  { title: msg`Kind`, value: ({ kind }) => paymentEntryNames[kind] },
  { title: msg`Person`, value: ({ person }) => person && personName(person) },
  { title: msg`Product`, value: ({ name }) => name },
  { title: msg`Amount`, value: ({ kind, cents }) => cents && (kind === 'refund' ? -cents : cents) / 100 },
  { title: msg`Currency`, value: ({ currency }) => currency },
  { title: msg`Details`, value: entryDetail },
];
