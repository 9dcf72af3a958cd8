// The skeleton of goals.

import { t } from '@lingui/core/macro';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function GoalsSkeleton() {
  return (
    <div role="status" aria-busy className="grid gap-4 sm:gap-6">
      <span className="sr-only">{t`Loading goals`}</span>
      <Skeleton className="h-64 rounded-xl" />
      <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-36 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
