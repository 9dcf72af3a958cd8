// Statements that always answer with a row: counts, and what was just written.

/**
 * The first row.
 *
 * @throws Error when there is none, which is a fault of the statement
 */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('A statement that always finds a row has found none.');
  return row;
}
