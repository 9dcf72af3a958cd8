// The little that least squares need of matrices; sizes are those of coaches, not of ratings.

/** Square, row by row. */
export type Matrix = number[][];

/** A vector of zeros. */
export function zeroVector(size: number): number[] {
  return Array.from({ length: size }, () => 0);
}

/** A matrix of zeros. */
export function zeros(size: number): Matrix {
  return Array.from({ length: size }, () => zeroVector(size));
}

/** A matrix times a vector. */
export function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * (vector[index] ?? 0), 0));
}

/** A matrix times another. */
export function product(one: Matrix, other: Matrix): Matrix {
  return one.map((row) =>
    other.map((_, column) => row.reduce((sum, value, index) => sum + value * (other[index]?.[column] ?? 0), 0)),
  );
}

/** The inverse, by elimination with the largest pivot; null for a singular or nearly singular matrix. */
export function inverse(matrix: Matrix): Matrix | null {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...zeroVector(size).with(index, 1)]);
  const scale = Math.max(...matrix.map((row, index) => Math.abs(row[index] ?? 0)), 0);
  for (let column = 0; column < size; column += 1) {
    const pivotAt = rows.reduce(
      (best, row, index) =>
        index >= column && Math.abs(row[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0) ? index : best,
      column,
    );
    const pivot = rows[pivotAt]?.[column] ?? 0;
    if (Math.abs(pivot) <= scale * 1e-10) return null;
    [rows[column], rows[pivotAt]] = [rows[pivotAt] as number[], rows[column] as number[]];
    const top = (rows[column] as number[]).map((value) => value / pivot);
    rows[column] = top;
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index !== column && factor !== 0) rows[index] = row.map((value, at) => value - factor * (top[at] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}
