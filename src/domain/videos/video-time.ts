// Positions in a video: to a tenth of a second, within the video.

import { roundTo } from '#domain/round-to.ts';
import { maxTimestamp } from './videos.ts';

/**
 * A position within the video, to a tenth of a second: YouTube's is accurate to about a quarter (docs/product.md#review).
 *
 * @param duration the video's length in seconds; null while nobody knows it
 */
export function withinVideo(seconds: number, duration: number | null): number {
  const end = videoEnd(duration);
  const tenths = roundTo(Math.min(Math.max(Number.isNaN(seconds) ? 0 : seconds, 0), end), 1);
  // Rounded up, the last tenth would be after the end.
  return tenths > end ? Math.floor(end * 10) / 10 : tenths;
}

/** The end of a video in seconds: its length, or the longest possible. */
export function videoEnd(duration: number | null): number {
  return duration !== null && duration > 0 ? Math.min(duration, maxTimestamp) : maxTimestamp;
}
