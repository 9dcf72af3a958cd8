// Rates the other skills as in the player's last review, with one press.

import { asLastTime } from '#domain/reviews/as-last-time.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';

function restOf({ workspace, store }: OpenReview) {
  const { previousRatings, video } = workspace;
  return asLastTime(store.getState().document.ratings, previousRatings, video.previousReview?.videoId ?? null);
}

/** Takes the ratings over as one step to undo. Nothing if every skill is rated, or the last review rated none of the others. */
export function rateRestAsLastTime(review: OpenReview): void {
  const ratings = restOf(review);
  const last = review.workspace.video.previousReview;
  if (ratings.length === 0 || !last) return;
  const undo = review.store.changeUndoably({
    kind: 'add-parts',
    parts: { notes: [], ratings, codes: [], rallies: [] },
  });
  toast({
    title: ratings.length === 1 ? '1 rating as last time' : `${ratings.length} ratings as last time`,
    description: `From “${last.title}”, ${formatDate(last.publishedAt)}. They count as your ratings: change what is different.`,
    action: { label: 'Undo', onClick: undo },
  });
}

/** Nothing while there is nothing to take over. */
export function RestAsLastTime() {
  const review = useOpenReview();
  const count = useReviewState(() => restOf(review).length);
  if (count === 0) return null;
  return (
    <Button
      size="sm"
      variant="secondary"
      className="justify-self-start"
      onClick={() => rateRestAsLastTime(review)}
    >
      {count === 1 ? 'Rate the other one as last time' : `Rate the other ${count} as last time`}
      <kbd
        aria-hidden
        className="rounded-sm border border-current/40 px-1.5 font-sans leading-4.5 font-medium opacity-(--last-key) pocket:hidden"
      >
        ⇧L
      </kbd>
    </Button>
  );
}
