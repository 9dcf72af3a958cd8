// One note in the list.

import { Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { DraftNote } from '#contract/reviews.ts';
import { formatPreciseTime } from '#domain/clock-time.ts';
import { withoutAiPrefix } from '#domain/skills.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { noteLooks } from '#web/ui/note-looks.ts';
import { editButtonId } from './note-editor.tsx';
import { goToNote, removeNote } from './review-actions.ts';
import type { OpenReview } from './review-context.ts';

interface NoteRowProps {
  review: OpenReview;
  note: DraftNote;
  isSelected: boolean;
}

/** Time, sign, title and comment: a press goes there. Drawn again only when this very note changes. */
export const NoteRow = memo(function NoteRow({ review, note, isSelected }: NoteRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the editor stands above the list, and following the list would take it away from under the fingers.
    const isBeside = window.matchMedia('(width >= 64rem)').matches;
    if (isSelected && (isBeside || !review.store.getState().edited)) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSelected, review]);

  return (
    <li
      ref={row}
      aria-current={isSelected || undefined}
      className={cn(
        'relative flex items-start gap-1 py-1 transition-colors',
        // Rows out of sight cost nothing, however many there are.
        '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]',
        isSelected && 'bg-primary-soft before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary',
      )}
    >
      <NoteText review={review} note={note} />
      {!review.store.isReadOnly && (
        <div className="flex shrink-0 pt-1 pr-1 text-ink-muted">
          <IconButton
            id={editButtonId(note.id)}
            size="sm"
            label="Edit note"
            aria-describedby={titleId(note)}
            onClick={() => review.store.editNote(note)}
          >
            <Pencil aria-hidden className="size-4!" />
          </IconButton>
          <IconButton
            size="sm"
            label="Delete note"
            aria-describedby={titleId(note)}
            onClick={() => removeNote(review, note)}
          >
            <Trash2 aria-hidden className="size-4!" />
          </IconButton>
        </div>
      )}
    </li>
  );
});

function NoteText({ review, note }: { review: OpenReview; note: DraftNote }) {
  const { label, className, icon: Icon } = noteLooks[note.type];
  return (
    <button
      type="button"
      onClick={() => goToNote(review, note)}
      className="grid min-h-11 min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-lg px-3 py-2 text-left hover:bg-surface-sunken/60 focus-visible:-outline-offset-2"
    >
      <span className="flex items-center gap-2 text-sm leading-6 font-semibold">
        <span className={cn('grid size-6 place-items-center rounded-full', className)} title={label}>
          <Icon aria-hidden className="size-3.5" />
        </span>
        <span className="min-w-12">{formatPreciseTime(note.timestamp)}</span>
        <span className="sr-only">{label}</span>
      </span>
      <span className="grid gap-0.5">
        <span id={titleId(note)} className="leading-6 font-medium wrap-anywhere">
          {withoutAiPrefix(note.title) || 'No title'}
        </span>
        {note.comment && (
          <span className="line-clamp-4 text-sm wrap-anywhere whitespace-pre-line text-ink-muted">
            {withoutAiPrefix(note.comment)}
          </span>
        )}
      </span>
    </button>
  );
}

function titleId(note: DraftNote): string {
  return `note-title-${note.id}`;
}
