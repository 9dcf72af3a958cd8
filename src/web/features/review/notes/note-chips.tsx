// What was understood of a note's text, and of the keys held with Alt.

import { X } from 'lucide-react';
import { pairSubjectLabel } from '#domain/pairs/pair-subjects.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { useOpenReview } from '../workspace/review-context.ts';
import type { EditedNote } from '../workspace/review-state.ts';
import { readEdited } from './marked-note.ts';
import { rangeText } from './range-text.ts';

/** Skill, pair, range and priority as chips, each with a way to drop it; nothing while there is nothing but words. */
export function NoteChips({ edited }: { edited: EditedNote }) {
  const { store } = useOpenReview();
  const { marks } = readEdited(edited);
  const { skill, priority, base } = edited;
  const hasRange = marks.before !== null || marks.after !== null || base.lead !== null;
  const chips = [
    marks.skill && skill && { label: skillLabel(skill), drop: () => store.editTo({ skill: null }) },
    marks.pair && { label: `The pair: ${pairSubjectLabel(marks.pair)}`, drop: () => store.editTo({ pair: null }) },
    hasRange && { label: rangeText(edited), drop: () => store.editTo({ lead: null }) },
    priority && { label: `Priority ${priority}`, drop: () => store.editTo({ priority: null }) },
  ].filter((chip) => !!chip);
  return (
    <ul aria-label="Understood" className="flex flex-wrap gap-1 empty:hidden">
      {chips.map(({ label, drop }) => (
        <li
          key={label}
          className="inline-flex min-h-9 items-center gap-1 rounded-full bg-primary-soft pl-2.5 text-xs font-medium text-primary pointer-fine:min-h-7"
        >
          {label}
          <button
            type="button"
            aria-label={`Drop ${label}`}
            onClick={drop}
            className="grid size-9 place-items-center rounded-full hover:bg-surface-sunken pointer-fine:size-7"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
