// The empty state of a list or panel.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface EmptyStateProps {
  title: string;
  /** What will be here. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  /** What the place holds, on the court's net. */
  icon?: ReactNode;
  className?: string;
}

/** The court, what a place is for, and the next step. */
export function EmptyState({ title, children, action, icon, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'grid justify-items-center gap-2 rounded-xl border border-dashed border-line-strong/60 px-4 py-10 text-center sm:px-8',
        className,
      )}
    >
      <span className="relative mb-2 grid h-18 w-33 place-items-center">
        <svg aria-hidden viewBox="-0.5 -0.5 21 11" className="absolute inset-0 size-full fill-none stroke-line-strong">
          <path d="M0 0h20v10H0zM3.05 0v10M16.95 0v10M3.05 5h13.9M10-.4v10.8" strokeWidth={0.15} />
        </svg>
        {icon && (
          <span className="relative grid size-11 place-items-center rounded-full bg-primary-soft text-primary [&_svg]:size-5.5">
            {icon}
          </span>
        )}
      </span>
      <p className="font-heading text-lg font-semibold">{title}</p>
      {children && <div className="max-w-[48ch] text-pretty text-ink-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
