// The comparison that the address names, in the workspace.

import { LinkedComparison } from '../../shared/then-and-now/linked-comparison.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';

/** With the coach's unpublished notes. */
export function LinkedStep() {
  const { video } = useOpenReview().workspace;
  const notes = useReviewState((state) => state.document.notes);
  return <LinkedComparison now={{ ...video, videoId: video.id, notes }} />;
}
