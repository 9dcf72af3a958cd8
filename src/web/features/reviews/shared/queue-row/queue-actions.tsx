// A coach's actions on a video in the queue: claim, give back, open.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { endpoints } from '#contract/endpoints.ts';
import type { QueueItem } from '#contract/reviews/review-queue.ts';
import { formatMoment } from '#web/lib/format.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';

interface QueueActionsProps {
  item: QueueItem;
  userId: string;
  /** Whether opening it is the screen's main action. */
  isNext: boolean;
}

/** Renders nothing for a video that someone else is reviewing. The link covers the whole row; "Claim" stays above it. */
export function QueueActions({ item, userId, isNext }: QueueActionsProps) {
  const { title } = item;
  const isDone = item.status === 'Analyzed';
  const isMine = item.reviewer?.id === userId;
  if (item.reviewer !== null && !isMine && !isDone) return null;
  return (
    <div className="flex flex-wrap gap-2 @max-[34rem]:ml-auto @min-[34rem]:justify-end">
      {!isDone && <Claim item={item} isMine={isMine} />}
      <Link
        to="/coach/video-analysis/$videoId"
        params={{ videoId: item.videoId }}
        className={cn(buttonStyles({ variant: isNext ? 'primary' : 'secondary', size: 'sm' }), rowLinkStyles)}
        {...(!isDone && { title: dueTitle(item) })}
      >
        {isDone ? (
          <Trans>
            Read review<span className="sr-only"> of {title}</span>
          </Trans>
        ) : (
          <Trans>
            Open review<span className="sr-only"> of {title}</span>
          </Trans>
        )}
      </Link>
    </div>
  );
}

/** Covers the row, which is the nearest positioned part around it. */
const rowLinkStyles =
  'static before:hidden pointer-coarse:min-h-11 after:absolute after:inset-0 after:group-first:rounded-t-xl after:group-last:rounded-b-xl group-hover:after:bg-ink/4 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

/** The exact time, since the link covers what says it on hover. */
function dueTitle({ dueAt, pausedAt }: QueueItem): string {
  return pausedAt ? t`Paused since ${{ date: formatMoment(pausedAt) }}` : t`Due ${{ date: formatMoment(dueAt) }}`;
}

/** "Claim", or "Give back" for your own. Both can be undone, so neither asks. */
function Claim({ item, isMine }: { item: QueueItem; isMine: boolean }) {
  const params = { videoId: item.videoId };
  const claim = useCall(endpoints.claimReview, {
    onSuccess: () =>
      toast({
        title: t`You are reviewing “${{ title: item.title }}”`,
        tone: 'success',
        action: { label: t`Undo`, onClick: () => release.mutate({ params }) },
      }),
    onError: (error) => failureToast(t`Video not claimed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  const release = useCall(endpoints.releaseReview, {
    onSuccess: () =>
      toast({
        title: t`You gave back “${{ title: item.title }}”`,
        description: t`The next coach continues from your draft.`,
        action: { label: t`Undo`, onClick: () => claim.mutate({ params }) },
      }),
    onError: (error) => failureToast(t`Review not given back`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  const call = isMine ? release : claim;
  const { title } = item;
  return (
    <Button
      variant="secondary"
      size="sm"
      // Above the link that covers the row.
      className="z-1 pointer-coarse:min-h-11"
      busy={claim.isPending || release.isPending}
      onClick={() => call.mutate({ params })}
    >
      {isMine ? (
        <Trans>
          Give back<span className="sr-only"> {title}</span>
        </Trans>
      ) : (
        <Trans>
          Claim<span className="sr-only"> {title}</span>
        </Trans>
      )}
    </Button>
  );
}
