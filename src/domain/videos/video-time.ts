// Positions in a video as the product keeps them: in tenths of a second, within the video.

import { roundTo } from '#domain/round-to.ts';
import { maxTimestamp } from './videos.ts';

/**
 * A position kept within the video, in tenths of a second: a YouTube position is good to about a quarter (docs/product.md#review).
 *
 * @param duration the video's length in seconds; null while nobody knows it
 */
export function withinVideo(seconds: number, duration: number | null): number {
  const end = videoEnd(duration);
  const tenths = roundTo(Math.min(Math.max(Number.isNaN(seconds) ? 0 : seconds, 0), end), 1);
  // Rounded up, the last tenth would lie behind the end.
  return tenths > end ? Math.floor(end * 10) / 10 : tenths;
}

/** Where a video ends, in seconds: at its length, or at the longest that a video may have. */
export function videoEnd(duration: number | null): number {
  return duration !== null && duration > 0 ? Math.min(duration, maxTimestamp) : maxTimestamp;
}
