// The skeleton of the progress page.

import { t } from '@lingui/core/macro';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';

export function ProgressSkeleton() {
  return (
    <div role="status" aria-busy>
      <span className="sr-only">{t`Loading progress`}</span>
      <div aria-hidden className="grid gap-5">
        <Skeleton className="h-10 w-36 lg:hidden" />
        <Skeleton className="h-10 w-full max-w-80" />
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-2 xl:grid-cols-3">
          {['level', 'recent', 'trend', 'path', 'goal', 'training'].map((card) => (
            <Card key={card} className="grid gap-4">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-10 w-32" />
              <Skeleton className="h-2.5" />
              <Skeleton className="w-3/4" />
            </Card>
          ))}
        </div>
      </div>
    </div>
  );
}
