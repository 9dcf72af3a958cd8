// What the address of a review says: where its video begins, and whether its partner is to be invited.

import { maxTimestamp } from '#domain/videos/videos.ts';

/** `?t=83` opens the video at 1:23. */
export interface AnalysisSearch {
  /** Position in the video, in seconds. */
  t?: number;
  /** Opens the invitation of the partner. */
  partner?: true;
}

/** Reads the search parameters; a position that is none is `undefined` (named, since the router keeps the raw value of a key that is left out). */
export function parseAnalysisSearch({ t, partner }: Record<string, unknown>): AnalysisSearch {
  return {
    t: typeof t === 'number' && t > 0 && t <= maxTimestamp ? t : undefined,
    partner: partner === true ? true : undefined,
  };
}
