// A figure's change since the previous period.

import { t } from '@lingui/core/macro';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { formatNumber } from '#web/lib/format.ts';
import { cn } from '#web/ui/class-names.ts';

interface PeriodChangeProps {
  /** Both as they are shown: what is rounded there is rounded here. */
  now: number;
  before: number;
  format?: (value: number) => string;
  /** For times: a fall is the better news. */
  isLowerBetter?: boolean;
}

/** Direction, difference and the figure before; in words for screen readers. */
export function PeriodChange({ now, before, format = formatNumber, isLowerBetter = false }: PeriodChangeProps) {
  const change = now - before;
  const previous = format(before);
  if (change === 0)
    return (
      <span className="text-sm text-ink-muted">
        <span aria-hidden>{t`No change`}</span>
        <span className="sr-only">{t`No change from ${{ previous }} in the previous period`}</span>
      </span>
    );
  const isUp = change > 0;
  const Sign = isUp ? TrendingUp : TrendingDown;
  const size = format(Math.abs(change));
  return (
    <span className="text-sm">
      <span aria-hidden className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <span
          className={cn(
            'inline-flex items-baseline gap-1 font-medium',
            isUp === isLowerBetter ? 'text-attention' : 'text-success',
          )}
        >
          <Sign className="size-4 self-center" />
          {`${isUp ? '+' : '−'}${size}`}
        </span>
        <span className="text-ink-muted">{t`from ${{ previous }}`}</span>
      </span>
      <span className="sr-only">
        {isUp
          ? t`Up by ${{ size }} from ${{ previous }} in the previous period`
          : t`Down by ${{ size }} from ${{ previous }} in the previous period`}
      </span>
    </span>
  );
}
