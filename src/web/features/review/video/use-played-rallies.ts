// The finished rallies of the review, as they play.

import { useMemo } from 'react';
import { playedRallies, type Rally } from '#domain/review/rallies.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { useOpenReview, useReviewState } from '../workspace/review-context.ts';

/** The same list until a rally changes, or the video's length becomes known. */
export function usePlayedRallies(): readonly Rally[] {
  const { video } = useOpenReview();
  const marks = useReviewState((state) => state.document.rallies);
  const duration = useVideoState(video, (state) => state.duration);
  return useMemo(() => playedRallies(marks, duration), [marks, duration]);
}
