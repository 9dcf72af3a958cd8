// The Inactive tab.

import { plural, t } from '@lingui/core/macro';
import { UserRoundCheck } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import { inactiveDays } from '#domain/progress/inactive-days.ts';
import { PagedList } from '#web/lib/http/paged-list.tsx';
import { usePages } from '#web/lib/http/use-pages.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { InsightsProps } from './performance-insights-screen.tsx';

/** Players without recent activity, longest inactive first. */
export function InactiveTab({ search, onSearchChange }: InsightsProps) {
  const days = search.days ?? '60';
  const players = usePages(endpoints.listInactivePlayers, { query: { days } });
  return (
    <div className="grid gap-4">
      <FilterSelect
        label={t`No video and no session for`}
        className="justify-self-start"
        value={days}
        onValueChange={(next) => onSearchChange({ tab: 'inactive', days: next === '60' ? undefined : next })}
        options={inactiveDays.map((value) => ({ value, label: daysWords(Number(value)) }))}
      />
      <PagedList
        list={players}
        counted={(count) => plural(count, { one: '# player', other: '# players' })}
        empty={
          <EmptyState title={t`Everyone is active`} icon={<UserRoundCheck aria-hidden />}>
            {t`Players with no video and no session for ${{ days }} days appear here.`}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable
            caption={t`Inactive players`}
            rows={rows}
            rowKey={({ player }) => player.id}
            columns={[
              { key: 'player', header: t`Player`, primary: true, cell: ({ player }) => <PlayerLine player={player} /> },
              { key: 'video', header: t`Last video`, cell: ({ lastVideoAt }) => <Moment at={lastVideoAt} /> },
              { key: 'session', header: t`Last session`, cell: ({ lastSessionAt }) => <Moment at={lastSessionAt} /> },
            ]}
          />
        )}
      </PagedList>
    </div>
  );
}

function daysWords(days: number): string {
  return plural(days, { one: '# day', other: '# days' });
}

function Moment({ at }: { at: string | null }) {
  return at ? <TimeText at={at} kind="recent" /> : <span className="text-ink-muted">{t`Never`}</span>;
}
