// A table of rows that becomes a list of cards on a phone.

import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** Names the row: its cell is the row's header, and the card's title on a phone. */
  primary?: boolean;
  /** On a card, show the cell without the column's name. */
  hideLabelOnCard?: boolean;
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  className?: string;
}

/**
 * A table from 640 px up, cards below. It is one and the same table: the roles are written out because browsers
 * forget them when `display` changes. What leads somewhere is a link in a cell, never the row.
 */
export function DataTable<Row>({ caption, rows, rowKey, columns, className }: DataTableProps<Row>) {
  return (
    <div
      className={cn(
        'relative min-w-0 overflow-x-auto sm:rounded-xl sm:border sm:bg-surface-raised sm:shadow-raised',
        className,
      )}
    >
      <table role="table" className="w-full text-sm max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row" className="border-b">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={cn(
                  'px-4 py-3 text-xs font-medium text-ink-muted',
                  column.align === 'right' ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:grid max-sm:gap-3 sm:divide-y">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="max-sm:grid max-sm:gap-2 max-sm:rounded-xl max-sm:border max-sm:bg-surface-raised max-sm:p-4 max-sm:shadow-raised sm:hover:bg-surface-sunken/50"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const place = cn('align-middle sm:px-4 sm:py-3', column.align === 'right' ? 'sm:text-right' : 'sm:text-left');
  if (column.primary) {
    return (
      <th scope="row" role="rowheader" className={cn(place, 'text-left font-medium max-sm:text-base')}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={cn(place, 'max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4')}>
      {!column.hideLabelOnCard && (
        <span aria-hidden className="shrink-0 text-ink-muted sm:hidden">
          {column.header}
        </span>
      )}
      <div className={cn('min-w-0', column.hideLabelOnCard ? 'max-sm:w-full' : 'max-sm:text-right')}>
        {column.cell(row)}
      </div>
    </td>
  );
}
