// Opens reviews: the route asks while the code of the workspace is on its way, the screen takes the answer.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { call } from '#web/lib/http/api.ts';
import { urlKey } from '#web/lib/http/query-keys.ts';

interface Entered {
  context: { queryClient: QueryClient };
  cause: 'preload' | 'enter' | 'stay';
  params: { videoId: string };
}

/** How long an answer may wait for the code of the workspace, in milliseconds: on a slow line, and no longer than text stays true. */
const longestWait = 10_000;

/** What the route of an open application has asked for, until the screen takes it. */
const started = new WeakMap<QueryClient, { videoId: string; at: number; opening: Promise<ReviewWorkspace> }>();

/** Opens the review of the screen that is being entered; a link that is only pointed at opens nothing. */
export function startReview({ context: { queryClient }, cause, params: { videoId } }: Entered): void {
  if (cause !== 'enter') return;
  const opening = call(endpoints.openReview, { params: { videoId } });
  // Whoever takes it hears of a failure.
  opening.catch(() => {});
  started.set(queryClient, { videoId, at: performance.now(), opening });
}

/**
 * Opens a review, which claims nothing. It is never kept, because a document of yesterday must not be shown as today's: what the route
 * has asked for is taken once.
 */
export function openReviewQuery(videoId: string) {
  return queryOptions({
    queryKey: urlKey(endpoints.openReview, { params: { videoId } }),
    queryFn: ({ client, signal }): Promise<ReviewWorkspace> => {
      const last = started.get(client);
      started.delete(client);
      const isOwn = last?.videoId === videoId && performance.now() - last.at < longestWait;
      return isOwn ? last.opening : call(endpoints.openReview, { params: { videoId }, signal });
    },
    gcTime: 0,
  });
}
