// Search and filters of people.

import { t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { accountStateLabels } from '#domain/people/account-states.ts';
import { type AccountState, roleLabel, roles } from '#domain/people/roles.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { ClubFilter } from '../club-filter.tsx';
import type { PeopleSearch } from './people-search.ts';

const everyone = 'all';
/** Deleted accounts are listed as long as they can be restored. */
const states: readonly AccountState[] = ['pending', 'active', 'unverified', 'suspended', 'deleted'];
const stateOptions = () => [
  { value: everyone, label: t`All` },
  ...states.map((state) => ({ value: state, label: say(accountStateLabels[state]) })),
];
const roleOptions = () => [
  { value: everyone, label: t`All` },
  ...roles.map((role) => ({ value: role, label: roleLabel(role) })),
];

interface PeopleFiltersProps {
  search: PeopleSearch;
  onSearchChange: (search: PeopleSearch) => void;
}

/** Search, state, role and club. */
export function PeopleFilters({ search, onSearchChange }: PeopleFiltersProps) {
  const { state, role, clubId } = search;
  const change = (changed: PeopleSearch) => onSearchChange({ ...search, ...changed });
  return (
    <search className="mb-4 flex flex-wrap gap-2">
      <SearchBox
        label={t`Search by name or email`}
        value={search.search ?? ''}
        onValueChange={(text) => change({ search: text || undefined })}
      />
      <FilterSelect
        label={t`State`}
        value={state ?? everyone}
        options={stateOptions()}
        onValueChange={(value) => change({ state: states.find((one) => one === value) })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
      <FilterSelect
        label={t`Role`}
        value={role ?? everyone}
        options={roleOptions()}
        onValueChange={(value) => change({ role: roles.find((one) => one === value) })}
        className="max-sm:min-w-0 max-sm:flex-[1_1_40%]"
      />
      <ClubFilter value={clubId} onValueChange={(chosen) => change({ clubId: chosen })} />
    </search>
  );
}
