// Opens reviews: the route asks while the code of the workspace is on its way, the screen takes the answer.

import { queryOptions } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { call } from '#web/lib/http/api.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';

interface Entered {
  cause: 'preload' | 'enter' | 'stay';
  params: { videoId: string };
}

/** How long an answer may wait for the code of the workspace, in milliseconds: on a slow line, and no longer than text stays true. */
const longestWait = 10_000;

let started: { videoId: string; at: number; opening: Promise<ReviewWorkspace> } | undefined;

/** Opens the review of the screen that is being entered; a link that is only pointed at opens nothing. */
export function startReview({ cause, params: { videoId } }: Entered): void {
  if (cause !== 'enter') return;
  const opening = call(endpoints.openReview, { params: { videoId } });
  // Whoever takes it hears of a failure.
  opening.catch(() => {});
  started = { videoId, at: performance.now(), opening };
}

/**
 * Opens a review, which claims nothing. It is never kept, because a document of yesterday must not be shown as today's: what the route
 * has asked for is taken once.
 */
export function openReviewQuery(videoId: string) {
  return queryOptions({
    queryKey: urlKey(endpoints.openReview, { params: { videoId } }),
    queryFn: ({ signal }): Promise<ReviewWorkspace> => {
      const own = started?.videoId === videoId && performance.now() - started.at < longestWait ? started : undefined;
      started = undefined;
      return own?.opening ?? call(endpoints.openReview, { params: { videoId }, signal });
    },
    gcTime: 0,
  });
}
