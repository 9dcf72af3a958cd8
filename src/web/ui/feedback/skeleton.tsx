// The placeholder of loading content.

import { cn } from '#web/ui/class-names.ts';

/** A placeholder; give it the size of what comes by `className`. The list around it says "loading" to screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('h-4 animate-pulse rounded-lg bg-surface-sunken', className)} />;
}
