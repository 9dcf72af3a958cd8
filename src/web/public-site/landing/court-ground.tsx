// A deep blue background with court lines.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

/** The same in both themes. The lines are placed as on a 20 × 10 m court, with a gap for the text in the middle. */
export function CourtGround({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'relative isolate overflow-hidden bg-court text-on-court [--color-focus:var(--color-on-court)]',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 20 10"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 -z-10 size-full stroke-court-line opacity-60 [&_path]:[vector-effect:non-scaling-stroke]"
        fill="none"
      >
        <path d="M3.05 -5V15M16.95 -5V15M3.05 5H4.6M15.4 5H16.95" strokeWidth="2" />
        <path d="M10 -5V3.1M10 6.9V15" strokeWidth="4" />
      </svg>
      {children}
    </div>
  );
}
