// All notes of the review, to link to a rating.

import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { maxEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { containsText } from '#domain/search-text.ts';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { NoteWords, noteName } from './evidence-chips.tsx';

interface EvidencePickerProps {
  id: string;
  /** Name of the skill. */
  label: string;
  /** The best match first. */
  notes: readonly DraftNote[];
  /** Ids of linked notes. */
  evidence: readonly string[];
  isFull: boolean;
  onToggle: (note: DraftNote) => void;
}

/** Fewest notes for a search field. */
const worthSearching = 12;

/** A list of switches, one for each note. */
export function EvidencePicker({ id, label, notes, evidence, isFull, onToggle }: EvidencePickerProps) {
  const [sought, setSought] = useState('');
  const found = notes.filter((note) => containsText(`${noteName(note)} ${note.comment}`, sought));
  return (
    <div id={id} className="grid gap-2 rounded-lg border bg-surface-raised p-2">
      {notes.length >= worthSearching && (
        <input
          type="search"
          aria-label={t`Search notes for ${{ skill: label }}`}
          placeholder={t`Search notes`}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className={cn(controlStyles, 'min-h-9 py-1 sm:text-sm pointer-fine:min-h-9')}
        />
      )}
      <p role="status" className="text-xs text-ink-muted empty:hidden">
        {isFull && (
          <span>{t`You can link up to ${{ count: maxEvidence }} notes to a rating. Unlink one to choose another.`}</span>
        )}
        {found.length === 0 && <span>{t`No note matches.`}</span>}
      </p>
      <ul
        aria-label={t`Notes for ${{ skill: label }}`}
        className="grid max-h-56 overflow-y-auto overscroll-contain text-sm"
      >
        {found.map((note) => {
          const isLinked = evidence.includes(note.id);
          return (
            <li key={note.id} className="[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]">
              <button
                type="button"
                aria-pressed={isLinked}
                aria-disabled={(isFull && !isLinked) || undefined}
                onClick={() => (isLinked || !isFull) && onToggle(note)}
                className={cn(
                  'flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-left hover:bg-surface-sunken focus-visible:-outline-offset-2',
                  'aria-disabled:text-ink-muted',
                )}
              >
                <Check aria-hidden className={cn('size-4 shrink-0 text-primary', !isLinked && 'invisible')} />
                <NoteWords note={note} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
