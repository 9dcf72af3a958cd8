// Search and filters of the club's players.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { MemberOrder } from '#domain/clubs/club-lists.ts';
import { quietMemberDays } from '#domain/clubs/club-people.ts';
import { say } from '#domain/language/say.ts';
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

const filterNames = ['level', 'activity', 'coach', 'group', 'skill'] as const;

/** For phones and tablets, whose table has fewer headings. */
const orders: readonly { value: MemberOrder; label: MessageDescriptor }[] = [
  { value: 'name', label: msg`Name` },
  { value: 'level', label: msg`Lowest level` },
  { value: '-level', label: msg`Highest level` },
  { value: 'coach', label: msg`Coach` },
  { value: '-active', label: msg`Last active` },
  { value: 'active', label: msg`Longest inactive` },
];

/** Name or address, level, activity, coach, group and skill. */
export function PlayersFilters({ search, onSearchChange, searchBox }: PlayersFiltersProps) {
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const change = (changed: ClubPlayersSearch) => onSearchChange({ ...search, ...changed });
  const coaches = useCoachOptions([
    { value: 'all', label: t`Any` },
    { value: 'none', label: t`Without a coach` },
  ]);
  const [isOpen, setOpen] = useState(false);
  const { order = 'name' } = search;
  const count = filterNames.filter((name) => search[name] !== undefined).length;
  const known = orders.some(({ value }) => value === order)
    ? orders
    : [{ value: order, label: msg`Column` }, ...orders];
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
        {count === 0 ? t`Filters` : t`Filters (${{ count }})`}
      </Button>
      <FilterSelect
        label={t`Level`}
        value={search.level ?? 'all'}
        options={[
          { value: 'all', label: t`All` },
          { value: 'verified', label: t`Verified` },
          { value: 'unverified', label: t`Not verified` },
        ]}
        onValueChange={(level) => change({ level: level === 'all' ? undefined : level })}
        className={selectStyles}
      />
      <FilterSelect
        label={t`Activity`}
        value={search.activity ?? 'all'}
        options={[
          { value: 'all', label: t`All` },
          { value: 'active', label: t`Active in the last ${{ days: quietMemberDays }} days` },
          { value: 'quiet', label: t`Inactive for ${{ days: quietMemberDays }} days` },
        ]}
        onValueChange={(activity) => change({ activity: activity === 'all' ? undefined : activity })}
        className={selectStyles}
      />
      <FilterSelect
        label={t`Coach`}
        value={search.coach ?? 'all'}
        options={coaches}
        onValueChange={(coach) => change({ coach: coach === 'all' ? undefined : coach })}
        className={selectStyles}
      />
      {(groups.length > 0 || search.group !== undefined) && (
        <FilterSelect
          label={t`Group`}
          value={search.group ?? ''}
          options={[{ value: '', label: t`Any` }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
          onValueChange={(group) => change({ group: group || undefined })}
          className={selectStyles}
        />
      )}
      <FilterSelect<SingleSkill | 'any'>
        label={t`Skill`}
        value={search.skill ?? 'any'}
        options={[
          { value: 'any', label: t`Any` },
          ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
        ]}
        onValueChange={(skill) => change({ skill: skill === 'any' ? undefined : skill })}
        className={selectStyles}
      />
      {!search.skill && (
        <FilterSelect
          label={t({ message: 'Order', context: 'sorting' })}
          value={order}
          options={known.map(({ value, label }) => ({ value, label: say(label) }))}
          onValueChange={(chosen) => change({ order: chosen === 'name' ? undefined : chosen })}
          className={cn(selectStyles, 'lg:hidden')}
        />
      )}
    </search>
  );
}
