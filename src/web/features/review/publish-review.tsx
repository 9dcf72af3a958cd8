// The button that publishes, and the question before it.

import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { mayPublishReview } from '#domain/permissions.ts';
import { ApiError, errorSentence } from '#web/lib/api-error.ts';
import { useCall } from '#web/lib/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import type { QueueLink } from './queue-link.ts';
import { useOpenReview, useReviewState } from './review-context.ts';
import type { PanelTab } from './review-panels.tsx';
import { skillId } from './skill-row.tsx';
import { summaryFieldId } from './summary-words.ts';

interface PublishReviewProps {
  queue: QueueLink;
  /** Opens the part in which something is missing. */
  onTabChange: (tab: PanelTab) => void;
  className?: string;
}

/** Publishes when nothing is missing and the coach has said so once more; otherwise leads to what is missing. */
export function PublishReview({ queue, onTabChange, className }: PublishReviewProps) {
  const { workspace, store, video } = useOpenReview();
  const overall = useReviewState(overallRating);
  const finalSummary = useReviewState((state) => state.document.finalSummary);
  const permission = mayPublishReview({ overall, finalSummary });
  const [asking, setAsking] = useState(false);
  const publishing = usePublish(queue, () => setAsking(false));
  const { firstName } = workspace.player;

  const ask = () => {
    if (permission.allowed) {
      video.pause();
      store.finishNote();
      return setAsking(true);
    }
    toast({ title: 'Not ready to publish', description: permission.reason });
    onTabChange(overall === null ? 'skills' : 'summary');
    // The tab's fields are in the page after the next paint.
    requestAnimationFrame(() => fieldToFill(overall)?.focus());
  };
  return (
    <>
      <Button className={className} onClick={ask}>
        Publish
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Publish this review?"
        description={`${firstName} sees it at once and gets a mail. It cannot be changed here afterwards.`}
        confirmLabel="Publish review"
        busy={publishing.isBusy}
        onConfirm={() => void publishing.publish()}
      />
    </>
  );
}

function overallRating({ document }: { document: { ratings: { skillName: string; rating: number }[] } }) {
  return document.ratings.find((one) => one.skillName === 'overall')?.rating ?? null;
}

/** Where to fill in what is missing: the overall rating first. */
function fieldToFill(overall: number | null): HTMLElement | null | undefined {
  return overall === null
    ? document.getElementById(skillId('overall'))?.querySelector('input')
    : document.getElementById(summaryFieldId('finalSummary'));
}

/** Saves what is unsaved, publishes that very version, and goes back to the queue. */
function usePublish(queue: QueueLink, onDone: () => void) {
  const { workspace, store } = useOpenReview();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const call = useCall(endpoints.publishReview, {
    refreshes: [endpoints.listReviewQueue, endpoints.listVideos, endpoints.getVideo, endpoints.listSkillRatings],
    networkMode: 'always',
  });

  async function publish(): Promise<void> {
    setIsBusy(true);
    try {
      const version = await store.saver.flush();
      if (version === null) {
        return toast({
          title: 'Not published yet',
          description: 'The draft could not be saved. It is kept on this device; try again in a moment.',
          tone: 'danger',
        });
      }
      await call.mutateAsync({ params: { videoId: workspace.video.id }, body: { version } });
      toast({
        title: 'Review published',
        description: `${workspace.player.firstName} can read it now.`,
        tone: 'success',
      });
      await navigate({ to: queue.to });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'review_conflict') {
        // Asks which version counts; without an answer the next save will find out.
        store.saver.lookAgain().catch(() => {});
      }
      toast({ title: 'Not published', description: errorSentence(error), tone: 'danger' });
    } finally {
      setIsBusy(false);
      onDone();
    }
  }
  return { isBusy, publish };
}
