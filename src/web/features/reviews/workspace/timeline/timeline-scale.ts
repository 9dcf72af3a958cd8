// The length of the timeline, and its visible part.

/** Step of a timeline of unknown length, in seconds. */
const stretch = 600;

/** A length in seconds that holds `time`, for videos of unknown length: it grows in steps of ten minutes. */
export function timelineLength(time: number): number {
  return (Math.floor(time / stretch) + 1) * stretch;
}

/** Overlap with the previous page, as a share of the window. */
const overlap = 0.1;

/**
 * Where a window of `span` seconds starts to show `time`: unchanged (`start`) if it does, otherwise a page further with some overlap.
 * Stays within the video.
 */
export function windowStart(start: number, span: number, length: number, time: number): number {
  const isSeen = time >= start && time <= start + span;
  const wanted = isSeen ? start : time - span * overlap;
  return Math.min(Math.max(wanted, 0), Math.max(length - span, 0));
}
