// Starts and discards the revision of a published review.

import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { openReviewQuery } from '../state/open-review.ts';
import { useOpenReview } from '../state/review-context.ts';

/** Both reload the workspace from the server. Players keep seeing the published version. */
export function useRevision() {
  const { workspace, store, video } = useOpenReview();
  const client = useQueryClient();
  const starting = useCall(endpoints.startRevision);
  const discarding = useCall(endpoints.discardRevision);
  const sent = { params: { videoId: workspace.video.id } };
  const show = (next: ReviewWorkspace) => client.setQueryData(openReviewQuery(workspace.video.id).queryKey, next);

  async function start(): Promise<void> {
    video.pause();
    try {
      show(await starting.mutateAsync(sent));
    } catch (error) {
      toast({ title: t`Not opened for revision`, description: errorSentence(error), tone: 'danger' });
    }
  }

  /** Returns whether it succeeded. */
  async function discard(): Promise<boolean> {
    // A later save would be refused, and its copy would return on the next visit.
    await store.saver.hold();
    try {
      const published = await discarding.mutateAsync(sent);
      store.saver.abandon();
      show(published);
      toast({ title: t`Changes discarded`, tone: 'success' });
      return true;
    } catch (error) {
      store.saver.release();
      toast({ title: t`Not discarded`, description: errorSentence(error), tone: 'danger' });
      return false;
    }
  }
  return { start, discard, isStarting: starting.isPending, isDiscarding: discarding.isPending };
}
