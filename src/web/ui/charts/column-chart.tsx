// Column charts of counts or amounts by category, with a table.

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
  /** What the categories are, e.g. "Week"; the heading of the table's first column. */
  categoryLabel: string;
  categories: readonly ColumnCategory[];
  series: readonly ColumnSeries[];
  /** Stacked, for parts of a whole; side by side otherwise. */
  isStacked?: boolean;
  /** Formats values, e.g. as hours or euros; whole numbers by default. */
  format?: (value: number) => string;
  /** Whether values are whole numbers, for the axis; true by default. */
  isWhole?: boolean;
}

/** A column chart with its figures in a table. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, summary, isStacked = false, format = formatNumber, ...rest } = props;
  const { isWhole = true, ...figures } = rest;
  return (
    <ChartCard
      title={title}
      summary={summary}
      chart={<ColumnPlot {...figures} {...{ title, isStacked, format, isWhole }} />}
      table={<ColumnTable {...figures} title={title} format={format} />}
    />
  );
}
