// Period and player of a report.

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

/** The period and the player. */
export function ReportFilters({ search, player, onSearchChange }: ReportFiltersProps) {
  const { data: listed = [] } = useQuery(query(endpoints.listPlayers));
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
        label="About"
        value={search.player ?? ''}
        options={[
          { value: '', label: 'The whole club' },
          ...[...others, ...listed].map((one) => ({ value: one.id, label: personName(one) })),
        ]}
        onValueChange={(chosen) => onSearchChange({ ...search, player: chosen === '' ? undefined : chosen })}
        className="max-w-full"
      />
    </div>
  );
}
