// Search, filter and sort order of the coach's list of players.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { type PlayerFilter, type PlayerOrder, quietAfterDays } from '#domain/people/connections.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import type { PlayersSearch } from './players-search.ts';

/** Labels of the filters. */
export const filterLabels: Record<PlayerFilter, MessageDescriptor> = {
  all: msg`All`,
  'to-review': msg`To review`,
  unverified: msg`Level unverified`,
  verified: msg`Level verified`,
  recheck: msg`Re-check due`,
  quiet: msg`No video for ${{ days: quietAfterDays }} days`,
};
const orderLabels: Record<PlayerOrder, MessageDescriptor> = {
  name: msg`Name`,
  video: msg`Last video`,
  contact: msg`Last contact`,
};

const optionsOf = <Value extends string>(labels: Record<Value, MessageDescriptor>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: say(labels[value]) }));

interface PlayerFiltersProps {
  search: PlayersSearch;
  onSearchChange: (search: PlayersSearch) => void;
}

export function PlayerFilters({ search, onSearchChange }: PlayerFiltersProps) {
  const change = (changed: PlayersSearch) => onSearchChange({ ...search, ...changed });
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label={t`Search by name`}
        value={search.search ?? ''}
        onValueChange={(text) => change({ search: text || undefined })}
      />
      <FilterSelect
        label={t`Show`}
        value={search.show ?? 'all'}
        options={optionsOf(filterLabels)}
        onValueChange={(show) => change({ show: show === 'all' ? undefined : show })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
      <FilterSelect
        label={t`Sort by`}
        value={search.sort ?? 'name'}
        options={optionsOf(orderLabels)}
        onValueChange={(sort) => change({ sort: sort === 'name' ? undefined : sort })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
    </search>
  );
}
