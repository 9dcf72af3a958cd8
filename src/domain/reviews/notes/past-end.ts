// Marks after the end of a video: a live video can become shorter, and an owner can cut one.

import { msg, plural } from '@lingui/core/runtime-macro';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { countedMarks } from '#domain/reviews/notes/counted-marks.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';

interface MarkedTimes {
  notes: readonly { timestamp: number; endTimestamp: number | null }[];
  rallies: readonly { start: number; end: number | null }[];
  codes: readonly { timestamp: number }[];
}

/** Tolerance in seconds: players report lengths and positions differently. */
const slack = 1;

/**
 * Says how much is after the end and that it is kept; null if nothing is (docs/product.md#review).
 *
 * @param duration of the video in seconds; null while unknown
 */
export function pastEndSentence({ notes, rallies, codes }: MarkedTimes, duration: number | null): string | null {
  if (duration === null) return null;
  const after = (ends: number[]) => ends.filter((end) => end > duration + slack).length;
  const parts = [
    countedMarks('note', after(notes.map(({ timestamp, endTimestamp }) => endTimestamp ?? timestamp))),
    countedMarks('rally', after(rallies.map(({ start, end }) => end ?? start))),
    countedMarks('stroke', after(codes.map(({ timestamp }) => timestamp))),
  ];
  const kept = parts.filter((part) => part.count > 0);
  const [first, ...others] = kept;
  if (!first) return null;
  // Of one mark the sentence is in the singular.
  const [count, length] = [first.count + others.length, formatClockTime(duration)];
  const marks = listInWords(kept.map(({ words }) => words));
  return say(
    msg`${plural({ count }, { one: msg`This video is now only ${{ length }} long. ${{ marks }} after its end is kept.`, other: msg`This video is now only ${{ length }} long. ${{ marks }} after its end are kept.` })}`,
  );
}
