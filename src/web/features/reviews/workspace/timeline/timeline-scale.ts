// How long the timeline is, and which part of it is to be seen.

/** Seconds to which a timeline of unknown length is rounded up. */
const stretch = 600;

/** A length in seconds that holds `time`, for videos whose length nobody tells: it grows in stretches of ten minutes. */
export function roundedUpLength(time: number): number {
  return (Math.floor(time / stretch) + 1) * stretch;
}

/** What is still to be seen of the page before, as a share of the window. */
const overlap = 0.1;

/**
 * Where a window of `span` seconds starts that shows `time`: where it started (`start`) as long as it does, otherwise a page further, with
 * a little of what came before. It never reaches beyond the video.
 */
export function windowStart(start: number, span: number, length: number, time: number): number {
  const isSeen = time >= start && time <= start + span;
  const wanted = isSeen ? start : time - span * overlap;
  return Math.min(Math.max(wanted, 0), Math.max(length - span, 0));
}
