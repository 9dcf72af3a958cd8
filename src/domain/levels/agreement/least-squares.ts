// The least squares behind coach agreement, from sums alone.

import { LuDecomposition, Matrix } from 'ml-matrix';
import type { PairSums } from './coach-agreement.ts';

interface FittedModel {
  /** Bias and standard error of each coach, in the order given. */
  estimates: number[];
  errors: number[];
  /** How much a rating changes a day by itself. */
  changeADay: number;
}

/**
 * Solves the normal equations. The last unknown is the change a day; it is left out where the data cannot tell it from biases.
 *
 * @param ids the coaches
 * @param groups of each coach, see `CoachBias.group`
 */
export function fittedModel(sums: readonly PairSums[], ids: readonly string[], groups: readonly number[]): FittedModel {
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const size = ids.length + 1;
  const parts = sums.map((one) => normalPart(one, indexOf, size));
  const total = Matrix.zeros(size, size);
  const right = Matrix.zeros(size, 1);
  for (const { cells, right: pulled } of parts) {
    for (const [row, column, value] of cells) add(total, row, column, value);
    for (const [row, value] of pulled) add(right, row, 0, value);
  }
  // Only differences are known: biases of a group add up to 0.
  for (const [row, one] of groups.entries())
    for (const [column, other] of groups.entries()) if (one === other) add(total, row, column, 1);
  const coaches = ids.map((_, index) => index);
  const solved = inverseOf(total) ?? inverseOf(total.selection(coaches, coaches));
  if (!solved) return { estimates: ids.map(() => 0), errors: ids.map(() => 0), changeADay: 0 };
  const estimates = solved.mmul(right.subMatrix(0, solved.rows - 1, 0, 0)).to1DArray();
  const variances = clusteredVariance(solved, estimates, parts).diagonal();
  return {
    estimates: estimates.slice(0, ids.length),
    errors: ids.map((_, index) => Math.sqrt(Math.max(variances[index] ?? 0, 0))),
    changeADay: estimates[ids.length] ?? 0,
  };
}

/** What the pairs of one player and two coaches add to the normal equations. */
interface NormalPart {
  playerId: string;
  cells: readonly (readonly [row: number, column: number, value: number])[];
  right: readonly (readonly [row: number, value: number])[];
}

function normalPart(one: PairSums, indexOf: ReadonlyMap<string, number>, size: number): NormalPart {
  const change = size - 1;
  const { playerId, pairs, difference, days, differenceDays, daysSquared } = one;
  const [earlier, later] = [indexOf.get(one.earlierId), indexOf.get(one.laterId)];
  const ofChange = { cell: [change, change, daysSquared] as const, right: [change, differenceDays] as const };
  if (one.earlierId === one.laterId || earlier === undefined || later === undefined)
    return { playerId, cells: [ofChange.cell], right: [ofChange.right] };
  return {
    playerId,
    cells: [
      [later, later, pairs],
      [earlier, earlier, pairs],
      [later, earlier, -pairs],
      [earlier, later, -pairs],
      [later, change, days],
      [change, later, days],
      [earlier, change, -days],
      [change, earlier, -days],
      ofChange.cell,
    ],
    right: [[later, difference], [earlier, -difference], ofChange.right],
  };
}

/** Sandwich: what each player's pairs pull at the solution, squared and added up, with the usual correction for few players. */
function clusteredVariance(solved: Matrix, estimates: readonly number[], parts: readonly NormalPart[]): Matrix {
  const size = solved.rows;
  // Only the non-zero entries: a player has a few coaches, and the places of all others are 0.
  const scores = new Map<string, Map<number, number>>();
  for (const { playerId, cells, right } of parts) {
    const score = scores.get(playerId) ?? new Map<number, number>();
    const pull = (row: number, value: number) => row < size && score.set(row, (score.get(row) ?? 0) + value);
    for (const [row, value] of right) pull(row, value);
    for (const [row, column, value] of cells) pull(row, -value * (estimates[column] ?? 0));
    scores.set(playerId, score);
  }
  const middle = Matrix.zeros(size, size);
  for (const score of scores.values())
    for (const [row, one] of score) for (const [column, other] of score) add(middle, row, column, one * other);
  const correction = scores.size > 1 ? scores.size / (scores.size - 1) : 1;
  return solved.mmul(middle).mmul(solved).mul(correction);
}

/** The inverse; null for a matrix that has none, or that is too close to having none. */
function inverseOf(matrix: Matrix): Matrix | null {
  if (matrix.isEmpty()) return null;
  const decomposed = new LuDecomposition(matrix);
  const scale = Math.max(...matrix.diagonal().map(Math.abs));
  const pivots = decomposed.upperTriangularMatrix.diagonal().map(Math.abs);
  return Math.min(...pivots) <= scale * 1e-10 ? null : decomposed.solve(Matrix.eye(matrix.rows));
}

function add(matrix: Matrix, row: number, column: number, value: number): void {
  matrix.set(row, column, matrix.get(row, column) + value);
}
