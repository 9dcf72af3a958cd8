// Search and filters of the club's players.

import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { MemberOrder } from '#domain/clubs/club-lists.ts';
import { quietMemberDays } from '#domain/clubs/club-people.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import type { ClubPlayersSearch } from './club-search.ts';
import { useCoachOptions } from './use-coaches.ts';

interface PlayersFiltersProps {
  search: ClubPlayersSearch;
  onSearchChange: (search: ClubPlayersSearch) => void;
  searchBox: ReactNode;
}

const skillOptions = [
  { value: 'any' as const, label: 'Any' },
  ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
];

const filterNames = ['level', 'activity', 'coach', 'group', 'skill'] as const;

/** For phones and tablets, whose table has fewer headings. */
const orders: readonly { value: MemberOrder; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'level', label: 'Lowest level' },
  { value: '-level', label: 'Highest level' },
  { value: 'coach', label: 'Coach' },
  { value: '-active', label: 'Last active' },
  { value: 'active', label: 'Longest inactive' },
];

/** Name or address, level, activity, coach, group and skill. */
export function PlayersFilters({ search, onSearchChange, searchBox }: PlayersFiltersProps) {
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const change = (changed: ClubPlayersSearch) => onSearchChange({ ...search, ...changed });
  const coaches = useCoachOptions([
    { value: 'all', label: 'Any' },
    { value: 'none', label: 'Without a coach' },
  ]);
  const [isOpen, setOpen] = useState(false);
  const { order = 'name' } = search;
  const count = filterNames.filter((name) => search[name] !== undefined).length;
  const known = orders.some(({ value }) => value === order) ? orders : [{ value: order, label: 'Column' }, ...orders];
  // On a phone the filters are behind a button, so that the list begins on the first screen.
  const selectStyles = cn('max-sm:min-w-0 max-sm:flex-[1_1_40%]', !isOpen && 'max-sm:hidden');
  return (
    <search className="flex flex-wrap gap-2">
      <div className="flex basis-full">{searchBox}</div>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        icon={<SlidersHorizontal aria-hidden />}
        className="sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
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
      {!search.skill && (
        <FilterSelect
          label="Order"
          value={order}
          options={known}
          onValueChange={(chosen) => change({ order: chosen === 'name' ? undefined : chosen })}
          className={cn(selectStyles, 'lg:hidden')}
        />
      )}
    </search>
  );
}
