// The person's receipts, each with a PDF.

import { plural, t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Receipt } from '#contract/payments/payments.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { formatDate } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { download } from '#web/lib/http/download.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';

/** Receipts, latest first; `children` show payments that are on their way. */
export function ReceiptsList({ children }: { children: ReactNode }) {
  const list = usePages(endpoints.listReceipts);
  return (
    <section aria-labelledby="receipts-title" className="grid gap-2">
      <h2 id="receipts-title" className="text-lg">
        {t`Receipts`}
      </h2>
      {children}
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# receipt', other: '# receipts' })}
        empty={<p className="text-ink-muted">{t`You haven’t paid for anything yet.`}</p>}
      >
        {(rows) => (
          <DataTable
            caption={t`Receipts`}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'what', header: t`Item`, primary: true, cell: ({ name }) => name },
              { key: 'date', header: t`Date`, cell: ({ paidAt }) => formatDate(paidAt) },
              { key: 'number', header: t`Number`, cell: ({ number }) => number },
              {
                key: 'amount',
                header: t`Amount`,
                align: 'right',
                cell: (row) => <Amount receipt={row} />,
              },
              {
                key: 'file',
                header: t`Document`,
                hideLabelOnCard: true,
                align: 'right',
                cell: (row) => <ReceiptButton receipt={row} />,
              },
            ]}
          />
        )}
      </PagedList>
    </section>
  );
}

function Amount({ receipt }: { receipt: Receipt }) {
  const { refundedCents, currency } = receipt;
  return (
    <>
      {formatMoney(receipt)}
      {refundedCents > 0 && (
        <span className="block text-xs text-ink-muted">{t`${{ amount: formatMoney({ cents: refundedCents, currency }) }} refunded`}</span>
      )}
    </>
  );
}

function ReceiptButton({ receipt: { id, number } }: { receipt: Receipt }) {
  const file = useMutation({
    mutationFn: () => download(files.receiptDocument.path.replace('{id}', id)),
    onError: (error) => failureToast(t`The receipt was not downloaded`, error, t`Please try again.`),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<FileDown aria-hidden />}
      busy={file.isPending}
      aria-label={t`PDF of receipt ${{ number }}`}
      onClick={() => file.mutate()}
    >
      {t`PDF`}
    </Button>
  );
}
