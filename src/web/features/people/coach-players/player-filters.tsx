// Search, filter and sort order of the coach's list of players.

import { type PlayerFilter, type PlayerOrder, quietAfterDays } from '#domain/people/connections.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import type { PlayersSearch } from './players-search.ts';

/** Labels of the filters. */
export const filterLabels: Record<PlayerFilter, string> = {
  all: 'All',
  'to-review': 'To review',
  unverified: 'Level unverified',
  verified: 'Level verified',
  recheck: 'Re-check due',
  quiet: `No video for ${quietAfterDays} days`,
};
const orderLabels: Record<PlayerOrder, string> = { name: 'Name', video: 'Last video', contact: 'Last contact' };

const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

interface PlayerFiltersProps {
  search: PlayersSearch;
  onSearchChange: (search: PlayersSearch) => void;
}

export function PlayerFilters({ search, onSearchChange }: PlayerFiltersProps) {
  const change = (changed: PlayersSearch) => onSearchChange({ ...search, ...changed });
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label="Search by name"
        value={search.search ?? ''}
        onValueChange={(text) => change({ search: text || undefined })}
      />
      <FilterSelect
        label="Show"
        value={search.show ?? 'all'}
        options={optionsOf(filterLabels)}
        onValueChange={(show) => change({ show: show === 'all' ? undefined : show })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
      <FilterSelect
        label="Sort by"
        value={search.sort ?? 'name'}
        options={optionsOf(orderLabels)}
        onValueChange={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
    </search>
  );
}
