// What the note in the editor is, in one line: type, skill, range and priority, as set here, by key or by mark.

import { t } from '@lingui/core/macro';
import { ChevronDown, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NoteHint } from '#domain/reviews/notes/note-marks.ts';
import { singleSkills, skillLabel } from '#domain/skills/skills.ts';
import { noteTypes } from '#domain/videos/videos.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { hintsOf } from '../state/marked-note.ts';
import { rangeText } from '../state/range-text.ts';
import { useOpenReview } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { runNoteCommand } from './note-form-keys.ts';

const hintWords: Record<NoteHint['problem'], (word: string) => string> = {
  'left-out': (word) => t`${{ word }} is ignored. The last one counts.`,
  misplaced: (word) => t`${{ word }} only counts at the start or end of a line. Here it stays as text.`,
  'needs-skill': (word) => t`${{ word }} needs a skill, such as #bandeja. Until the note has one, it stays as text.`,
  'no-priority': (word) => t`${{ word }} stays as text. Priorities are !1 and !2.`,
  'no-rating': (word) => t`${{ word }} has no rating, so it stays as text.`,
  'no-seconds': (word) => t`${{ word }} stays as text. Seconds go from 0 to 60, with at most one decimal.`,
  'unknown-pair': (word) =>
    t`${{ word }} stays as text. For the pair, write @pair, @positioning, @communication or @centre.`,
  'unknown-skill': (word) => t`${{ word }} is not a skill, so it stays as text.`,
};

const typeOptions = () => noteTypes.map((value) => ({ value, label: noteStyles[value].label }));
const skillOptions = () =>
  [{ value: '', label: t`No skill` }, ...singleSkills.map((value) => ({ value, label: skillLabel(value) }))] as const;
const priorityOptions = () =>
  [
    { value: '', label: t`No priority` },
    { value: '1', label: t`Priority ${{ number: 1 }}` },
    { value: '2', label: t`Priority ${{ number: 2 }}` },
  ] as const;

interface NoteChipsProps {
  edited: EditedNote;
  /** Leads to the times. */
  onTime: () => void;
}

/** The chips, and a sentence for each mark that may mean something else than intended. */
export function NoteChips({ edited, onTime }: NoteChipsProps) {
  const review = useOpenReview();
  const { store } = review;
  const { type, skill, priority } = edited;
  const { label, className, icon: Icon } = noteStyles[type];
  const hints = new Set(hintsOf(edited).map(({ word, problem }) => hintWords[problem](word)));
  return (
    <>
      <div className="@container flex min-w-0 gap-1">
        <ChipSelect
          name="type"
          label={t`Note type`}
          value={type}
          options={typeOptions()}
          onValueChange={(value) => store.editTo({ type: value })}
          className={cn('shrink-0 border-current', className)}
        >
          <Icon aria-hidden className="size-3.5" />
          <span className="@max-[26rem]:sr-only">{label}</span>
        </ChipSelect>
        <ChipSelect
          name="skill"
          label={t`Skill`}
          value={skill ?? ''}
          options={skillOptions()}
          onValueChange={(value) => store.editTo({ skill: value || null })}
          className={cn(skill && set)}
        >
          <span className="truncate">{skill ? skillLabel(skill) : t`Skill`}</span>
        </ChipSelect>
        <button
          type="button"
          title={t`Change the time`}
          onClick={onTime}
          className={cn(chip, 'shrink-0 whitespace-nowrap', edited.endTimestamp !== null && set)}
        >
          <span className="sr-only">{`${t`Time:`} `}</span>
          {rangeText(edited)}
        </button>
        <ChipSelect
          name="priority"
          label={t`Priority of the review`}
          value={priority === null ? '' : priority === 1 ? '1' : '2'}
          options={priorityOptions()}
          onValueChange={(value) => {
            if (value === '') store.editTo({ priority: null });
            else runNoteCommand(review, { kind: 'priority', rank: value === '1' ? 1 : 2 }, null);
          }}
          className={cn('shrink-0', priority && set)}
        >
          <Flag aria-hidden className="size-3.5" />
          {priority ?? <span className="@max-[26rem]:sr-only">{t`Priority`}</span>}
        </ChipSelect>
      </div>
      <div role="status" className="grid gap-0.5 text-xs text-ink-muted empty:hidden">
        {[...hints].map((hint) => (
          <p key={hint} className="wrap-anywhere">
            {hint}
          </p>
        ))}
      </div>
    </>
  );
}

const chip =
  'relative inline-flex min-h-9 min-w-0 items-center gap-1 rounded-full border px-2 text-xs font-medium text-ink-muted hover:text-ink pointer-fine:min-h-7';
const set = 'border-transparent bg-primary-soft text-primary hover:text-primary';

interface ChipSelectProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onValueChange: (value: Value) => void;
  className: string;
  children: ReactNode;
}

/** The browser's list below what is shown of the choice, which may be shorter than its name. */
function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { name, label, value, options, onValueChange, className, children } = props;
  return (
    <span
      className={cn(
        chip,
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {children}
      <ChevronDown aria-hidden className="size-3 shrink-0" />
      <select
        name={name}
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value as Value)}
        className="absolute inset-0 size-full cursor-pointer appearance-none bg-surface-raised text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
