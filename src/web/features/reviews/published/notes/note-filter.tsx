// Filtering the coach's notes.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Annotation } from '#contract/videos/videos.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { cn } from '#web/ui/class-names.ts';
import { ScrollRow } from '#web/ui/layout/scroll-row.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { type CountedChoice, type NoteChoice, noteChoices } from './note-choices.ts';

interface NoteFilterProps {
  notes: readonly Annotation[];
  /** The filter; null for all. */
  value: NoteChoice | null;
  onValueChange: (value: NoteChoice | null) => void;
  className?: string | undefined;
}

/**
 * A button for each type and skill that occurs, with its count; renders nothing if there are few notes or all are alike. Some words are
 * both ("Positioning"), so skills have a group of their own.
 */
export function NoteFilter({ notes, value, onValueChange, className }: NoteFilterProps) {
  const { types, skills } = noteChoices(notes);
  const choice = (one: CountedChoice) => {
    const isChosen = one.kind === value?.kind && one.value === value.value;
    return (
      <Choice
        key={one.value}
        {...looksOf(one)}
        isChosen={isChosen}
        onChoose={() => onValueChange(isChosen ? null : one)}
        count={one.count}
      />
    );
  };
  if (types.length + skills.length === 0) return null;
  return (
    <div className={cn('mb-2 grid grid-cols-[minmax(0,1fr)] gap-1 print:hidden', className)}>
      <Group label={t`Filter notes by type`}>
        <Choice
          isChosen={value === null}
          onChoose={() => onValueChange(null)}
          count={notes.length}
          label={t({ message: 'All', context: 'notes' })}
        />
        {types.map(choice)}
      </Group>
      {skills.length > 0 && (
        <Group label={t`Filter notes by skill`}>
          <span aria-hidden className="self-center pr-1 text-xs text-ink-muted">
            {t`Skill`}
          </span>
          {skills.map(choice)}
        </Group>
      )}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <ScrollRow className="-mx-4 px-4 py-1 sm:-mx-6 sm:px-6">
        <div className="flex w-max gap-1.5">{children}</div>
      </ScrollRow>
    </div>
  );
}

function looksOf(choice: NoteChoice): Pick<ChoiceProps, 'label' | 'className' | 'icon'> {
  if (choice.kind === 'skill') return { label: skillLabel(choice.value) };
  const { label, className, icon: Icon } = noteStyles[choice.value];
  return { label, className, icon: <Icon aria-hidden className="size-3.5" /> };
}

interface ChoiceProps {
  label: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  icon?: ReactNode;
  className?: string;
}

function Choice({ label, count, isChosen, onChoose, icon, className = 'bg-surface-sunken text-ink' }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3 text-xs font-medium transition-colors pointer-fine:min-h-8',
        isChosen ? [className, 'border-current'] : 'text-ink-muted hover:bg-surface-sunken hover:text-ink',
      )}
    >
      {icon}
      {label}
      <span className="tabular-nums opacity-80">{count}</span>
    </button>
  );
}
