// The way from one review of an evening to the next.

import { useNavigate } from '@tanstack/react-router';
import type { Evening } from '#domain/reviews/evening/evening-run.ts';

/** Opens the next review of an evening, or the queue with its summary after the last. */
export function useLeadOn(): (evening: Evening | null) => Promise<void> {
  const navigate = useNavigate();
  return async (evening) => {
    const next = evening?.endedAt === null ? evening.left[0] : undefined;
    if (next) await navigate({ to: '/coach/video-analysis/$videoId', params: { videoId: next.videoId } });
    else await navigate({ to: '/coach/videos' });
  };
}
