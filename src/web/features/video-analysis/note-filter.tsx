// Choosing among the coach's notes by what they are about.

import type { Annotation } from '#contract/videos.ts';
import { type NoteType, noteTypes } from '#domain/videos.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteLooks } from '#web/ui/note-looks.ts';

/** From how many notes on a choice is worth its place. */
const fewestNotes = 4;

interface NoteFilterProps {
  notes: readonly Annotation[];
  /** The type that is shown; null for all. */
  value: NoteType | null;
  onValueChange: (value: NoteType | null) => void;
}

/** A button for each type that occurs, with its count; nothing where all notes are seen at a glance or are of one type. */
export function NoteFilter({ notes, value, onValueChange }: NoteFilterProps) {
  const counts = noteTypes
    .map((type) => ({ type, count: notes.filter((note) => note.type === type).length }))
    .filter(({ count }) => count > 0);
  if (notes.length < fewestNotes || counts.length < 2) return null;
  return (
    <div
      role="group"
      aria-label="Show notes about"
      className="-mx-4 mb-2 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0 print:hidden"
    >
      <Choice isChosen={value === null} onChoose={() => onValueChange(null)} count={notes.length} label="All" />
      {counts.map(({ type, count }) => {
        const { label, className, icon: Icon } = noteLooks[type];
        return (
          <Choice
            key={type}
            isChosen={value === type}
            onChoose={() => onValueChange(value === type ? null : type)}
            count={count}
            label={label}
            className={className}
            icon={<Icon aria-hidden className="size-3.5" />}
          />
        );
      })}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  icon?: React.ReactNode;
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
