// Saves, publishes that version, and moves on.

import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { formatMoment } from '#web/lib/format.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { latePart } from '#web/lib/late/late.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { useOpenReview } from '../state/review-context.ts';
import type { QueueLink } from './queue-link.ts';

const loadUploads = latePart(() => import('../voice/clip-uploads.ts'));
const loadEvening = latePart(() => import('../evening/finish-in-evening.ts'));

/** Publishes and returns to the queue, or in an evening of reviews opens the next one. `onDone` runs in any case. */
export function usePublish(queue: QueueLink, onDone: () => void) {
  const { workspace, store, owner } = useOpenReview();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const publication = useCall(endpoints.publishReview);

  /** Confirms, and offers the next video. */
  async function tellPublished(isOfEvening: boolean, opensAt: string | null): Promise<void> {
    const { firstName } = workspace.player;
    const next = isOfEvening ? null : await nextVideo();
    const [title, seen] = workspace.revisedSince
      ? [t`Changes published`, t`${{ firstName }} can see the new version now.`]
      : [t`Review published`, t`${{ firstName }} can see it now.`];
    const now = opensAt === null ? seen : t`It opens for ${{ firstName }} on ${{ time: formatMoment(opensAt) }}.`;
    toast({
      title,
      description: next
        ? `${now} ${t`Next is “${{ title: next.title }}” from ${{ firstName: next.player.firstName }}.`}`
        : now,
      tone: 'success',
      ...(next && {
        action: {
          label: t`Next in the queue`,
          onClick: () => void navigate({ to: reviewRoute(queue), params: { videoId: next.videoId } }),
        },
      }),
    });
  }

  /** The next video of an evening of reviews, null after its last; undefined outside one, or if its code could not be loaded. */
  async function finishOfEvening(): Promise<string | null | undefined> {
    const { notes } = store.getState().document;
    return loadEvening().then(
      ({ finishInEvening }) => finishInEvening(owner, workspace.video.id, notes.length),
      () => undefined,
    );
  }

  async function publish(): Promise<void> {
    setIsBusy(true);
    try {
      if (store.getState().document.notes.some(({ voice }) => voice)) {
        const { uploadsOf } = await loadUploads();
        await uploadsOf(owner, workspace.video.id).flush();
      }
      const missing = (await store.getState().replay?.beforePublishing()) ?? null;
      if (missing !== null) return toast({ title: t`Not published yet`, description: missing, tone: 'danger' });
      const version = await store.saver.flush();
      if (version === null) {
        return toast({
          title: t`Not published yet`,
          description: store.saver.isKept()
            ? t`The draft could not be saved. It is kept on this device; try again in a moment.`
            : t`The draft could not be saved. Try again in a moment.`,
          tone: 'danger',
        });
      }
      const { opensAt = null } = await publication.mutateAsync({
        params: { videoId: workspace.video.id },
        body: { version },
      });
      const nextOfEvening = await finishOfEvening();
      await navigate(nextOfEvening ? { to: reviewRoute(queue), params: { videoId: nextOfEvening } } : { to: queue.to });
      await tellPublished(nextOfEvening !== undefined, opensAt);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'review_conflict') {
        // Asks which version counts; without an answer the next save will notice.
        store.saver.lookAgain().catch(() => {});
      }
      toast({ title: t`Not published`, description: errorSentence(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      onDone();
    }
  }
  return { isBusy, publish };
}

/** Path of the review screen for each queue. */
function reviewRoute({ to }: QueueLink) {
  return to === '/admin/videos' ? '/admin/video-review/$videoId' : '/coach/video-analysis/$videoId';
}

/** Longest wait in milliseconds: a late offer is in the way. */
const timeoutMs = 3000;

/** The coach's own earliest due video, otherwise an unclaimed one; null without any, or without an answer in time. */
async function nextVideo(): Promise<QueueItem | null> {
  try {
    return (await firstOf('mine')) ?? (await firstOf('unclaimed'));
  } catch {
    return null;
  }
}

/** Dead links come last. */
async function firstOf(show: 'mine' | 'unclaimed'): Promise<QueueItem | null> {
  const { rows } = await call(endpoints.listReviewQueue, { query: { show, limit: 1 }, timeoutMs });
  return rows.find(({ pausedAt }) => pausedAt === null) ?? null;
}
