// Linked notes as chips that go to their moment.

import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { goToNote } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';

interface EvidenceChipsProps {
  review: OpenReview;
  notes: readonly DraftNote[];
  label: string;
  /** Unlinks a note; without it the chips only lead there. */
  onRemove?: (note: DraftNote) => void;
}

const chip = 'inline-flex min-h-9 max-w-full items-center rounded-full border bg-surface-raised pointer-fine:min-h-7';

/** Renders nothing without linked notes. */
export function EvidenceChips({ review, notes, label, onRemove }: EvidenceChipsProps) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5 text-xs">
      {notes.map((note) => (
        <li key={note.id} className={chip}>
          <button
            type="button"
            onClick={() => goToNote(review, note)}
            className={cn(
              'flex min-h-[inherit] min-w-0 items-center gap-1.5 rounded-full pl-2.5',
              !onRemove && 'pr-2.5',
            )}
          >
            <NoteWords note={note} />
          </button>
          {onRemove && (
            <button
              type="button"
              aria-label={t`Unlink ${{ note: noteName(note) }}`}
              title={t`Unlink`}
              onClick={() => onRemove(note)}
              className="grid min-h-[inherit] w-8 shrink-0 place-items-center rounded-full text-ink-muted hover:text-ink pointer-fine:w-7"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ProposedChipsProps {
  notes: readonly DraftNote[];
  label: string;
  onTake: (note: DraftNote) => void;
}

/** Proposed notes, linked with one press. */
export function ProposedChips({ notes, label, onTake }: ProposedChipsProps) {
  if (notes.length === 0) return null;
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5 text-xs">
      {notes.map((note) => (
        <li key={note.id} className="max-w-full">
          <button
            type="button"
            aria-label={t`Link ${{ note: noteName(note) }}`}
            onClick={() => onTake(note)}
            className={cn(chip, 'gap-1.5 border-dashed px-2.5 text-ink-muted hover:text-ink')}
          >
            <Plus aria-hidden className="size-3.5 shrink-0" />
            <NoteWords note={note} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Icon, time and title of a note in one line. */
export function NoteWords({ note }: { note: DraftNote }) {
  const { label, className, icon: Icon } = noteStyles[note.type];
  return (
    <>
      <span className={cn('grid size-4.5 shrink-0 place-items-center rounded-full', className)} title={label}>
        <Icon aria-hidden className="size-2.5" />
      </span>
      <span translate="no" className="font-semibold whitespace-nowrap">
        {formatClockTime(note.timestamp)}
      </span>
      <span className="truncate">{withoutAiPrefix(noteTitle(note)) || label}</span>
    </>
  );
}

/** A note by time and title, for screen readers. */
export function noteName(note: DraftNote): string {
  return `${formatClockTime(note.timestamp)} ${withoutAiPrefix(noteTitle(note)) || noteStyles[note.type].label}`;
}
