// Notes with a length: valid ends, the note being watched, and where its playback stops.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { videoEnd, withinVideo } from '#domain/videos/video-time.ts';

/** Where a note is, in seconds: a moment, or a stretch that plays on its own. */
export interface NoteMoment {
  timestamp: number;
  /** Null for a moment. */
  endTimestamp: number | null;
}

/** Shortest stretch in seconds: YouTube's position is too inaccurate below it (docs/product.md#review). */
export const shortestRange = 0.5;

/** Why a note cannot be there, as a sentence to show; null if it can. */
export function noteRangeProblem({ timestamp, endTimestamp }: NoteMoment, duration: number | null): string | null {
  const end = videoEnd(duration);
  if (!(timestamp >= 0)) return say(msg`A note cannot be before the start of the video.`);
  if (timestamp > end) return say(msg`A note cannot be after the end of the video.`);
  if (endTimestamp === null) return null;
  if (!(endTimestamp - timestamp >= shortestRange - 1e-6)) return say(msg`A note must end after it starts.`);
  return endTimestamp > end ? say(msg`A note cannot end after the video does.`) : null;
}

/**
 * The length that a note is kept within while it changes, in seconds: the video's (null while unknown), or the note's own end if later,
 * since a live video can become shorter.
 */
export function limitFor({ timestamp, endTimestamp }: NoteMoment, duration: number | null): number | null {
  return duration === null ? null : Math.max(duration, endTimestamp ?? timestamp);
}

/**
 * The note ended at a position, as the key "ends here" does, kept within the video. Before the note's start, the stretch runs from there
 * to the note; at its start, the note becomes a moment.
 */
export function endedAt<T extends NoteMoment>(note: T, time: number, duration: number | null): T {
  const here = withinVideo(time, duration);
  const [start, end] = here < note.timestamp ? [here, note.timestamp] : [note.timestamp, here];
  const isStretch = end - start >= shortestRange - 1e-6;
  return isStretch ? { ...note, timestamp: start, endTimestamp: end } : { ...note, endTimestamp: null };
}

/** The note at another moment. A stretch keeps its length as far as the video allows. */
export function movedTo<T extends NoteMoment>(note: T, time: number, duration: number | null): T {
  const timestamp = withinVideo(time, duration);
  if (note.endTimestamp === null) return { ...note, timestamp };
  return endedAt({ ...note, timestamp }, timestamp + (note.endTimestamp - note.timestamp), duration);
}

/** Seconds before and after a note's time; null if not given. */
export interface NoteLead {
  before: number | null;
  after: number | null;
}

/** The default range of a new note (docs/product.md#review). */
export const defaultLead = { before: 4, after: 2 } as const satisfies NoteLead;

/**
 * The note with a stretch from before its time to after it, kept within the video. Without an "after", an existing end stays. A stretch
 * too short to play becomes a moment.
 */
export function aroundMoment<T extends NoteMoment>(note: T, { before, after }: NoteLead, duration: number | null): T {
  if (before === null && after === null) return note;
  const start = withinVideo(note.timestamp - (before ?? 0), duration);
  const end = after === null ? note.endTimestamp : withinVideo(note.timestamp + after, duration);
  const stretch = { ...note, timestamp: start, endTimestamp: end ?? note.timestamp };
  return stretch.endTimestamp - start >= shortestRange - 1e-6 ? stretch : { ...note, endTimestamp: null };
}

/** How long a note at a moment counts as being watched, in seconds. */
const momentLength = 5;

/**
 * The note being watched at a position: the latest whose stretch, or first seconds, hold it. Null between notes.
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

/** The next step while a stretch plays on its own: play on, stop at its end, or release, since the viewer went elsewhere. */
export type RangeStep = 'play' | 'stop' | 'leave';

/** A player may land this far before a start, and reports its position about every quarter of a second. */
const landing = 1;

/** What to do at a position while a note's stretch plays. A moment is released at once. */
export function rangeStep({ timestamp, endTimestamp }: NoteMoment, time: number): RangeStep {
  if (endTimestamp === null || time < timestamp - landing || time > endTimestamp + landing) return 'leave';
  return time >= endTimestamp ? 'stop' : 'play';
}
