// After publishing in an evening of reviews: what comes next. Loaded late.

import { finishReview, isLeft } from '#domain/reviews/evening/evening-run.ts';
import { changeEvening, keptEvening } from '../../shared/evening/evening-state.ts';

/**
 * Counts a published review with its notes. Returns the video of the next review, null after the last, undefined if the review was not of
 * the evening.
 */
export function finishInEvening(owner: string, videoId: string, notes: number): string | null | undefined {
  const evening = keptEvening(owner);
  if (!evening || !isLeft(evening, videoId)) return undefined;
  const next = changeEvening(owner, (kept) => kept && finishReview(kept, videoId, notes, new Date()));
  return next?.endedAt === null ? (next.left[0]?.videoId ?? null) : null;
}
