// The frame of a product picture.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface VignetteProps {
  /** What the picture shows, for those who do not see it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A picture made of the product's own parts. Screen readers hear one sentence instead of its made-up contents. */
export function Vignette({ label, className, children }: VignetteProps) {
  return (
    <div role="img" aria-label={label} className={cn('text-left text-ink select-none', className)}>
      {children}
    </div>
  );
}
