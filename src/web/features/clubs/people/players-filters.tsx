// Search and filters of the club's players.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { quietMemberDays } from '#domain/clubs/club-people.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import type { ClubPlayersSearch } from './club-search.ts';
import { useCoachOptions } from './use-coaches.ts';

interface PlayersFiltersProps {
  search: ClubPlayersSearch;
  onSearchChange: (search: ClubPlayersSearch) => void;
  searchBox: ReactNode;
}

const selectStyles = 'max-sm:min-w-0 max-sm:flex-[1_1_40%]';

const skillOptions = [
  { value: 'any' as const, label: 'Any' },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
];

/** Name or address, level, activity, coach, group and skill. */
export function PlayersFilters({ search, onSearchChange, searchBox }: PlayersFiltersProps) {
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const change = (changed: ClubPlayersSearch) => onSearchChange({ ...search, ...changed });
  const coaches = useCoachOptions([
    { value: 'all', label: 'Any' },
    { value: 'none', label: 'Without a coach' },
  ]);
  return (
    <search className="flex flex-wrap gap-2">
      {searchBox}
      <FilterSelect
        label="Level"
        value={search.level ?? 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'verified', label: 'Verified' },
          { value: 'unverified', label: 'Not verified' },
        ]}
        onValueChange={(level) => change({ level: level === 'all' ? undefined : level })}
        className={selectStyles}
      />
      <FilterSelect
        label="Activity"
        value={search.activity ?? 'all'}
        options={[
          { value: 'all', label: 'All' },
          { value: 'active', label: `Active in the last ${quietMemberDays} days` },
          { value: 'quiet', label: `Inactive for ${quietMemberDays} days` },
        ]}
        onValueChange={(activity) => change({ activity: activity === 'all' ? undefined : activity })}
        className={selectStyles}
      />
      <FilterSelect
        label="Coach"
        value={search.coach ?? 'all'}
        options={coaches}
        onValueChange={(coach) => change({ coach: coach === 'all' ? undefined : coach })}
        className={selectStyles}
      />
      {(groups.length > 0 || search.group !== undefined) && (
        <FilterSelect
          label="Group"
          value={search.group ?? ''}
          options={[{ value: '', label: 'Any' }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
          onValueChange={(group) => change({ group: group || undefined })}
          className={selectStyles}
        />
      )}
      <FilterSelect<SingleSkill | 'any'>
        label="Skill"
        value={search.skill ?? 'any'}
        options={skillOptions}
        onValueChange={(skill) => change({ skill: skill === 'any' ? undefined : skill })}
        className={selectStyles}
      />
    </search>
  );
}
