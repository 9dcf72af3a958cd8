// Analytics of a period: /admin/analytics.

import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Analytics } from '#contract/administration/analytics.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { personName } from '#domain/people/person-name.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { type PeriodSearch, periodIn } from '#web/lib/period-search.ts';
import { ownTimeZone } from '#web/lib/time-zone.ts';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { CsvButton } from '../csv-button.tsx';
import { None } from '../none.tsx';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { AnalyticsTotals } from './analytics-totals.tsx';
import { hoursText } from './step-words.ts';

interface AnalyticsScreenProps {
  search: PeriodSearch;
  onSearchChange: (search: PeriodSearch) => void;
}

const fallback = 'last-30-days';

/** Totals, charts, coaches, and the CSV. */
export function AnalyticsScreen({ search, onSearchChange }: AnalyticsScreenProps) {
  const timeZone = ownTimeZone();
  const period = periodIn(search, wallTime(useNow().getTime(), timeZone).date, fallback);
  const sent = { ...period, timeZone };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(endpoints.getAnalytics, { query: sent }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t`System Analytics`}
      lead={t`Sign-ups, reviews and revenue over time. Days follow ${{ zone: zoneWords(timeZone) }}.`}
      width="wide"
      actions={<CsvButton path={files.analyticsFile.path} query={sent} />}
    >
      <search className="mb-4 flex flex-wrap gap-2">
        <PeriodPicker search={search} period={period} fallback={fallback} onChange={onSearchChange} />
      </search>
      {data ? (
        <div aria-busy={isPlaceholderData} className={cn('grid gap-4', isPlaceholderData && 'opacity-60')}>
          <AnalyticsTotals analytics={data} />
          <AnalyticsCharts analytics={data} />
          <CoachTable coaches={data.coaches} />
        </div>
      ) : error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <AnalyticsSkeleton />
      )}
    </Page>
  );
}

function AnalyticsSkeleton() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t`Loading...`}</span>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['people', 'active', 'videos', 'time', 'sold', 'spent', 'messages', 'money'].map((place) => (
          <Skeleton key={place} className="h-28 rounded-xl" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-xl" />
    </div>
  );
}

/** Reviews and turnaround per coach. */
function CoachTable({ coaches }: Pick<Analytics, 'coaches'>) {
  return (
    <Card as="section">
      <CardTitle className="mb-3">{t`Reviews per coach`}</CardTitle>
      {coaches.length === 0 ? (
        <p className="text-ink-muted">{t`No reviews published in this period.`}</p>
      ) : (
        <DataTable
          caption={t`Reviews per coach`}
          rows={coaches}
          rowKey={({ coach }) => coach.id}
          className="sm:shadow-none"
          columns={[
            { key: 'coach', header: t`Coach`, primary: true, cell: ({ coach }) => personName(coach) },
            { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => formatNumber(reviews) },
            {
              key: 'median',
              header: t`Median turnaround`,
              align: 'right',
              cell: ({ medianHours }) => (medianHours === null ? <None /> : hoursText(medianHours)),
            },
          ]}
        />
      )}
    </Card>
  );
}
