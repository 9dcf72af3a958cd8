// A category of a column chart in words.

import type { ColumnCategory, ColumnSeries } from './column-types.ts';

/** Where a category has no value. */
export const noneText = '–';

/** "Week of 3 Nov: Analysed 5, Waiting 2"; a single series is not named. */
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
