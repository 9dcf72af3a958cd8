// A player's ledger of analysis credits.

import { plural } from '@lingui/core/macro';
import { endpoints } from '#contract/endpoints.ts';
import type { CreditEntry, PersonAccount } from '#contract/people/person.ts';
import { personName } from '#domain/people/person-name.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';

const reasonWords: Record<string, string> = {
  purchase: 'Bought',
  submission: 'Video sent',
  refund: 'Video withdrawn',
  subscription: 'From the plan',
  adjustment: 'Adjusted',
  welcome: 'Welcome',
  money_refund: 'Payment refunded',
};

/** The balance and its entries, latest first. */
export function Ledger({ person }: { person: PersonAccount }) {
  return (
    <Card as="section" className="lg:col-span-2">
      <CardTitle>Analysis credits: {person.analysisCreditsRemaining}</CardTitle>
      <PagedList
        list={usePages(endpoints.listCreditEntries, { params: { userId: person.id } })}
        counted={(count) => plural(count, { one: '# entry', other: '# entries' })}
        empty={<p className="text-ink-muted">No credit changes yet.</p>}
      >
        {(entries) => (
          <DataTable
            caption="Credits"
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              { key: 'why', header: 'Why', primary: true, cell: (entry) => <Why entry={entry} /> },
              { key: 'when', header: 'When', cell: ({ createdAt }) => <TimeText at={createdAt} kind="datetime" /> },
              {
                key: 'amount',
                header: 'Credits',
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
  return (
    <span className="grid">
      {reason === 'money_refund' && amount > 0 ? 'Refund undone' : (reasonWords[reason] ?? reason)}
      {(note ?? actor) && (
        <span className="text-sm font-normal text-ink-muted">
          {[note, actor && `by ${personName(actor)}`].filter(Boolean).join(', ')}
        </span>
      )}
    </span>
  );
}
