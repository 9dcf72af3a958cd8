// Search parameters of a review: where its video starts, and the invitation of a partner.

import { maxTimestamp } from '#domain/videos/videos.ts';

/** `?t=83` opens the video at 1:23. */
export interface AnalysisSearch {
  /** Position in the video, in seconds. */
  t?: number;
  /** Opens the partner's invitation. */
  partner?: true;
  /** Two videos in step (`step-address.ts`). */
  step?: string;
}

/**
 * Reads the search parameters; an invalid position is `undefined` (named, since the router keeps the raw value of a key that is left
 * out).
 */
export function parseAnalysisSearch({ t, partner, step }: Record<string, unknown>): AnalysisSearch {
  return {
    t: typeof t === 'number' && t > 0 && t <= maxTimestamp ? t : undefined,
    partner: partner === true ? true : undefined,
    step: typeof step === 'string' && step.length <= 150 ? step : undefined,
  };
}
