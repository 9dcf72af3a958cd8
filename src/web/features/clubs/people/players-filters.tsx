// Search and filters of the club's players.

import { quietMemberDays } from '#domain/clubs/club-people.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import type { ClubPlayersSearch } from './club-search.ts';
import { useCoachOptions } from './use-coaches.ts';

interface PlayersFiltersProps {
  search: ClubPlayersSearch;
  onSearchChange: (search: ClubPlayersSearch) => void;
}

const selectStyles = 'max-sm:min-w-0 max-sm:flex-[1_1_40%]';

const skillOptions = [
  { value: 'any' as const, label: 'Any' },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
];

/** Name, level, activity, coach and skill. */
export function PlayersFilters({ search, onSearchChange }: PlayersFiltersProps) {
  const change = (changed: ClubPlayersSearch) => onSearchChange({ ...search, ...changed });
  const coaches = useCoachOptions([
    { value: 'all', label: 'Any' },
    { value: 'none', label: 'Without a coach' },
  ]);
  return (
    <search className="flex flex-wrap gap-2">
      <SearchBox
        label="Search by name"
        value={search.search ?? ''}
        onValueChange={(text) => change({ search: text || undefined })}
      />
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
