// The legend of the tiers, below the chart so that it does not cover the lines.

import { cn } from '#web/ui/class-names.ts';
import { tierStyles } from '#web/ui/padel/tier-styles.ts';
import type { TierBand } from './tier-bands.ts';

/** Decorative, since every point names its tier. */
export function TierLegend({ bands }: { bands: readonly Pick<TierBand, 'id' | 'label'>[] }) {
  return (
    <div aria-hidden className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 pl-6 text-xs text-ink-muted">
      {bands.map(({ id, label }) => (
        <span key={id} className="inline-flex items-center gap-1.5 whitespace-nowrap">
          <span className={cn('grid size-4 place-items-center rounded-sm', tierStyles[id].soft, tierStyles[id].text)}>
            <svg viewBox="0 0 12 12" className="size-2 fill-current">
              <path d={tierStyles[id].shape} />
            </svg>
          </span>
          {label}
        </span>
      ))}
    </div>
  );
}
