// The lane of notes: a mark for each, one with a number for those too close to tell apart, and a bar for every range.

import type { DraftNote } from '#contract/reviews/review-document.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { describeNote, goToNote } from '../workspace/review-actions.ts';
import { type OpenReview, useOpenReview, useReviewState } from '../workspace/review-context.ts';
import { clustersOf } from './timeline-clusters.ts';
import { type LaneMark, TimelineLane } from './timeline-lane.tsx';
import { isInWindow, placeOf, type TimelineWindow } from './timeline-window.ts';

/** Pixels that a mark takes. */
const markWidth = 22;

/** Types by colour and sign; a press goes there, and on a number to the next of its notes. */
export function NotesLane({ seen }: { seen: TimelineWindow }) {
  const review = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const selectedId = useReviewState((state) => state.selectedId);
  const placed = notes.map((note) => ({ note, start: note.timestamp, end: note.endTimestamp ?? note.timestamp }));
  const shown = placed.filter((one) => isInWindow(one, seen));
  const marks = clustersOf(
    shown.filter(({ start }) => start >= seen.from),
    markWidth * seen.perPixel,
  ).map((cluster) =>
    markOf(
      review,
      cluster.map(({ note }) => note),
      selectedId,
    ),
  );
  return (
    <TimelineLane label="Notes on the timeline" marks={marks} seen={seen} className="h-7">
      <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
        {shown.map(
          ({ note, start, end }) =>
            end > start && (
              <span
                key={note.id}
                className={cn('absolute bottom-0 h-1 rounded-full bg-current', textTone(note))}
                style={{ left: placeOf(start, seen), right: `calc(100% - ${placeOf(end, seen)})` }}
              />
            ),
        )}
      </span>
    </TimelineLane>
  );
}

/** The text colour alone of a type's look. */
function textTone({ type }: DraftNote): string | undefined {
  return noteStyles[type].className.split(' ').find((name) => name.startsWith('text-'));
}

function markOf(review: OpenReview, notes: DraftNote[], selectedId: string | null): LaneMark {
  const [note, second] = notes;
  if (!note) throw new Error('A cluster holds at least one note.');
  const place = notes.findIndex(({ id }) => id === selectedId);
  const isCurrent = place >= 0;
  const base = { key: note.id, start: note.timestamp, isCurrent };
  if (!second) {
    const { className, icon: Icon } = noteStyles[note.type];
    return {
      ...base,
      label: describeNote(note),
      onPress: () => goToNote(review, note),
      children: (
        <span
          className={cn(
            'grid size-5 place-items-center rounded-full border border-current transition-transform group-hover:scale-115',
            className,
            isCurrent && 'scale-115 ring-2 ring-current',
          )}
        >
          <Icon aria-hidden className="size-3" />
        </span>
      ),
    };
  }
  const last = notes.at(-1) ?? note;
  return {
    ...base,
    label: `${notes.length} notes, ${formatClockTime(note.timestamp)}–${formatClockTime(last.timestamp)}`,
    onPress: () => goToNote(review, notes[(place + 1) % notes.length] ?? note),
    children: (
      <span
        className={cn(
          'grid h-5 min-w-5 place-items-center rounded-md border border-line-strong bg-surface-raised px-1 text-xs leading-none font-semibold group-hover:border-ink',
          isCurrent && 'border-primary text-primary ring-2 ring-primary',
        )}
      >
        {notes.length}
      </span>
    ),
  };
}
