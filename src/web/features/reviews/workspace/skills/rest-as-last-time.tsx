// Rates the other skills as in the player's last review, with one press.

import { plural, t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { asLastTime, countUnchanged } from '#domain/reviews/as-last-time.ts';
import { formatDate } from '#web/lib/format.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { keyName } from '#web/lib/keys/press.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { type OpenReview, useOpenReview, useReviewState } from '../state/review-context.ts';

function restOf({ workspace, store }: OpenReview) {
  const { previousRatings, video } = workspace;
  return asLastTime(store.getState().document.ratings, previousRatings, video.previousReview?.videoId ?? null);
}

/** Takes the ratings over as one step to undo. Nothing if every skill is rated, or the last review rated none of the others. */
function rateRestAsLastTime(review: OpenReview): void {
  const ratings = restOf(review);
  const last = review.workspace.video.previousReview;
  if (ratings.length === 0 || !last) return;
  const undo = review.store.changeUndoably({
    kind: 'add-parts',
    parts: { notes: [], ratings, codes: [], rallies: [] },
  });
  toast({
    title: plural({ count: ratings.length }, { one: '# rating as last time', other: '# ratings as last time' }),
    description: t`From “${{ title: last.title }}”, ${{ date: formatDate(last.publishedAt) }}. They count as your ratings: change what is different.`,
    action: { label: t`Undo`, onClick: undo },
  });
}

/** Whether the press is Shift and L in a rating, where L alone is about that skill. */
function isForRest(event: KeyboardEvent): boolean {
  const { shiftKey, ctrlKey, altKey, metaKey, target } = event;
  const isPlain = shiftKey && !ctrlKey && !altKey && !metaKey && keyName(event) === 'l' && commandKey(event) !== '';
  return isPlain && target instanceof HTMLInputElement && target.closest('[data-ratings]') !== null;
}

/** Nothing while there is nothing to take over. */
export function RestAsLastTime() {
  const review = useOpenReview();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isForRest(event)) return;
      event.preventDefault();
      event.stopPropagation();
      rateRestAsLastTime(review);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [review]);
  const count = useReviewState(() => restOf(review).length);
  if (count === 0) return null;
  return (
    <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => rateRestAsLastTime(review)}>
      {plural(count, { one: 'Rate the other one as last time', other: 'Rate the other # as last time' })}
      <kbd
        aria-hidden
        className="rounded-sm border border-current/40 px-1.5 font-sans leading-4.5 font-medium opacity-(--last-key) pocket:hidden"
      >
        ⇧L
      </kbd>
    </Button>
  );
}

/** In the question before publishing: how many are rated as last time, from three on, which no longer look like chance. */
export function UnchangedRatings() {
  const { workspace } = useOpenReview();
  const last = workspace.video.previousReview?.videoId ?? null;
  const count = useReviewState(({ document }) => countUnchanged(document.ratings, workspace.previousRatings, last));
  if (count < 3) return null;
  return (
    <p className="rounded-lg bg-surface-sunken p-3">
      {plural(count, {
        one: '# skill is rated as last time. Publishing confirms it as your rating.',
        other: '# skills are rated as last time. Publishing confirms them as your ratings.',
      })}
    </p>
  );
}
