// The skeleton of Performance Analytics.

import { t } from '@lingui/core/macro';
import { PlotSkeleton } from '#web/ui/charts/ratings/rating-plot.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';

export function PerformanceSkeleton() {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{t`Loading performance`}</span>
      <div aria-hidden className="grid gap-5">
        <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
          {['videos', 'overall', 'trend', 'activity'].map((figure) => (
            <Card key={figure} className="grid gap-2 p-4 sm:p-5">
              <Skeleton className="w-28" />
              <Skeleton className="h-9 w-16" />
              <Skeleton />
            </Card>
          ))}
        </div>
        <Skeleton className="h-10 w-full max-w-120" />
        <Card>
          <PlotSkeleton />
        </Card>
      </div>
    </div>
  );
}
