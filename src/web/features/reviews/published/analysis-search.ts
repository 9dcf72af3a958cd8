// Search parameters of a review: where its video starts, the invitation of a partner, and a note's thread.

import { maxTimestamp } from '#domain/videos/videos.ts';
import { idIn } from '#web/lib/search-values.ts';

/** `?t=83` opens the video at 1:23. */
export interface AnalysisSearch {
  /** Position in the video, in seconds. */
  t?: number;
  /** Opens the partner's invitation. */
  partner?: true;
  /** Opens the thread of this note. */
  note?: string;
  /** Two videos in step (`step-address.ts`). */
  step?: string;
}

/**
 * Reads the search parameters; an invalid position is `undefined` (named, since the router keeps the raw value of a key that is left
 * out).
 */
export function parseAnalysisSearch({ t, partner, note, step }: Record<string, unknown>): AnalysisSearch {
  return {
    t: typeof t === 'number' && t > 0 && t <= maxTimestamp ? t : undefined,
    partner: partner === true ? true : undefined,
    note: idIn(note),
    step: typeof step === 'string' && step.length <= 150 ? step : undefined,
  };
}
