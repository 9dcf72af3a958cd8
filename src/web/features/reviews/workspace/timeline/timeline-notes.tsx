// The notes on the timeline: a lane per type if there is room, otherwise one for all.

import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type CSSProperties, memo, useDeferredValue } from 'react';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { type NoteType, noteTypes } from '#domain/videos/videos.ts';
import { cn } from '#web/ui/class-names.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { describeNote, goToNote } from '../state/review-actions.ts';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';
import { clustersOf } from './timeline-clusters.ts';
import { type LaneMark, TimelineLane } from './timeline-lane.tsx';
import { isInWindow, placeOf, type TimelineWindow } from './timeline-window.ts';

/** Width of a mark in pixels: in the shared lane, and in a type's lane. */
const markWidth = { all: 22, type: 12 };

/** Least and largest height of a type's lane, in rem. */
const laneHeight = { min: 0.75, max: 2 };

interface NotesLaneProps {
  seen: TimelineWindow;
  /** Whether each type has its own lane. */
  isByType: boolean;
  onLook: (label: string | null) => void;
}

/** Types by colour, icon and lane; a press goes to the note, or on a number to the next of its notes. One toolbar, by time. */
export function NotesLane(props: NotesLaneProps) {
  const review = useOpenReview();
  // Deferred: typing a note must not wait for the marks of five hundred others.
  const notes = useDeferredValue(useReviewState((state) => state.document.notes));
  const selectedId = useDeferredValue(useReviewState((state) => state.selectedId));
  const editedId = useDeferredValue(useReviewState((state) => state.edited?.id ?? null));
  return <Lanes {...props} {...{ review, notes, selectedId, editedId }} />;
}

interface LanesProps extends NotesLaneProps {
  review: OpenReview;
  notes: readonly DraftNote[];
  selectedId: string | null;
  /** The note in the editor, whose words are read once it is closed: drawing all marks for each letter cost most of its time. */
  editedId: string | null;
}

const Lanes = memo(function Lanes({ seen, isByType, onLook, review, notes, selectedId }: LanesProps) {
  useLingui();
  const placed = notes.map((note) => ({ note, start: note.timestamp, end: note.endTimestamp ?? note.timestamp }));
  const shown = placed.filter((one) => isInWindow(one, seen));
  const types = usedTypes(notes);
  const lanes = isByType ? types.map((type) => [type]) : [types];
  /** Part of the height at which a type's lane begins. */
  const top = (type: NoteType) => `${(types.indexOf(type) / types.length) * 100}%`;
  const height = `${100 / types.length}%`;
  const marks = lanes
    .flatMap((lane) =>
      clustersOf(
        shown.filter(({ note, start }) => lane.includes(note.type) && start >= seen.from),
        markWidth[isByType ? 'type' : 'all'] * seen.perPixel,
      ),
    )
    .map((cluster) => {
      const its = cluster.map(({ note }) => note);
      const mark = markOf(review, its, selectedId, isByType);
      return isByType ? { ...mark, className: topOf[types.indexOf(cluster[0].note.type)] ?? '' } : mark;
    })
    .toSorted((one, other) => one.start - other.start);
  return (
    <TimelineLane
      label={t`Notes on the timeline`}
      marks={marks}
      seen={seen}
      onLook={onLook}
      // Above the seek bar: what room is left is below the video's controls.
      className={isByType ? 'fit:h-full fit:self-end' : 'h-7'}
      {...(isByType && { style: lanesStyle(types.length) })}
    >
      {isByType &&
        types.map((type) => {
          const { icon: Icon, label } = noteStyles[type];
          return (
            <span
              key={type}
              title={label}
              className={cn('absolute -left-5 grid w-4 place-items-center', textTone(type))}
              style={{ top: top(type), height }}
            >
              <Icon aria-hidden className="size-3" />
            </span>
          );
        })}
      <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden">
        {isByType &&
          types.map((type) => (
            <span
              key={type}
              className="absolute inset-x-0 border-b border-surface"
              style={{ top: top(type), height }}
            />
          ))}
        {shown.map(
          ({ note, start, end }) =>
            end > start && (
              <span
                key={note.id}
                className={cn(
                  'absolute rounded-full bg-current',
                  isByType ? 'h-1' : 'bottom-0 h-1',
                  textTone(note.type),
                )}
                style={{
                  left: placeOf(start, seen),
                  right: `calc(100% - ${placeOf(end, seen)})`,
                  ...(isByType && { top: `calc(${top(note.type)} + ${height} / 2 - 0.125rem)` }),
                }}
              />
            ),
        )}
      </span>
    </TimelineLane>
  );
}, areSameLanes);

/** Whether nothing has changed but the words of the note in the editor. */
function areSameLanes({ notes, ...before }: LanesProps, { notes: nowNotes, ...now }: LanesProps): boolean {
  const isSameMark = (one: DraftNote, other: DraftNote | undefined) =>
    one === other ||
    (one.id === now.editedId &&
      one.id === other?.id &&
      one.timestamp === other.timestamp &&
      one.endTimestamp === other.endTimestamp &&
      one.type === other.type);
  return (
    Object.entries(now).every(([name, value]) => before[name as keyof typeof before] === value) &&
    notes.length === nowNotes.length &&
    notes.every((note, index) => isSameMark(note, nowNotes[index]))
  );
}

/** Place of each lane. */
const topOf = [
  'top-0 h-[calc(100%/var(--lanes))]',
  'top-[calc(100%/var(--lanes))] h-[calc(100%/var(--lanes))]',
  'top-[calc(200%/var(--lanes))] h-[calc(100%/var(--lanes))]',
  'top-[calc(300%/var(--lanes))] h-[calc(100%/var(--lanes))]',
  'top-[calc(400%/var(--lanes))] h-[calc(100%/var(--lanes))]',
];

/** The heights between which so many lanes share what room there is. */
function lanesStyle(count: number): CSSProperties {
  const [minHeight, maxHeight] = [laneHeight.min, laneHeight.max].map((one) => `max(0.875rem, ${one * count}rem)`);
  return { '--lanes': count, minHeight, maxHeight } as CSSProperties;
}

/** Types that occur, in the usual order. */
function usedTypes(notes: readonly DraftNote[]): NoteType[] {
  const used = new Set(notes.map(({ type }) => type));
  return noteTypes.filter((type) => used.has(type));
}

/** A type's text colour. */
export function textTone(type: NoteType): string | undefined {
  return noteStyles[type].className.split(' ').find((name) => name.startsWith('text-'));
}

function markOf(review: OpenReview, notes: DraftNote[], selectedId: string | null, isByType: boolean): LaneMark {
  const [note, second] = notes;
  if (!note) throw new Error('A cluster holds at least one note.');
  const index = notes.findIndex(({ id }) => id === selectedId);
  const isCurrent = index >= 0;
  const base = { key: note.id, start: note.timestamp, isCurrent };
  const { className, icon: Icon } = noteStyles[note.type];
  if (!second) {
    return {
      ...base,
      label: describeNote(note),
      onPress: () => goToNote(review, note),
      children: isByType ? (
        <span
          className={cn(
            'h-2.5 w-1.5 rounded-full bg-current group-hover:scale-130',
            textTone(note.type),
            isCurrent && 'w-2 ring-2 ring-ink',
          )}
        />
      ) : (
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
  const count = notes.length;
  const time = `${formatClockTime(note.timestamp)}–${formatClockTime(last.timestamp)}`;
  const noteType = noteStyles[note.type].label;
  return {
    ...base,
    label: isByType
      ? plural(count, { one: `# note, ${time}: ${noteType}`, other: `# notes, ${time}: ${noteType}` })
      : plural(count, { one: `# note, ${time}`, other: `# notes, ${time}` }),
    onPress: () => goToNote(review, notes[(index + 1) % notes.length] ?? note),
    children: isByType ? (
      <span
        className={cn(
          'grid h-2.75 min-w-3.5 place-items-center rounded-sm border border-current px-0.5 text-[0.625rem] leading-none font-semibold',
          className,
          isCurrent && 'ring-2 ring-ink',
        )}
      >
        {notes.length}
      </span>
    ) : (
      <span
        className={cn(
          'grid h-5 min-w-5 place-items-center overflow-hidden rounded-md border border-line-strong bg-surface-raised text-xs leading-none font-semibold group-hover:border-ink',
          isCurrent && 'border-primary ring-2 ring-primary',
        )}
      >
        {notes.length}
        <Stripes tones={notes.map(({ type }) => textTone(type))} />
      </span>
    ),
  };
}

/** The colours of a cluster, by share. */
function Stripes({ tones }: { tones: readonly (string | undefined)[] }) {
  return (
    <span className="flex h-1 w-full self-end">
      {tones
        .toSorted((one = '', other = '') => one.localeCompare(other))
        .map((tone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike but for their colour
          <span key={index} className={cn('grow bg-current', tone)} />
        ))}
    </span>
  );
}
