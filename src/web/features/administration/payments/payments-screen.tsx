// Orders, payments, refunds and differences of a month: /admin/payments.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { Receipt } from 'lucide-react';
import type { Answer } from '#contract/endpoint.ts';
import { type Endpoints, endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { PaymentEntry } from '#contract/payments/payments.ts';
import { say } from '#domain/language/say.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import {
  entryDetail,
  type PaymentEntryKind,
  paymentEntryKinds,
  paymentEntryNames,
} from '#domain/payments/money/payment-entries.ts';
import { personName } from '#domain/people/person-name.ts';
import { dateFormat } from '#web/lib/format.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { CsvButton } from '../csv-button.tsx';
import { None } from '../none.tsx';
import { type PaymentsSearch, paymentsFilter, thisMonth } from './payments-search.ts';

/** Months to choose from; older ones by their address. */
const monthsShown = 24;
const monthName = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

const kindLabels: Record<PaymentEntryKind, MessageDescriptor> = {
  order: msg`Orders`,
  payment: msg`Payments`,
  refund: msg`Refunds`,
  difference: msg`Differences`,
};
const kindOptions = () => [
  { value: 'all' as const, label: t`All` },
  ...paymentEntryKinds.map((kind) => ({ value: kind, label: say(kindLabels[kind]) })),
];

interface PaymentsScreenProps {
  search: PaymentsSearch;
  onSearchChange: (search: PaymentsSearch) => void;
}

/** A month's totals, its entries, and the CSV. */
export function PaymentsScreen({ search, onSearchChange }: PaymentsScreenProps) {
  const filter = paymentsFilter(search);
  const { month, kind } = filter.query;
  const entries = usePages(endpoints.listPayments, filter);
  return (
    <Page
      title={t`Payments`}
      lead={t`What was ordered, paid and refunded in a month (UTC), and where our records differ from the provider’s.`}
      width="wide"
      actions={
        <CsvButton
          path={files.paymentsFile.path}
          query={filter.query}
          help={t`The month, as filtered: up to 50,000 entries, latest first.`}
        />
      }
    >
      <search className="mb-4 flex flex-wrap gap-2">
        <FilterSelect
          label={t`Month`}
          value={month}
          options={monthOptions(month)}
          onValueChange={(value) => onSearchChange({ ...search, month: value === thisMonth() ? undefined : value })}
        />
        <FilterSelect<PaymentEntryKind | 'all'>
          label={t`Kind`}
          value={kind ?? 'all'}
          options={kindOptions()}
          onValueChange={(value) => onSearchChange({ ...search, kind: value === 'all' ? undefined : value })}
        />
      </search>
      {entries.first && <Totals totals={entries.first.totals} />}
      <PagedList
        list={entries}
        counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
        empty={
          <EmptyState title={t`Nothing in this month`} icon={<Receipt aria-hidden />}>
            {kind ? t`Try all kinds, or another month.` : t`Try another month.`}
          </EmptyState>
        }
      >
        {(rows) => <Entries rows={rows} />}
      </PagedList>
    </Page>
  );
}

/** The latest months, and the chosen one where it is older. */
function monthOptions(chosen: string) {
  const now = new Date();
  const months = Array.from({ length: monthsShown }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
  const all = months.includes(chosen) ? months : [...months, chosen];
  return all.map((value) => ({ value, label: monthName(Date.parse(`${value}-01`)) }));
}

function Totals({ totals }: Pick<Answer<Endpoints['listPayments']>, 'totals'>) {
  if (totals.length === 0) return null;
  return (
    <div className="mb-4 grid gap-3">
      {totals.map(({ currency, paidCents, refundedCents }) => (
        <dl
          key={currency}
          className="grid grid-cols-3 gap-3 rounded-xl border bg-surface-raised px-4 py-3 shadow-raised sm:flex sm:gap-12"
        >
          {(
            [
              [t({ message: 'Paid', context: 'amount' }), paidCents],
              [t({ message: 'Refunded', context: 'amount' }), refundedCents],
              [t({ message: 'Net', context: 'amount' }), paidCents - refundedCents],
            ] as const
          ).map(([label, cents]) => (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="font-heading text-lg font-semibold wrap-anywhere sm:text-xl">
                {formatMoney({ cents, currency })}
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </div>
  );
}

function Entries({ rows }: { rows: readonly PaymentEntry[] }) {
  return (
    <DataTable
      caption={t`Payments`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'what',
          header: t`What`,
          primary: true,
          cell: (entry) => (
            <span className="grid gap-0.5">
              {entry.name === null ? paymentEntryNames[entry.kind] : `${paymentEntryNames[entry.kind]}: ${entry.name}`}
              <span className="font-normal wrap-anywhere text-ink-muted">{entryDetail(entry)}</span>
            </span>
          ),
        },
        {
          key: 'person',
          header: t`Person`,
          cell: ({ person }) =>
            person ? (
              <Link
                to="/admin/player/$userId"
                params={{ userId: person.id }}
                className="underline underline-offset-4 hover:text-primary"
              >
                {personName(person)}
              </Link>
            ) : (
              <None />
            ),
        },
        { key: 'at', header: t`When`, cell: ({ at }) => <TimeText at={at} kind="datetime" /> },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'right',
          cell: ({ kind, cents, currency }) =>
            cents === null || currency === null ? (
              <None />
            ) : (
              <span className="whitespace-nowrap tabular-nums">
                {formatMoney({ cents: kind === 'refund' ? -cents : cents, currency })}
              </span>
            ),
        },
      ]}
    />
  );
}
