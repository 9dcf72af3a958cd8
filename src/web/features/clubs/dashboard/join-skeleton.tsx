// The shape of applicants and invitation link.

import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** While their code and their data load. */
export function JoinSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr]">
      <Skeleton className="h-32.5 rounded-xl lg:h-60.5" />
      <Skeleton className="h-61.5 rounded-xl lg:h-60.5" />
    </div>
  );
}
