// The readout above a plot: the active point or the latest.

import { t } from '@lingui/core/macro';
import { difference, oneDecimal } from '#domain/round-to.ts';
import type { ChartLine, ChartRow } from '#web/ui/charts/chart-types.ts';
import { TierBadge } from '../../badge.tsx';
import { TimeText } from '../../time.tsx';

interface RatingReadoutProps {
  rows: readonly ChartRow[];
  active: number | undefined;
  compared: ChartLine | undefined;
}

/** Rating, tier, change, date and title. Unlike a tooltip, it covers nothing and works on a phone.
 */
export function RatingReadout({ rows, active, compared }: RatingReadoutProps) {
  const index = active ?? rows.length - 1;
  const row = rows[index];
  if (!row) return null;
  const before = rows[index - 1];
  const change = before ? difference(before.value, row.value, 'both') : null;
  return (
    // Each point has the same text when focused.
    <div aria-hidden className="grid gap-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-heading text-2xl leading-none font-semibold tracking-tight tabular-nums">
          {oneDecimal(row.value)}
        </span>
        <TierBadge rating={row.value} />
        {change !== null && <span className="text-sm text-ink-muted">{changeText(change)}</span>}
        {compared && row.compared !== null && (
          <span className="inline-flex items-center gap-1.5 text-sm text-attention">
            <svg viewBox="0 0 10 10" className="size-2.5">
              <rect x={1} y={1} width={8} height={8} className="fill-none stroke-current" strokeWidth={2} />
            </svg>
            {compared.label} {oneDecimal(row.compared)}
          </span>
        )}
      </div>
      <p className="truncate text-sm text-ink-muted">
        <TimeText at={row.at} kind="date" /> · {row.title}
      </p>
    </div>
  );
}

function changeText(change: number): string {
  if (change === 0) return t`same as last review`;
  return t`${{ change: `${change > 0 ? '+' : '−'}${oneDecimal(Math.abs(change))}` }} since the last review`;
}
