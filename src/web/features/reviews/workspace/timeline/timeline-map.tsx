// An overview of the whole match, below a zoomed timeline.

import { t } from '@lingui/core/macro';
import type { KeyboardEvent, PointerEvent } from 'react';
import { spokenTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { cn } from '#web/ui/class-names.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { usePlayedRallies } from '../video/use-played-rallies.ts';
import { textTone } from './timeline-notes.tsx';
import { placeOf, type TimelineWindow } from './timeline-window.ts';

interface TimelineMapProps {
  seen: TimelineWindow;
  /** Length in seconds. */
  length: number;
}

/** Notes as coloured ticks over the rallies; the visible part is framed, and moves by dragging or arrow keys. */
export function TimelineMap({ seen, length }: TimelineMapProps) {
  const { timeline } = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const rallies = usePlayedRallies();
  const all = { from: 0, to: length };
  const span = seen.to - seen.from;
  const look = (start: number) => timeline.look(Math.min(Math.max(start, 0), length - span));
  const onKeyDown = (event: KeyboardEvent) => {
    const { from } = seen;
    const next = { ArrowLeft: from - span / 4, ArrowRight: from + span / 4, Home: 0, End: length }[commandKey(event)];
    if (next === undefined) return;
    event.preventDefault();
    look(next);
  };
  const drag = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    look(((clientX - left) / width) * length - span / 2);
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t`Visible part of the match`}
      aria-valuemin={0}
      aria-valuemax={Math.round(length - span)}
      aria-valuenow={Math.round(seen.from)}
      aria-valuetext={t`${{ start: spokenTime(seen.from) }} to ${{ end: spokenTime(seen.to) }}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      className="relative h-3 cursor-pointer touch-none overflow-hidden rounded-sm bg-surface-sunken pocket:h-6"
    >
      {rallies.map(({ start, end }) => (
        <span
          key={start}
          className="absolute bottom-0 h-0.5 bg-primary/60"
          style={{ left: placeOf(start, all), right: `calc(100% - ${placeOf(end, all)})` }}
        />
      ))}
      {notes.map((note) => (
        <span
          key={note.id}
          className={cn('absolute inset-y-0.5 w-0.5 bg-current', textTone(note.type))}
          style={{ left: placeOf(note.timestamp, all) }}
        />
      ))}
      <span
        className="absolute inset-y-0 rounded-sm border-2 border-primary bg-primary/15"
        style={{ left: placeOf(seen.from, all), right: `calc(100% - ${placeOf(seen.to, all)})` }}
      />
    </div>
  );
}
