// Skeleton of a review.

import { t } from '@lingui/core/macro';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { videoGrid } from './review-layout.ts';

/** The bar of parts, the video's box and the notes beside it. */
export function AnalysisSkeleton() {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{t`Loading the video and its review`}</span>
      <div aria-hidden className={videoGrid}>
        <Skeleton className="aspect-video h-auto rounded-xl" />
        <div className="grid gap-4">
          {['first', 'second'].map((part) => (
            <Card key={part} className="grid gap-3">
              <Skeleton className="h-6 w-40" />
              <Skeleton />
              <Skeleton className="w-5/6" />
              <Skeleton className="w-2/3" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
