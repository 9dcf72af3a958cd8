// A table that becomes a list of cards on narrow screens.

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

/** From how many columns on a table needs a laptop's width. */
const manyColumns = 6;

/**
 * A table from 640 px up, one of many columns from 1024 px up; cards below (`cards:` and `rows:` in styles.css). It is one and the same
 * table: the roles are written out because browsers forget them when `display` changes. What leads somewhere is a link in a cell, never the
 * row.
 */
export function DataTable<Row>({ caption, rows, rowKey, columns, className }: DataTableProps<Row>) {
  return (
    <div
      data-many-columns={columns.length >= manyColumns || undefined}
      className={cn(
        'relative min-w-0 overflow-x-auto rows:rounded-xl rows:border rows:bg-surface-raised rows:shadow-raised',
        className,
      )}
    >
      <table role="table" className="w-full text-sm cards:block">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="cards:sr-only">
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
        <tbody role="rowgroup" className="cards:grid cards:gap-3 cards:sm:grid-cols-2 rows:divide-y">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className="cards:grid cards:content-start cards:gap-2 cards:rounded-xl cards:border cards:bg-surface-raised cards:p-4 cards:shadow-raised rows:hover:bg-surface-sunken/50"
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
  const place = cn('align-middle rows:px-4 rows:py-3', column.align === 'right' ? 'rows:text-right' : 'rows:text-left');
  if (column.primary) {
    return (
      <th scope="row" role="rowheader" className={cn(place, 'text-left font-medium cards:text-base')}>
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td role="cell" className={cn(place, 'cards:flex cards:items-baseline cards:justify-between cards:gap-4')}>
      {!column.hideLabelOnCard && (
        <span aria-hidden className="shrink-0 text-ink-muted rows:hidden">
          {column.header}
        </span>
      )}
      <div className={cn('min-w-0', column.hideLabelOnCard ? 'cards:w-full' : 'cards:text-right')}>
        {column.cell(row)}
      </div>
    </td>
  );
}
