// The length of the video as a line: where it is, and a mark for every note.

import { type KeyboardEvent, memo } from 'react';
import type { DraftNote } from '#contract/reviews.ts';
import { formatClockTime } from '#domain/clock-time.ts';
import { sideChanges } from '#domain/side-changes.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteLooks } from '#web/ui/note-looks.ts';
import { describeNote, goToNote } from './review-actions.ts';
import { type OpenReview, useOpenReview, useReviewState } from './review-context.ts';
import { roundedUpLength } from './timeline-scale.ts';

/** The bar to seek in, and the lane of notes above it. */
export function Timeline() {
  const length = useTimelineLength();
  return (
    <div className="grid">
      <Marks length={length} />
      <SeekBar length={length} />
    </div>
  );
}

/** The video's length in seconds; where nobody tells it, long enough for the notes and for where the video is. */
function useTimelineLength(): number {
  const { video } = useOpenReview();
  const length = useVideoState(video, (state) => state.duration ?? roundedUpLength(state.time));
  const lastNote = useReviewState((state) => state.document.notes.at(-1)?.timestamp ?? 0);
  return lastNote > length ? roundedUpLength(lastNote) : length;
}

/** Notes and changes of sides. One stop for the Tab key: the arrow keys go from mark to mark. */
function Marks({ length }: { length: number }) {
  const review = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const selectedId = useReviewState((state) => state.selectedId);
  const reachable = notes.find((note) => note.id === selectedId)?.id ?? notes[0]?.id;
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label="Notes on the timeline"
      // As wide as the way of the thumb below it, so that a mark stands over its moment.
      className="relative mx-2 h-7 rounded-md bg-surface-sunken/70"
      onKeyDown={moveFocus}
    >
      {sideChanges(review.workspace.video.courtSideChanges).map((time) => (
        <span
          key={time}
          title={`Change of sides, ${formatClockTime(time)}`}
          className="absolute bottom-0 h-2.5 border-l-2 border-dotted border-ink-muted"
          style={{ left: share(time, length) }}
        />
      ))}
      {notes.map((note) => (
        <Mark
          key={note.id}
          review={review}
          note={note}
          length={length}
          isSelected={note.id === selectedId}
          isReachable={note.id === reachable}
        />
      ))}
    </div>
  );
}

interface MarkProps {
  review: OpenReview;
  note: DraftNote;
  length: number;
  isSelected: boolean;
  isReachable: boolean;
}

const Mark = memo(function Mark({ review, note, length, isSelected, isReachable }: MarkProps) {
  const { className, icon: Icon } = noteLooks[note.type];
  const description = describeNote(note);
  return (
    <button
      type="button"
      aria-label={description}
      title={description}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => goToNote(review, note)}
      style={{ left: share(note.timestamp, length) }}
      className={cn(
        'group absolute top-0 grid size-7 -translate-x-1/2 place-items-center rounded-full hover:z-10 focus-visible:z-10',
        isSelected && 'z-10',
      )}
    >
      <span
        className={cn(
          'grid size-5 place-items-center rounded-full border border-current transition-transform group-hover:scale-115',
          className,
          isSelected && 'scale-115 ring-2 ring-current',
        )}
      >
        <Icon aria-hidden className="size-3" />
      </span>
    </button>
  );
});

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const marks = [...event.currentTarget.querySelectorAll('button')];
  const index = marks.indexOf(event.target as HTMLButtonElement);
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: marks.length - 1 }[event.key];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  marks[target]?.focus();
}

/** Goes to any moment, by dragging or with the arrow keys. */
function SeekBar({ length }: { length: number }) {
  const { video } = useOpenReview();
  const time = useVideoState(video, (state) => state.time);
  return (
    <input
      type="range"
      aria-label="Position in the video"
      aria-valuetext={`${formatClockTime(time)} of ${formatClockTime(length)}`}
      min={0}
      max={length}
      step={0.1}
      value={Math.min(time, length)}
      onChange={(event) => video.seek(event.target.valueAsNumber)}
      className="h-6 w-full accent-primary"
    />
  );
}

function share(time: number, length: number): string {
  return `${(Math.min(time, length) / length) * 100}%`;
}
