// The filters above the list of notes.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { Button } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { PeriodPicker } from '#web/ui/fields/period-picker.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { anyPeriod } from '../any-period.ts';
import { CoachAndPlayerFields } from '../find-people/coach-and-player-fields.tsx';
import type { NotesSearch } from './notes-search.ts';

const all = () => ({ value: 'all' as const, label: t`All` });
const typeOptions = () => [all(), ...noteTypes.map((type) => ({ value: type, label: noteStyles[type].label }))];
const skillOptions = () => [all(), ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) }))];

interface NotesFiltersProps {
  search: NotesSearch;
  onSearchChange: (search: NotesSearch) => void;
}

/** Coach, player, words, type, skill and period. */
export function NotesFilters({ search, onSearchChange }: NotesFiltersProps) {
  const change = (changed: NotesSearch) => onSearchChange({ ...search, ...changed });
  const isNarrowed = Object.values(search).some((value) => value !== undefined);
  return (
    <search className="mb-4 grid grid-cols-1 gap-3">
      <CoachAndPlayerFields
        coachId={search.coachId}
        playerId={search.playerId}
        onCoachChange={(coachId) => change({ coachId })}
        onPlayerChange={(playerId) => change({ playerId })}
      />
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={t`Search notes`}
          value={search.search ?? ''}
          onValueChange={(text) => change({ search: text || undefined })}
        />
        <FilterSelect<NoteType | 'all'>
          label={t`Type`}
          value={search.type ?? 'all'}
          options={typeOptions()}
          onValueChange={(value) => change({ type: value === 'all' ? undefined : value })}
        />
        <FilterSelect<SingleSkill | 'all'>
          label={t`Skill`}
          value={search.skill ?? 'all'}
          options={skillOptions()}
          onValueChange={(value) => change({ skill: value === 'all' ? undefined : value })}
        />
        <PeriodPicker search={search} period={anyPeriod(search).period} fallback={null} onChange={change} />
        {isNarrowed && (
          <Button variant="ghost" size="sm" onClick={() => onSearchChange({})}>
            <X aria-hidden />
            {t`Clear filters`}
          </Button>
        )}
      </div>
    </search>
  );
}
