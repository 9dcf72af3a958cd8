// Skeleton of the workspace.

import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { headPlace, reviewColumns, reviewFrame } from '../shared/review-layout.ts';
import { useFocusMode } from '../state/focus-mode.ts';
import { openingReview } from './opening-text.ts';

/** Title, video with its controls, and the panel beside it. */
export function ReviewSkeleton() {
  useRootMark('workspace');
  useRootMark('focus-mode', useFocusMode());
  return (
    <div role="status" className={reviewFrame}>
      <div className={cn(headPlace, 'flex items-center justify-between gap-4')}>
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-10 w-24 shrink-0" />
      </div>
      <p className="text-ink-muted fit:sr-only">{openingReview()}</p>
      <div className={reviewColumns}>
        <div className="grid content-start gap-3 fit:col-start-1 fit:row-span-2 fit:row-start-2">
          <Skeleton className="aspect-video h-auto w-full rounded-xl" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
        <div className="grid content-start gap-3 fit:col-start-2 fit:row-span-2 fit:row-start-2">
          <Skeleton className="h-11 w-full" />
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-16 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}
