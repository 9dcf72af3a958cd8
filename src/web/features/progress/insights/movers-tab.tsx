// The Movers tab.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { Mover } from '#contract/progress/performance-insights.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { personName } from '#domain/people/person-name.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { query } from '#web/lib/http/api.ts';
import { periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { Loaded } from './loaded.tsx';
import type { InsightsProps } from './performance-insights-screen.tsx';

const fallback = 'last-90-days';

/** Compares the later half of a period's reviews with the earlier half, from three reviews on. */
export function MoversTab({ search, onSearchChange }: InsightsProps) {
  const timeZone = ownTimeZone();
  const period = periodIn(search, wallTime(useNow().getTime(), timeZone).date, fallback);
  const read = useQuery(query(endpoints.listMovers, { query: { ...period, timeZone } }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <PeriodPicker
          search={search}
          period={period}
          fallback={fallback}
          onChange={(next) => onSearchChange({ tab: 'movers', ...next })}
        />
      </div>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {t`The average overall rating in the later half of a player’s reviews in the period, minus the earlier half. Needs at least three reviews.`}
      </p>
      <Loaded read={read}>
        {({ up, down }) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <MoverList title={t`Up`} movers={up} />
            <MoverList title={t`Down`} movers={down} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function MoverList({ title, movers }: { title: string; movers: readonly Mover[] }) {
  return (
    <Card as="section">
      <CardTitle>{title}</CardTitle>
      {movers.length === 0 ? (
        <p className="text-ink-muted">{t`No one in this period.`}</p>
      ) : (
        <DataTable
          caption={title}
          rows={movers}
          rowKey={({ player }) => player.id}
          columns={[
            {
              key: 'player',
              header: t`Player`,
              primary: true,
              cell: ({ player }) => (
                <Link
                  to="/admin/performance-training"
                  search={{ player: player.id }}
                  className="text-primary hover:underline"
                >
                  <span translate="no">{personName(player)}</span>
                </Link>
              ),
            },
            {
              key: 'change',
              header: t({ message: 'Change', context: 'noun' }),
              align: 'right',
              cell: ({ earlier, later }) => signed(difference(earlier, later, 'both')),
            },
            {
              key: 'from',
              header: t`From, to`,
              align: 'right',
              cell: ({ earlier, later }) => `${oneDecimal(earlier)} → ${oneDecimal(later)}`,
            },
            { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
          ]}
        />
      )}
    </Card>
  );
}
