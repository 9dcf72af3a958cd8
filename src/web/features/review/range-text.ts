// A moment or a stretch of the video, in words.

import { formatClockTime } from '#domain/clock-time.ts';
import type { NoteMoment } from '#domain/note-ranges.ts';

/** "0:12–0:19", or "0:12" for a moment. */
export function rangeText({ timestamp, endTimestamp }: NoteMoment): string {
  const start = formatClockTime(timestamp);
  return endTimestamp === null ? start : `${start}–${formatClockTime(endTimestamp)}`;
}
