// The finished rallies of the review.

import { useMemo } from 'react';
import { playedRallies, type Rally } from '#domain/reviews/notes/rallies.ts';
import { useReviewState } from '../state/review-context.ts';

/** Keeps its identity until a rally changes. */
export function usePlayedRallies(): readonly Rally[] {
  const marks = useReviewState((state) => state.document.rallies);
  return useMemo(() => playedRallies(marks), [marks]);
}
