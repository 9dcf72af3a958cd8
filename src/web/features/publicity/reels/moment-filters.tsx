// Filters of moments: type, skill, group, player, season.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { type SingleSkill, singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { query } from '#web/lib/http/api.ts';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';

/** The chosen filters. */
export interface MomentChoice {
  type?: NoteType;
  skill?: SingleSkill;
  playerId?: string;
  groupId?: string;
  from?: string;
  to?: string;
}

interface MomentFiltersProps {
  value: MomentChoice;
  onValueChange: (value: MomentChoice) => void;
}

/** The filters; either end of the season may be open. */
export function MomentFilters({ value, onValueChange }: MomentFiltersProps) {
  const everything = { value: '' as const, label: t`All` };
  const members = useQuery(query(endpoints.listContentMembers));
  const { data: groups = [] } = useQuery(query(endpoints.listClubGroups));
  const choose = (change: { [K in keyof MomentChoice]: MomentChoice[K] | '' }) =>
    onValueChange(
      Object.fromEntries(Object.entries({ ...value, ...change }).filter(([, chosen]) => chosen)) as MomentChoice,
    );
  const players = (members.data ?? []).filter(({ choice }) => choice !== 'refused');
  return (
    <div className="flex flex-wrap gap-2">
      <FilterSelect
        label={t`Type`}
        value={value.type ?? ''}
        onValueChange={(type) => choose({ type })}
        options={[everything, ...noteTypes.map((type) => ({ value: type, label: noteStyles[type].label }))]}
      />
      <FilterSelect
        label={t`Skill`}
        value={value.skill ?? ''}
        onValueChange={(skill) => choose({ skill })}
        options={[
          { value: '', label: t({ message: 'All', context: 'skills' }) },
          ...singleSkills.map((skill) => ({ value: skill, label: skillLabel(skill) })),
        ]}
      />
      {(groups.length > 0 || value.groupId !== undefined) && (
        <FilterSelect
          label={t`Group`}
          value={value.groupId ?? ''}
          onValueChange={(groupId) => choose({ groupId })}
          options={[everything, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
          className="max-w-full"
        />
      )}
      <FilterSelect
        label={t`Player`}
        value={value.playerId ?? ''}
        onValueChange={(playerId) => choose({ playerId })}
        options={[everything, ...players.map((player) => ({ value: player.id, label: personName(player) }))]}
        className="max-w-full"
      />
      <DayFilter label={t`From`} value={value.from} onValueChange={(from) => choose({ from })} />
      <DayFilter label={t`To`} value={value.to} onValueChange={(to) => choose({ to })} />
    </div>
  );
}

function DayFilter(props: { label: string; value: string | undefined; onValueChange: (day: string) => void }) {
  return (
    <label className="inline-flex min-h-11 items-center gap-1.5 rounded-lg border border-line-strong/60 bg-surface-raised px-3 text-sm pointer-fine:min-h-9">
      <span className="text-ink-muted">{props.label}</span>
      <input
        type="date"
        value={props.value ?? ''}
        onChange={(event) => props.onValueChange(event.target.value)}
        className="bg-transparent font-medium"
      />
    </label>
  );
}
