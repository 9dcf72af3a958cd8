// Matches columns: a select above each column of the file, with sample rows.

import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { type Column, type Columns, columnLabels, missingColumns } from './columns.ts';
import type { Table } from './read-table.ts';

/** Sample rows. */
const sampleRows = 5;

interface ColumnsStepProps {
  table: Table;
  columns: Columns;
  onChange: (columns: Columns) => void;
  onDone: () => void;
}

/** The step before the preview for unknown headings, or on request. */
export function ColumnsStep({ table, columns, onChange, onDone }: ColumnsStepProps) {
  const id = useId();
  const missing = missingColumns(columns);
  const headingOf = (index: number) => {
    const heading = table.headings?.[index] ?? '';
    return isBlank(heading) ? t`Column ${{ number: index + 1 }}` : heading.trim();
  };
  // Each field belongs to one column.
  const choose = (at: number, chosen: Column | null) =>
    onChange(columns.map((column, index) => (index === at ? chosen : column === chosen ? null : column)));
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-medium">
        {t`Match the columns`}
      </h3>
      <p className="max-w-[70ch] text-sm text-ink-muted">
        {t`Choose the email column, and either first and last name or the full name. Country and level are optional.`}
      </p>
      <div
        // Scrolls with the keyboard as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        className="overflow-x-auto rounded-lg border"
      >
        <table className="min-w-full text-sm">
          <caption className="sr-only">{t`The first rows of the file`}</caption>
          <thead className="bg-surface-sunken">
            <tr>
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={index} scope="col" className="min-w-40 p-2 text-left align-bottom font-medium">
                  <label htmlFor={`${id}-${index}`} translate="no" className="block max-w-56 truncate pb-1.5">
                    {headingOf(index)}
                  </label>
                  <select
                    id={`${id}-${index}`}
                    value={column ?? ''}
                    onChange={({ target }) => choose(index, target.value === '' ? null : (target.value as Column))}
                    className={cn(controlStyles, 'font-normal', column === null && 'text-ink-muted')}
                  >
                    <option value="">{t`Not imported`}</option>
                    {Object.entries(columnLabels).map(([value, label]) => (
                      <option key={value} value={value}>
                        {say(label)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody translate="no">
            {table.rows.slice(0, sampleRows).map(({ line, cells }) => (
              <tr key={line} className="border-t">
                {columns.map((column, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={index} className={cn('p-2', column === null && 'text-ink-muted')}>
                    <bdi className="block max-w-56 truncate">{cells[index]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {missing.length > 0 && (
            <span>{t`Still missing: ${{ columns: missing.map((column) => say(columnLabels[column])).join(', ') }}`}</span>
          )}
        </p>
        <Button disabled={missing.length > 0} onClick={onDone}>
          {t`Continue`}
        </Button>
      </div>
    </section>
  );
}
