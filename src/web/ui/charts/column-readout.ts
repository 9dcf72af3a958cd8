// Describes a category of a column chart.

import type { ColumnCategory, ColumnSeries } from './column-types.ts';

/** Shown for a missing value. */
export const noneText = '–';

/** E.g. "Week of 3 Nov: Analysed 5, Waiting 2"; a single series is not named. */
export function columnReadout(
  { label, name = label }: ColumnCategory,
  index: number,
  series: readonly ColumnSeries[],
  format: (value: number) => string,
): string {
  const figures = series.map(({ label: of, values }) => {
    const value = values[index] ?? null;
    const figure = value === null ? noneText : format(value);
    return series.length > 1 ? `${of} ${figure}` : figure;
  });
  return `${name}: ${figures.join(', ')}`;
}
