// Weekly counts as bars.

import { useId } from 'react';
import { cn } from '../class-names.ts';

interface Week {
  key: string;
  value: number;
  /** Label under the bar, e.g. "3 Nov". */
  label: string;
  /** The bar in words, for screen readers. */
  sentence: string;
}

interface WeekBarsProps {
  title: string;
  /** Earliest first; the last is the current week. */
  weeks: readonly Week[];
}

/** A bar per week, with its figure above it. */
export function WeekBars({ title, weeks }: WeekBarsProps) {
  const titleId = useId();
  const max = Math.max(1, ...weeks.map(({ value }) => value));
  return (
    <figure aria-labelledby={titleId} className="grid min-w-0 grid-cols-1 gap-3">
      <figcaption id={titleId} className="text-sm font-medium">
        {title}
      </figcaption>
      <ol className="flex items-end gap-1.5 sm:gap-2">
        {weeks.map(({ key, value, label, sentence }, index) => (
          <li key={key} className="grid min-w-0 flex-1 grid-cols-1 justify-items-center gap-1 text-xs text-ink-muted">
            <span className="sr-only">{sentence}</span>
            <span aria-hidden className="font-medium text-ink">
              {value}
            </span>
            <span aria-hidden className="flex h-20 w-full items-end border-b">
              <span
                className={cn('w-full rounded-t', index === weeks.length - 1 ? 'bg-primary' : 'bg-primary/45')}
                style={{ height: `${(value / max) * 100}%` }}
              />
            </span>
            {/* Only every second week fits, including the current one. */}
            <span
              aria-hidden
              className={cn(
                'w-0 overflow-visible whitespace-nowrap flex justify-center',
                (weeks.length - 1 - index) % 2 === 1 && 'invisible',
              )}
            >
              {label}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
