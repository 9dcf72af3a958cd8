// Differences between our records and the payment provider's, from the nightly comparison.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { differenceWords } from '#domain/payments/money/payment-differences.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** Differences for an administrator to check; nothing is fixed automatically (docs/product.md#paying). */
export function PaymentDifferences() {
  const list = usePages(endpoints.listPaymentDifferences);
  return (
    <Card as="section">
      <CardTitle
        className="mb-2"
        action={
          <Link to="/admin/payments" className="text-sm font-medium text-primary hover:underline">
            {t`All payments`}
          </Link>
        }
      >
        {t`Payments`}
      </CardTitle>
      <PagedList
        list={list}
        counted={(count) => plural(count, { one: '# difference', other: '# differences' })}
        empty={<AllAgrees />}
      >
        {(rows) => (
          <DataTable
            caption={t`Differences between our records and the payment provider’s`}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { key: 'kind', header: t`What`, primary: true, cell: ({ kind }) => differenceWords[kind] },
              {
                key: 'subject',
                header: t`At the provider`,
                cell: ({ subject }) => <span className="break-all">{subject}</span>,
              },
              { key: 'ours', header: t`Ours`, cell: ({ ours }) => ours },
              { key: 'theirs', header: t`Theirs`, cell: ({ theirs }) => theirs },
              { key: 'found', header: t`Found`, cell: ({ foundAt }) => <TimeText at={foundAt} kind="date" /> },
            ]}
          />
        )}
      </PagedList>
    </Card>
  );
}

function AllAgrees() {
  return (
    <p className="flex items-start gap-3">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span className="max-w-[70ch]">{t`Our records match the payment provider’s. We compare them every night.`}</span>
    </p>
  );
}
