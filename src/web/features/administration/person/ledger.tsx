// A player's ledger of analysis credits.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import type { CreditEntry, PersonAccount } from '#contract/people/person.ts';
import { say } from '#domain/language/say.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

const reasonWords: Record<string, MessageDescriptor> = {
  purchase: msg`Bought`,
  submission: msg`Video sent`,
  refund: msg`Video withdrawn`,
  subscription: msg`From the plan`,
  adjustment: msg`Adjusted`,
  welcome: msg({ message: 'Welcome', context: 'credit' }),
  money_refund: msg`Payment refunded`,
};

/** The balance and its entries, latest first. */
export function Ledger({ person }: { person: PersonAccount }) {
  return (
    <Card as="section" className="lg:col-span-2">
      <CardTitle>{t`Analysis credits: ${{ count: person.analysisCreditsRemaining }}`}</CardTitle>
      <PagedList
        list={usePages(endpoints.listCreditEntries, { params: { userId: person.id } })}
        counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
        empty={<p className="text-ink-muted">{t`No credit changes yet.`}</p>}
      >
        {(entries) => (
          <DataTable
            caption={t`Credits`}
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              { key: 'why', header: t`Why`, primary: true, cell: (entry) => <Why entry={entry} /> },
              { key: 'when', header: t`When`, cell: ({ createdAt }) => <TimeText at={createdAt} kind="datetime" /> },
              {
                key: 'amount',
                header: t`Credits`,
                align: 'right',
                cell: ({ amount }) => (amount > 0 ? `+${amount}` : `−${-amount}`),
              },
            ]}
          />
        )}
      </PagedList>
    </Card>
  );
}

function Why({ entry: { reason, amount, note, actor } }: { entry: CreditEntry }) {
  const words = reasonWords[reason];
  return (
    <span className="grid">
      {reason === 'money_refund' && amount > 0 ? t`Refund undone` : words ? say(words) : reason}
      {(note ?? actor) && (
        <span className="text-sm font-normal text-ink-muted">
          {[note, actor && t`by ${{ person: personName(actor) }}`].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  );
}
