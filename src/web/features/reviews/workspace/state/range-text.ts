// A moment or range in words.

import type { NoteMoment } from '#domain/reviews/notes/note-ranges.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';

/** "0:12–0:19", or "0:12" for a moment. */
export function rangeText({ timestamp, endTimestamp }: NoteMoment): string {
  const start = formatClockTime(timestamp);
  return endTimestamp === null ? start : `${start}–${formatClockTime(endTimestamp)}`;
}
