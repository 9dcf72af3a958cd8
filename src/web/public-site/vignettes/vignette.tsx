// A product picture.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface VignetteProps {
  /** Text alternative. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A picture built from the product's components. Screen readers get one sentence instead of the example content. */
export function Vignette({ label, className, children }: VignetteProps) {
  return (
    <div role="img" aria-label={label} className={cn('text-left text-ink select-none', className)}>
      {children}
    </div>
  );
}
