// Filters of goals, and a search for any player's.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { say } from '#domain/language/say.ts';
import { goalStates } from '#domain/progress/goal-states.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { anyPeriod } from '../any-period.ts';
import { ClubFilter } from '../club-filter.tsx';
import { PersonField } from '../find-people/person-field.tsx';
import { goalStateWords } from './goal-state-words.ts';
import type { GoalsSearch } from './goals-search.ts';

const stateOptions = () => [
  { value: 'all' as const, label: t`All` },
  ...goalStates.map((state) => ({ value: state, label: say(goalStateWords[state]) })),
];

interface GoalsFiltersProps {
  search: GoalsSearch;
  onSearchChange: (search: GoalsSearch) => void;
}

/** Player, coach, state, club and target date. */
export function GoalsFilters({ search, onSearchChange }: GoalsFiltersProps) {
  const change = (changed: GoalsSearch) => onSearchChange({ ...search, ...changed });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <search className="mb-4 grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:max-w-4xl">
        <PersonField
          label={t`A player’s goals`}
          among="players"
          placeholder={t`Choose a player`}
          value={null}
          onValueChange={(player) => player && change({ player })}
        />
        <PersonField
          label={t`Set by`}
          among="reviewers"
          placeholder={t`Any coach`}
          value={search.coach ?? null}
          onValueChange={(coach) => change({ coach: coach ?? undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label={t`State`}
          value={search.state ?? 'all'}
          options={stateOptions()}
          onValueChange={(state) => change({ state: state === 'all' ? undefined : state })}
        />
        <ClubFilter value={search.club} onValueChange={(club) => change({ club })} />
        <PeriodPicker search={search} period={anyPeriod(search).period} fallback={null} onChange={change} />
        {isNarrowed && (
          <Button variant="ghost" size="sm" icon={<X aria-hidden />} onClick={() => onSearchChange({})}>
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </search>
  );
}
