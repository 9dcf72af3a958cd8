// The calls of the workspace, and what their failures mean for the draft.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews.ts';
import { call } from '#web/lib/api.ts';
import { ApiError, errorSentence, isUnauthorized } from '#web/lib/api-error.ts';
import { isKeyOf, urlKey } from '#web/lib/query-keys.ts';
import type { SaveTrouble } from './draft-saver-ports.ts';

/**
 * Opens a review. Opening claims it, so that no route may prefetch it when a link is pointed at; and it is never kept,
 * because a document of yesterday must not be shown as today's.
 */
export function openReviewQuery(videoId: string) {
  return queryOptions({
    queryKey: urlKey(endpoints.openReview, { params: { videoId } }),
    queryFn: async ({ client, signal }): Promise<ReviewWorkspace> => {
      const workspace = await call(endpoints.openReview, { params: { videoId }, signal });
      // The queue now names its reviewer; it is read again when it is shown next.
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          isKeyOf(endpoints.listReviewQueue, queryKey) || isKeyOf(endpoints.countReviewQueue, queryKey),
        refetchType: 'none',
      });
      return workspace;
    },
    gcTime: 0,
  });
}

/** Saves a draft. It goes through the mutation cache, which notices a lost session. */
export function saveDraft(client: QueryClient, videoId: string, document: ReviewDocument, version: number) {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => call(endpoints.saveReviewDraft, { params: { videoId }, body: { document, version } }),
    // The browser's own idea of being offline may be wrong, and the saver has its own pauses.
    networkMode: 'always',
    gcTime: 0,
  });
  return mutation.execute(undefined);
}

const publishedMeanwhile =
  'this review was published from another window, without your latest changes. Reload to see it; your text can be copied there.';

/** What a failed save means: try again, ask the coach, or say why. */
export function saveTroubleOf(error: unknown): SaveTrouble {
  if (!(error instanceof ApiError)) return { kind: 'refused', sentence: errorSentence(error) };
  if (error.code === 'review_conflict') return { kind: 'conflict' };
  if (isUnauthorized(error)) return { kind: 'signed-out' };
  if (error.code === 'review_published') return { kind: 'refused', sentence: publishedMeanwhile };
  const mayPass = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
  return mayPass ? { kind: 'no-answer', isOffline: error.status === 0 } : { kind: 'refused', sentence: error.sentence };
}
