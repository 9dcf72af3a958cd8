// Opens reviews: the route requests while the workspace's code loads, the screen takes the answer.

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

/** How long an answer may wait for the workspace's code, in milliseconds: enough for a slow line, short enough to be current. */
const longestWait = 10_000;

/** The route's request, until the screen takes it. */
const started = new WeakMap<QueryClient, { videoId: string; at: number; opening: Promise<ReviewWorkspace> }>();

/** Requests the review when its screen is entered, but not on hover. */
export function startReview({ context: { queryClient }, cause, params: { videoId } }: Entered): void {
  if (cause !== 'enter') return;
  const opening = call(endpoints.openReview, { params: { videoId } });
  // The screen that takes it handles the failure.
  opening.catch(() => {});
  started.set(queryClient, { videoId, at: performance.now(), opening });
}

/**
 * Opens a review without claiming it. Never cached, since an old document must not be shown as current: the route's request is used once.
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
