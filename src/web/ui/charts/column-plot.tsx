// The drawing of a column chart: axis, columns, legend and readout.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { cn } from '../class-names.ts';
import { labelStep } from './column-labels.ts';
import { columnReadout } from './column-readout.ts';
import { type ColumnCategory, type ColumnSeries, columnTones } from './column-types.ts';
import { countTicks } from './count-ticks.ts';

interface ColumnPlotProps {
  title: string;
  categories: readonly ColumnCategory[];
  series: readonly ColumnSeries[];
  isStacked: boolean;
  format: (value: number) => string;
  isWhole: boolean;
}

/** Breakpoints at which more labels are shown, in pixels, matching the classes in `labelStyles`. */
const labelWidths = [200, 288, 448, 768];

/** An image to screen readers, since the table has the figures. */
export function ColumnPlot({ title, categories, series, isStacked, format, isWhole }: ColumnPlotProps) {
  const [active, setActive] = useState<number | null>(null);
  const totals = categories.map((_, index) => {
    const values = series.map(({ values: all }) => all[index] ?? 0);
    return isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values);
  });
  const ticks = countTicks(Math.max(0, ...totals), 4, isWhole);
  const top = ticks.at(-1) ?? 1;
  const shown = active === null ? undefined : categories[active];
  const labels = categories.map(({ label }) => label);
  const steps = labelWidths.map((width) => labelStep(labels, width));
  return (
    <div
      className="grid grid-cols-1 gap-2"
      role="img"
      aria-label={t`${{ title }}, column chart. The table shows the figures.`}
    >
      <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-ink-muted">
        <Legend series={series} />
        {shown && active !== null && <span className="text-ink">{columnReadout(shown, active, series, format)}</span>}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-muted">
        <div className="flex h-48 flex-col-reverse justify-between tabular-nums">
          {ticks.map((tick) => (
            <span key={tick} className="-my-2 h-4 text-right leading-4">
              {format(tick)}
            </span>
          ))}
        </div>
        <div className="relative h-48">
          <div aria-hidden className="absolute inset-0 flex flex-col-reverse justify-between">
            {ticks.map((tick) => (
              <span key={tick} className="h-px bg-line" />
            ))}
          </div>
          <div className="relative flex h-full items-stretch" onPointerLeave={() => setActive(null)}>
            {categories.map(({ key }, index) => (
              <div
                key={key}
                className={cn('flex min-w-0 flex-1 justify-center', index === active && 'bg-ink/5')}
                onPointerEnter={() => setActive(index)}
                onPointerDown={() => setActive(index)}
              >
                <Columns series={series} index={index} top={top} isStacked={isStacked} />
              </div>
            ))}
          </div>
        </div>
        <div />
        <div className="@container mt-1">
          <div className="flex">
            {categories.map(({ key, label }, index) => (
              <span key={key} className="flex h-4 w-0 flex-1 justify-center overflow-visible whitespace-nowrap">
                <span className={labelStyles(steps.map((step) => index % step === 0))}>{label}</span>
              </span>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Classes that show a label at the given breakpoints. */
function labelStyles([narrow, phone, tablet, desktop]: readonly boolean[]): string {
  return cn(
    narrow ? 'inline' : 'hidden',
    phone ? '@2xs:inline' : '@2xs:hidden',
    tablet ? '@md:inline' : '@md:hidden',
    desktop ? '@3xl:inline' : '@3xl:hidden',
  );
}

interface ColumnsProps {
  series: readonly ColumnSeries[];
  index: number;
  /** The value at the top of the axis. */
  top: number;
  isStacked: boolean;
}

/** The columns of one category, side by side or stacked with the first series at the bottom. */
function Columns({ series, index, top, isStacked }: ColumnsProps) {
  return (
    // Width instead of padding, whose percentage would refer to the whole plot.
    <div className={cn('flex h-full w-[84%] min-w-0', isStacked ? 'flex-col-reverse gap-px' : 'items-end gap-px')}>
      {series.map(({ key, tone, values }) => {
        const value = values[index] ?? 0;
        return (
          value > 0 && (
            <span
              key={key}
              className={cn(
                'mx-auto max-w-12 min-w-0 shrink-0 rounded-t-sm',
                isStacked ? 'w-full' : 'grow',
                columnTones[tone],
              )}
              style={{ height: `max(2px, ${(value / top) * 100}%)` }}
            />
          )
        );
      })}
    </div>
  );
}

/** The names of several series. */
function Legend({ series }: { series: readonly ColumnSeries[] }) {
  if (series.length < 2) return null;
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1">
      {series.map(({ key, label, tone }) => (
        <span key={key} className="flex items-center gap-1.5">
          <span className={cn('size-2.5 rounded-sm', columnTones[tone])} />
          {label}
        </span>
      ))}
    </span>
  );
}
