// Marks after the end of a video: a live video can become shorter, and an owner can cut one.

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
    counted(after(notes.map(({ timestamp, endTimestamp }) => endTimestamp ?? timestamp)), 'note', 'notes'),
    counted(after(rallies.map(({ start, end }) => end ?? start)), 'rally', 'rallies'),
    counted(after(codes.map(({ timestamp }) => timestamp)), 'stroke', 'strokes'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  const words = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  const isOne = words.startsWith('1 ') && parts.length === 1;
  return `This video is now only ${formatClockTime(duration)} long. ${words} after its end ${isOne ? 'is' : 'are'} kept.`;
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
