// A dashboard figure linked to its list.

import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber, formatUpTo } from '#web/lib/format.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface LinkedFigureProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  /** Limit of the count; beyond it reads "1,000+". */
  most?: number;
  hint: string;
  icon: ReactNode;
  /** Whether someone has to act, which highlights the icon. */
  isUrgent?: boolean;
  link: Pick<LinkProps, 'to' | 'search'>;
}

/** A list item; the whole card is a link. */
export function LinkedFigure({ label, value, most, hint, icon, isUrgent = false, link }: LinkedFigureProps) {
  return (
    <li className="grid">
      <Link
        {...link}
        className="group grid content-between gap-1 rounded-xl border bg-surface-raised p-4 shadow-raised transition-colors hover:border-line-strong sm:p-5"
      >
        <span className="flex items-start justify-between gap-2 text-sm text-ink-muted">
          {label}
          <span
            className={cn(
              'grid size-7 shrink-0 place-items-center rounded-full sm:size-9 [&_svg]:size-4 sm:[&_svg]:size-4.5',
              isUrgent ? 'bg-attention-soft text-attention' : 'bg-surface-sunken text-ink-muted',
            )}
          >
            {icon}
          </span>
        </span>
        <span className="font-heading text-2xl font-semibold tracking-tight">
          {value === undefined ? (
            <Skeleton className="inline-block h-[0.8lh] w-16 rounded-md" />
          ) : most === undefined ? (
            formatNumber(value)
          ) : (
            formatUpTo(value, most)
          )}
        </span>
        <span className="flex items-center gap-1 text-sm text-ink-muted group-hover:text-ink max-sm:hidden">
          {hint}
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </Link>
    </li>
  );
}
