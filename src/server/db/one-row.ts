// Statements that always return one row: counts, and rows just written.

/**
 * The first row.
 *
 * @throws Error when there is none, which is a bug in the statement
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('Expected exactly one row and found none.');
  return row;
}
