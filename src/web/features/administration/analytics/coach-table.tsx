// Reviews per coach.

import type { Analytics } from '#contract/administration/analytics.ts';
import { personName } from '#domain/people/person-name.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { None } from '../none.tsx';
import { hoursText } from './step-words.ts';

/** Reviews and turnaround per coach. */
export function CoachTable({ coaches }: Pick<Analytics, 'coaches'>) {
  return (
    <Card as="section">
      <CardTitle className="mb-3">Reviews per coach</CardTitle>
      {coaches.length === 0 ? (
        <p className="text-ink-muted">No reviews published in this period.</p>
      ) : (
        <DataTable
          caption="Reviews per coach"
          rows={coaches}
          rowKey={({ coach }) => coach.id}
          className="sm:shadow-none"
          columns={[
            { key: 'coach', header: 'Coach', primary: true, cell: ({ coach }) => personName(coach) },
            { key: 'reviews', header: 'Reviews', align: 'right', cell: ({ reviews }) => formatNumber(reviews) },
            {
              key: 'median',
              header: 'Median turnaround',
              align: 'right',
              cell: ({ medianHours }) => (medianHours === null ? <None /> : hoursText(medianHours)),
            },
          ]}
        />
      )}
    </Card>
  );
}
