// API calls of the workspace, and what their failures mean.

import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError, errorSentence, isUnauthorized } from '#web/lib/http/api-error.ts';
import { refresh } from '#web/lib/http/what-changes.ts';
import type { DraftToSave, SaveTrouble } from './draft/draft-saver-ports.ts';

/** Saves a draft, through the mutation cache, which notices a lost session. */
export function saveDraft(client: QueryClient, videoId: string, { setAside, writtenBy, ...draft }: DraftToSave) {
  const mutation = client.getMutationCache().build(client, {
    mutationFn: async () => {
      const body = { ...draft, writtenBy: [...writtenBy], ...(setAside && { setAside }) };
      const saved = await call(endpoints.saveReviewDraft, { params: { videoId }, body });
      // The first save claims the review, so the queue is reloaded when shown next.
      if (draft.version === 0) refresh(client, ['review']);
      return saved;
    },
    // Short rather than 0, which would make the cache check constantly during the save.
    gcTime: 1000,
  });
  return mutation.execute(undefined);
}

const publishedMeanwhile = msg`this review was published from another window, without your latest changes. Reload to see it and copy your text.`;

/** What a failed save means: retry, ask the coach, or say why. */
export function classifySaveError(error: unknown): SaveTrouble {
  if (!(error instanceof ApiError)) return { kind: 'refused', sentence: errorSentence(error) };
  if (error.code === 'review_conflict') return { kind: 'conflict' };
  if (isUnauthorized(error)) return { kind: 'signed-out' };
  if (error.code === 'review_published') return { kind: 'refused', sentence: say(publishedMeanwhile) };
  const mayPass = error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500;
  return mayPass ? { kind: 'no-answer', isOffline: error.status === 0 } : { kind: 'refused', sentence: error.sentence };
}
