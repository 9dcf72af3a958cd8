// The table of a column chart.

import { t } from '@lingui/core/macro';
import { noneText } from './column-readout.ts';
import type { ColumnCategory, ColumnSeries } from './column-types.ts';

interface ColumnTableProps {
  title: string;
  categoryLabel: string;
  categories: readonly ColumnCategory[];
  series: readonly ColumnSeries[];
  format: (value: number) => string;
}

/** A row per category and a column per series. */
export function ColumnTable({ title, categoryLabel, categories, series, format }: ColumnTableProps) {
  return (
    // A wide table can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="max-h-96 overflow-auto rounded-lg border" tabIndex={0} aria-label={t`${{ title }}, table`}>
      <table className="w-full text-sm">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-surface-sunken text-left text-xs text-ink-muted">
          <tr>
            <th scope="col" className={cell}>
              {categoryLabel}
            </th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col" className={number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {categories.map(({ key, label, name = label }, index) => (
            <tr key={key}>
              <th scope="row" className={cell}>
                {name}
              </th>
              {series.map(({ key: seriesKey, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={seriesKey} className={number}>
                    {value === null ? noneText : format(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'px-3 py-2 text-left font-normal wrap-anywhere';
const number = 'px-3 py-2 text-right align-top font-normal whitespace-nowrap tabular-nums';
