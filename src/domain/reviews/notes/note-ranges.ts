// Notes that have a length: which end is valid, which note is being watched, and where its playback stops.

import { roundTo } from '#domain/round-to.ts';
import { videoEnd, withinVideo } from '#domain/videos/video-time.ts';

/** Where a note is: a moment, or a stretch that plays alone. In seconds. */
export interface NoteMoment {
  timestamp: number;
  /** Null for a moment. */
  endTimestamp: number | null;
}

/** The shortest stretch, in seconds: below it the positions of a YouTube video say nothing (docs/product.md#review). */
export const shortestRange = 0.5;

/** Why a note cannot be there, as a sentence to show; null when it can. */
export function noteRangeProblem({ timestamp, endTimestamp }: NoteMoment, duration: number | null): string | null {
  const end = videoEnd(duration);
  if (!(timestamp >= 0)) return 'A note cannot be before the start of the video.';
  if (timestamp > end) return 'A note cannot be after the end of the video.';
  if (endTimestamp === null) return null;
  if (!(endTimestamp - timestamp >= shortestRange - 1e-6)) return 'A note must end after it starts.';
  return endTimestamp > end ? 'A note cannot end after the video does.' : null;
}

/**
 * The length that a note is kept within while it is changed: the video's (seconds; null while unknown), or what the note reaches itself where
 * that is later, since a live video can become shorter.
 */
export function lengthFor({ timestamp, endTimestamp }: NoteMoment, duration: number | null): number | null {
  return duration === null ? null : Math.max(duration, endTimestamp ?? timestamp);
}

/**
 * The note with its end at a position, as the key "ends here" sets it: kept within the video. Pressed before the note's start, the stretch
 * runs from there to where the note was; pressed at its start, the note is a moment again.
 */
export function endedAt<T extends NoteMoment>(note: T, time: number, duration: number | null): T {
  const here = withinVideo(time, duration);
  const [start, end] = here < note.timestamp ? [here, note.timestamp] : [note.timestamp, here];
  const isStretch = end - start >= shortestRange - 1e-6;
  return isStretch ? { ...note, timestamp: start, endTimestamp: end } : { ...note, endTimestamp: null };
}

/** The note at another moment, a stretch with its length kept as far as the video allows. */
export function movedTo<T extends NoteMoment>(note: T, time: number, duration: number | null): T {
  const timestamp = withinVideo(time, duration);
  if (note.endTimestamp === null) return { ...note, timestamp };
  return endedAt({ ...note, timestamp }, timestamp + (note.endTimestamp - note.timestamp), duration);
}

/** Seconds before and after a note's time; null where nothing is said. */
export interface NoteLead {
  before: number | null;
  after: number | null;
}

/** The range of a new note where a coach has asked for one (docs/product.md#review). */
export const defaultLead = { before: 4, after: 2 } as const satisfies NoteLead;

/**
 * The note with a stretch from so long before its time to so long after it, kept within the video. An end that it has stays while nothing
 * is said of what comes after; a stretch too short to play is a moment.
 */
export function aroundMoment<T extends NoteMoment>(note: T, { before, after }: NoteLead, duration: number | null): T {
  if (before === null && after === null) return note;
  const start = withinVideo(note.timestamp - (before ?? 0), duration);
  const end = after === null ? note.endTimestamp : withinVideo(note.timestamp + after, duration);
  const stretch = { ...note, timestamp: start, endTimestamp: end ?? note.timestamp };
  return stretch.endTimestamp - start >= shortestRange - 1e-6 ? stretch : { ...note, endTimestamp: null };
}

/** How long a note at a moment counts as the one being watched, in seconds. */
const momentLength = 5;

/**
 * The note that a position belongs to: the one that began last among those whose stretch, or whose first seconds, hold it. Null
 * between notes.
 *
 * @param notes in the order of the video
 */
export function noteAt<T extends NoteMoment>(notes: readonly T[], time: number): T | null {
  return (
    notes.findLast(
      ({ timestamp, endTimestamp }) => time >= timestamp - 0.25 && time < (endTimestamp ?? timestamp + momentLength),
    ) ?? null
  );
}

/** What playing a stretch alone does next: play on, stop at its end, or let go, since the viewer went elsewhere. */
export type RangeStep = 'play' | 'stop' | 'leave';

/** A player may land this far before a start, and tells where it is about every quarter of a second. */
const landing = 1;

/** What to do at a position while a note's stretch plays alone. A note that is a moment is let go at once. */
export function rangeStep({ timestamp, endTimestamp }: NoteMoment, time: number): RangeStep {
  if (endTimestamp === null || time < timestamp - landing || time > endTimestamp + landing) return 'leave';
  return time >= endTimestamp ? 'stop' : 'play';
}

/** A stretch's length in seconds, in tenths; 0 for a moment. */
export function rangeLength({ timestamp, endTimestamp }: NoteMoment): number {
  return endTimestamp === null ? 0 : roundTo(endTimestamp - timestamp, 1);
}
