// A club's report for a period, of all members or one.

import { plural, t } from '@lingui/core/macro';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarCheck, Clock, FileDown, Sheet, Users, Video } from 'lucide-react';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { files } from '#contract/files.ts';
import { turnaroundWords } from '#domain/clubs/report-words.ts';
import { personName } from '#domain/people/person-name.ts';
import { comparedWords } from '#domain/time/period.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { download } from '#web/lib/http/download.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { PeriodChange } from '#web/ui/layout/period-change.tsx';
import { ActivityChart, LevelChart, SkillsCard } from './report-charts.tsx';
import { ReportFilters } from './report-filters.tsx';
import { clubReportQuery, reportQueryOf } from './report-read.ts';
import { ReportTables } from './report-tables.tsx';
import type { ReportsSearch } from './reports-search.ts';

interface ReportsScreenProps {
  search: ReportsSearch;
  onSearchChange: (search: ReportsSearch) => void;
}

/** The report of the address. The previous one stays while another loads. */
export function ReportsScreen({ search, onSearchChange }: ReportsScreenProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...clubReportQuery(search),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title={t`Reports`}
      lead={data ? leadOf(data) : nothingYet}
      actions={<ReportFiles search={search} />}
      width="wide"
    >
      <ReportFilters search={search} player={data?.player ?? null} onSearchChange={onSearchChange} />
      {error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4 sm:gap-6">
          <Figures report={data} />
          <SkillsCard report={data} />
          <div className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <ActivityChart report={data} />
            <LevelChart report={data} />
          </div>
          <ReportTables report={data} />
          <p className="max-w-[80ch] text-sm text-ink-muted">
            {t`Reports cover current members and everything they did in the period. “Played” means a video sent or a session completed.`}{' '}
            <Link
              to="/club/awards"
              search={search.group === undefined ? {} : { group: search.group }}
              className="font-medium text-primary underline underline-offset-4"
            >
              {t`Seasonal awards`}
            </Link>
          </p>
        </div>
      ) : (
        <Skeleton className="h-96 rounded-xl" />
      )}
    </Page>
  );
}

/** Keeps the lead's line while loading. */
const nothingYet = '\u00A0';

function leadOf({ clubName, player, group, period }: ClubReport): string {
  const days = t`${{ firstDay: formatDay(period.from) }} to ${{ lastDay: formatDay(period.to) }}`;
  const about = player ? personName(player) : group?.name;
  return `${about === undefined ? clubName : `${about}, ${clubName}`}: ${days}`;
}

function Figures({ report: { members, totals, before, turnaround, period } }: { report: ClubReport }) {
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard
          label={t`Players who played`}
          value={t`${{ count: formatNumber(totals.players) }} of ${{ total: formatNumber(members) }}`}
          change={<PeriodChange now={totals.players} before={before.players} />}
          icon={<Users aria-hidden />}
        />
        <StatCard
          label={t`Videos sent`}
          value={formatNumber(totals.videos)}
          change={<PeriodChange now={totals.videos} before={before.videos} />}
          icon={<Video aria-hidden />}
        />
        <StatCard
          label={t`Training sessions`}
          value={formatNumber(totals.sessions)}
          change={<PeriodChange now={totals.sessions} before={before.sessions} />}
          icon={<CalendarCheck aria-hidden />}
        />
        <StatCard
          label={t`Median turnaround`}
          value={turnaround.medianHours === null ? '–' : t`${{ hours: formatNumber(turnaround.medianHours) }} h`}
          hint={t`${plural({ count: totals.reviews }, { one: '# review', other: '# reviews' })}, ${{ previous: formatNumber(before.reviews) }} previously`}
          icon={<Clock aria-hidden />}
        />
      </div>
      <p className="text-sm text-ink-muted">
        <span>{turnaroundWords(turnaround)}</span> <span>{comparedWords(period)}</span>
      </p>
    </div>
  );
}

/** Both downloads of the current report. */
function ReportFiles({ search }: { search: ReportsSearch }) {
  const table = useDownload(files.clubReportTable.path, search);
  const document = useDownload(files.clubReportDocument.path, search);
  return (
    <>
      <Button variant="secondary" icon={<Sheet aria-hidden />} busy={table.isPending} onClick={() => table.mutate()}>
        {t`Download CSV`}
      </Button>
      <Button
        icon={<FileDown aria-hidden />}
        busy={document.isPending}
        busyLabel={t`Preparing...`}
        onClick={() => document.mutate()}
      >
        {t`Download PDF`}
      </Button>
    </>
  );
}

function useDownload(path: string, search: ReportsSearch) {
  return useMutation({
    mutationFn: () => download(`${path}?${new URLSearchParams(reportQueryOf(search)).toString()}`),
    onError: (error) => failureToast(t`Could not download the report`, error, t`Please try again.`),
  });
}
