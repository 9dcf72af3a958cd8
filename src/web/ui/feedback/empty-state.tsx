// What a list or panel shows while it has nothing.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface EmptyStateProps {
  title: string;
  /** What will be here. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

/** Says what a place is for and offers the next step. */
export function EmptyState({ title, children, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-xl border border-dashed border-line-strong/60 px-4 py-10 text-center sm:px-8',
        className,
      )}
    >
      {icon && (
        <span className="mb-1 grid size-11 place-items-center rounded-full bg-primary-soft text-primary [&_svg]:size-5.5">
          {icon}
        </span>
      )}
      <p className="font-heading text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[48ch] text-pretty text-ink-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
