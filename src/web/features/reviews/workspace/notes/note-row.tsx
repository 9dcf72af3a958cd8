// One note in the list.

import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Pencil, Play, Square, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { isUnchecked } from '#domain/reviews/voice/heard-parts.ts';
import { noteTitle } from '#domain/reviews/voice/voice-clips.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatPreciseTime } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { CourtBoardView } from '#web/ui/padel/court-board.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { latePanel } from '../shared/panel-boundary.tsx';
import { rangeText } from '../state/range-text.ts';
import { goToNote, openNote, removeNote } from '../state/review-actions.ts';
import type { OpenReview } from '../state/review-context.ts';
import { playRange } from './chosen-note.ts';
import { editButtonId } from './note-editor.tsx';

const OwnVoicePlayer = latePanel(async () => (await import('../voice/own-voice-player.tsx')).OwnVoicePlayer, null);

interface NoteRowProps {
  review: OpenReview;
  note: DraftNote;
  isSelected: boolean;
  /** Whether its range is playing. */
  isPlaying: boolean;
}

/** Time, icon, title and comment; a press goes there. Renders only when this note changes. */
export const NoteRow = memo(function NoteRow({ review, note, isSelected, isPlaying }: NoteRowProps) {
  useLingui();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the editor is above the list, and scrolling the list would move it away.
    const isBeside = window.matchMedia('(width >= 64rem)').matches;
    if (isSelected && (isBeside || !review.store.getState().edited)) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isSelected, review]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands in a group, which HTML allows in no list
    <div
      ref={row}
      role="listitem"
      aria-current={isSelected || undefined}
      className={cn(
        'relative flex flex-wrap items-start gap-x-1 py-1',
        isSelected && 'bg-primary-soft before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary',
      )}
    >
      <NoteText review={review} note={note} />
      {/* On a phone and in a narrow rail they share the line of the time, so that the text has the full width. */}
      <div className="flex shrink-0 pt-1 pr-1 text-ink-muted empty:hidden max-sm:absolute max-sm:top-0 max-sm:right-0 @max-[26rem]:absolute @max-[26rem]:top-0 @max-[26rem]:right-0">
        {note.endTimestamp !== null && review.video.canControl && (
          <PlayButton review={review} note={note} isPlaying={isPlaying} />
        )}
        {!review.store.isReadOnly && (
          <>
            <IconButton
              id={editButtonId(note.id)}
              size="sm"
              label={t`Edit note`}
              aria-describedby={titleId(note)}
              onClick={() => openNote(review, note)}
            >
              <Pencil aria-hidden className="size-4!" />
            </IconButton>
            <IconButton
              size="sm"
              label={t`Delete note`}
              aria-describedby={titleId(note)}
              onClick={() => removeNote(review, note)}
            >
              <Trash2 aria-hidden className="size-4!" />
            </IconButton>
          </>
        )}
      </div>
      {note.voice && (
        <div className="min-h-13 basis-full px-3 pb-2">
          <OwnVoicePlayer key={note.voice.id} voice={note.voice} />
        </div>
      )}
      {note.board && (
        <div className="basis-full px-3 pb-2">
          <CourtBoardView
            board={note.board}
            names={{ player: review.workspace.player.firstName }}
            className="max-w-48"
          />
        </div>
      )}
    </div>
  );
});

function PlayButton({ review, note, isPlaying }: Omit<NoteRowProps, 'isSelected'>) {
  const stop = () => {
    review.guide.letGo();
    review.video.pause();
  };
  return (
    <IconButton
      size="sm"
      label={isPlaying ? t`Stop range` : t`Play range`}
      aria-describedby={titleId(note)}
      onClick={() => (isPlaying ? stop() : playRange(review, note))}
    >
      {isPlaying ? <Square aria-hidden className="size-4!" /> : <Play aria-hidden className="size-4!" />}
    </IconButton>
  );
}

function NoteText({ review, note }: { review: OpenReview; note: DraftNote }) {
  const { label, className, icon: Icon } = noteStyles[note.type];
  return (
    <button
      type="button"
      onClick={() => goToNote(review, note)}
      className="grid min-h-11 min-w-0 grow basis-0 items-start gap-x-3 rounded-lg sm:grid-cols-[auto_minmax(0,1fr)] @max-[26rem]:grid-cols-1 px-3 py-2 text-left hover:bg-surface-sunken/60 focus-visible:-outline-offset-2"
    >
      <span className="flex items-center gap-2 text-sm leading-6 font-semibold">
        <span className={cn('grid size-6 place-items-center rounded-full', className)} title={label}>
          <Icon aria-hidden className="size-3.5" />
        </span>
        <span className="min-w-14">
          {note.endTimestamp === null ? formatPreciseTime(note.timestamp) : rangeText(note)}
        </span>
        <span className="sr-only">{label}</span>
      </span>
      <span className="grid gap-0.5">
        <span id={titleId(note)} className="leading-6 font-medium wrap-anywhere">
          {withoutAiPrefix(noteTitle(note)) || t`No title`}
        </span>
        {(note.skill || note.pair) && (
          <span className="text-xs font-medium text-ink-muted">
            {[
              note.skill && skillLabel(note.skill),
              note.pair && t`The pair: ${{ subject: pairSubjectLabel(note.pair) }}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        )}
        {isUnchecked(note) && <span className="text-xs font-medium text-attention">{t`Check what was heard`}</span>}
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
