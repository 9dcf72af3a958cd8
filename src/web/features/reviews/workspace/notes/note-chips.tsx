// The marks understood in a note's text or set with Alt, and those not understood.

import { X } from 'lucide-react';
import type { NoteHint } from '#domain/reviews/notes/note-marks.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { hintsOf, readEdited } from '../state/marked-note.ts';
import { rangeText } from '../state/range-text.ts';
import { useOpenReview } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';

const hintWords: Record<NoteHint['problem'], (word: string) => string> = {
  'left-out': (word) => `${word} is ignored. The last one counts.`,
  misplaced: (word) => `${word} only counts at the start or end of a line. Here it stays as text.`,
  'needs-skill': (word) => `${word} needs a skill, such as #bandeja. Until the note has one, it stays as text.`,
  'no-priority': (word) => `${word} stays as text. Priorities are !1 and !2.`,
  'no-rating': (word) => `${word} has no rating, so it stays as text.`,
  'no-seconds': (word) => `${word} stays as text. Seconds go from 0 to 60, with at most one decimal.`,
  'unknown-pair': (word) =>
    `${word} stays as text. For the pair, write @pair, @positioning, @communication or @centre.`,
  'unknown-skill': (word) => `${word} is not a skill, so it stays as text.`,
};

/** Skill, pair, range and priority as removable chips, and a sentence for each mark that may mean something else than intended. */
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
  const hints = new Set(hintsOf(edited).map(({ word, problem }) => hintWords[problem](word)));
  return (
    <>
      <ul aria-label="Understood" className="flex flex-wrap gap-1 empty:hidden">
        {chips.map(({ label, drop }) => (
          <li
            key={label}
            className="inline-flex min-h-9 items-center gap-1 rounded-full bg-primary-soft pl-2.5 text-xs font-medium text-primary pointer-fine:min-h-7"
          >
            {label}
            <button
              type="button"
              aria-label={`Remove ${label}`}
              onClick={drop}
              className="grid size-9 place-items-center rounded-full hover:bg-surface-sunken pointer-fine:size-7"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
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
