// Period, and the group or player of a report.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { reportQueryOf } from './report-read.ts';
import { defaultPeriod, type ReportsSearch } from './reports-search.ts';

interface ReportFiltersProps {
  search: ReportsSearch;
  /** The report's member: the list may not include them. */
  player: { id: string; firstName: string; lastName: string } | null;
  onSearchChange: (search: ReportsSearch) => void;
}

/** The period, and whom the report is about. */
export function ReportFilters({ search, player, onSearchChange }: ReportFiltersProps) {
  const { data: listed = [] } = useQuery(query(endpoints.listPlayers));
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const others = player === null || listed.some(({ id }) => id === player.id) ? [] : [player];
  const { from, to } = reportQueryOf(search);
  return (
    <div className="mb-6 flex flex-wrap gap-2 print:hidden">
      <PeriodPicker
        search={search}
        period={{ from, to }}
        fallback={defaultPeriod}
        onChange={(period) => onSearchChange({ ...search, ...period })}
      />
      <FilterSelect
        label={t`About`}
        value={search.player ?? search.group ?? ''}
        options={[
          { value: '', label: t`The whole club` },
          ...groups.map(({ id, name }) => ({ value: id, label: t`Group: ${{ name }}` })),
          ...[...others, ...listed].map((one) => ({ value: one.id, label: personName(one) })),
        ]}
        onValueChange={(chosen) => {
          const isGroup = groups.some(({ id }) => id === chosen);
          onSearchChange({
            ...search,
            player: chosen === '' || isGroup ? undefined : chosen,
            group: isGroup ? chosen : undefined,
          });
        }}
        className="max-w-full"
      />
    </div>
  );
}
