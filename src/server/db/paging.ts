// Pages of a list: a query asks for one row more than a page holds, to know whether another page follows.

import type { Page } from '#contract/paging.ts';

/** The rows to ask for, so that `takePage` knows whether more follow. */
export function limitOf(pageSize: number): number {
  return pageSize + 1;
}

/**
 * A page of the rows found with `limitOf(pageSize)`.
 *
 * @param idOf what `after` names, if not the row's `id`
 */
export function takePage<Row extends { id: string }>(found: readonly Row[], pageSize: number): Page<Row>;
export function takePage<Row>(found: readonly Row[], pageSize: number, idOf: (row: Row) => string): Page<Row>;
export function takePage<Row>(
  found: readonly Row[],
  pageSize: number,
  idOf: (row: Row) => string = (row) => (row as { id: string }).id,
): Page<Row> {
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return { rows, next: found.length > pageSize && last !== undefined ? idOf(last) : null };
}

/** The same page with its rows presented. */
export function mapPage<Row, Shown>({ rows, next }: Page<Row>, present: (row: Row) => Shown): Page<Shown> {
  return { rows: rows.map(present), next };
}
