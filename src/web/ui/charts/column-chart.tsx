// Counts or amounts by category as columns, beside each other or stacked, with the table of the same figures.

import type { ReactNode } from 'react';
import { formatNumber } from '#web/lib/format.ts';
import { ChartCard } from './chart-card.tsx';
import { ColumnPlot } from './column-plot.tsx';
import { ColumnTable } from './column-table.tsx';
import type { ColumnCategory, ColumnSeries } from './column-types.ts';

export interface ColumnChartProps {
  title: string;
  /** The chart in a sentence. */
  summary: ReactNode;
  /** What the categories are, e.g. "Week"; heads the table's first column. */
  categoryLabel: string;
  categories: readonly ColumnCategory[];
  series: readonly ColumnSeries[];
  /** On each other, for parts of one whole; beside each other otherwise. */
  isStacked?: boolean;
  /** How a value is written, e.g. in hours or euros; whole numbers when left out. */
  format?: (value: number) => string;
  /** Whether values are whole numbers, which decides the axis; they are when left out. */
  isWhole?: boolean;
  /** Whether no name may be left out, as in a row of days one may: where they do not fit beside each other, they stand upright. */
  isEveryNamed?: boolean;
  /** A choice about what the chart shows. */
  choice?: ReactNode;
}

/** A column chart. It is never the only place of a figure: the table is one button away. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, summary, choice, isStacked = false, format = formatNumber, ...rest } = props;
  const { isWhole = true, isEveryNamed = false, ...figures } = rest;
  return (
    <ChartCard
      title={title}
      summary={summary}
      choice={choice}
      chart={<ColumnPlot {...figures} {...{ title, isStacked, format, isWhole, isEveryNamed }} />}
      table={<ColumnTable {...figures} title={title} format={format} />}
    />
  );
}
