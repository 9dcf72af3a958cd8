// What the address of a review says: where its video begins.

import { longestTimestamp } from '#domain/videos.ts';

/** `?t=83` opens the video at 1:23. */
export interface AnalysisSearch {
  /** Position in the video, in seconds. */
  t?: number;
}

/** Reads the search parameters; a position that is none is left out. */
export function parseAnalysisSearch({ t }: Record<string, unknown>): AnalysisSearch {
  const seconds = typeof t === 'number' ? t : Number.NaN;
  return seconds > 0 && seconds <= longestTimestamp ? { t: seconds } : {};
}
