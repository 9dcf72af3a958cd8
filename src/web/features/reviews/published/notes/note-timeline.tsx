// The notes on a timeline, below the video.

import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Annotation } from '#contract/videos/videos.ts';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockRange, spokenTime } from '#domain/time/clock-time.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { useCurrentNote } from './use-current-note.ts';

interface NoteTimelineProps {
  /** By time, at least one. */
  notes: readonly Annotation[];
  rallies: readonly Rally[];
  controller: VideoController;
  /** Seeks the video to a note and shows it. */
  onChoose: (note: Annotation) => void;
}

/**
 * A mark for every note, by type, over the rallies. One control, since marks may be closer than a finger is wide: a press goes to the
 * nearest note, the arrow keys to the previous and next one.
 */
export function NoteTimeline({ notes, rallies, controller, onChoose }: NoteTimelineProps) {
  const duration = useVideoState(controller, (state) => state.duration);
  const current = useCurrentNote(controller, notes);
  const [pointedAt, setPointedAt] = useState<Annotation | null>(null);
  const [chosen, setChosen] = useState<Annotation | null>(null);
  const last = lastMoment(notes, rallies);
  // While the length is unknown, everything marked reaches almost to the end; a video that has become shorter keeps its marks.
  const length = duration === null ? last * 1.05 : Math.max(duration, last);
  const at = (seconds: number) => `${Math.min(100, (seconds / length) * 100)}%`;
  // Between two notes, the keys continue from the one chosen or played last.
  const currentIndex = notes.findIndex(({ id }) => id === (current ?? chosen?.id));
  const told = pointedAt ?? notes[currentIndex];

  const choose = (note: Annotation | undefined) => {
    if (!note) return;
    setChosen(note);
    onChoose(note);
  };
  const nearest = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    // The lane without its margins.
    const { left, width } = (currentTarget.firstElementChild ?? currentTarget).getBoundingClientRect();
    const time = ((clientX - left) / width) * length;
    const distance = ({ timestamp }: Annotation) => Math.abs(timestamp - time);
    return notes.reduce((best, note) => (distance(note) < distance(best) ? note : best));
  };
  const press = (event: KeyboardEvent) => {
    const target = {
      ArrowRight: currentIndex + 1,
      ArrowUp: currentIndex + 1,
      ArrowLeft: Math.max(currentIndex - 1, 0),
      ArrowDown: Math.max(currentIndex - 1, 0),
      Home: 0,
      End: notes.length - 1,
      Enter: Math.max(currentIndex, 0),
      ' ': Math.max(currentIndex, 0),
    }[commandKey(event)];
    if (target === undefined) return;
    event.preventDefault();
    choose(notes[target]);
  };

  return (
    <div className="grid gap-1 print:hidden">
      <div
        role="slider"
        tabIndex={0}
        aria-label={t`Notes on the timeline`}
        aria-valuemin={0}
        aria-valuemax={notes.length}
        aria-valuenow={currentIndex + 1}
        aria-valuetext={
          currentIndex < 0
            ? t`No note yet, of ${{ count: notes.length }}`
            : t`${{ number: currentIndex + 1 }} of ${{ count: notes.length }}: ${{ note: spokenName(notes[currentIndex]) }}`
        }
        className="relative h-11 cursor-pointer touch-pan-y rounded-lg border bg-surface-raised px-3"
        onKeyDown={press}
        onPointerMove={(event) => event.pointerType === 'mouse' && setPointedAt(nearest(event))}
        onPointerUp={(event) => event.button === 0 && choose(nearest(event))}
        onPointerLeave={() => setPointedAt(null)}
      >
        <div aria-hidden className="relative h-full">
          <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong/60" />
          {rallies.map(({ start, end }) => (
            <span
              key={start}
              className="absolute top-1/2 h-1 -translate-y-1/2 rounded-full bg-line-strong/70"
              style={{ left: at(start), right: `calc(100% - ${at(end)})` }}
            />
          ))}
          {notes.map((note, index) => (
            <Mark key={note.id} note={note} at={at} isStrong={index === currentIndex || note === pointedAt} />
          ))}
          <Playhead controller={controller} at={at} />
        </div>
      </div>
      <p aria-hidden className="truncate px-1 text-xs text-ink-muted">
        {told
          ? nameOf(told)
          : plural(
              { count: notes.length },
              { one: '# note. Select it to jump to it.', other: '# notes. Select one to jump to it.' },
            )}
      </p>
    </div>
  );
}

/** The end of the last mark, in seconds. */
function lastMoment(notes: readonly Annotation[], rallies: readonly Rally[]): number {
  const ends = [
    ...notes.map(({ timestamp, endTimestamp }) => endTimestamp ?? timestamp),
    ...rallies.map(({ end }) => end),
  ];
  return Math.max(1, ...ends);
}

const titleOf = ({ title, type }: Annotation) => readableTitle(title) || noteStyles[type].label;

function nameOf(note: Annotation): string {
  return `${formatClockRange(note.timestamp, note.endTimestamp)} ${titleOf(note)}`;
}

function spokenName(note: Annotation | undefined): string {
  return note ? `${titleOf(note)}, ${spokenTime(note.timestamp)}` : '';
}

interface MarkProps {
  note: Annotation;
  at: (seconds: number) => string;
  isStrong: boolean;
}

function Mark({ note, at, isStrong }: MarkProps) {
  const { className, icon: Icon } = noteStyles[note.type];
  return (
    <span
      className={cn(
        'absolute top-1/2 grid size-5 -translate-1/2 place-items-center rounded-full border border-current transition-transform',
        className,
        isStrong && 'z-10 scale-135 ring-2 ring-surface-raised',
      )}
      style={{ left: at(note.timestamp) }}
    >
      <Icon className="size-3" />
    </span>
  );
}

/** Separate, since only this moves with the video. */
function Playhead({ controller, at }: { controller: VideoController; at: MarkProps['at'] }) {
  const time = useVideoState(controller, (state) => (state.status === 'idle' ? null : state.time));
  if (time === null) return null;
  return (
    <span className="absolute inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-primary" style={{ left: at(time) }} />
  );
}
