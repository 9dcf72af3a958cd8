// The least squares behind coach agreement, from sums alone.

import type { PairSums } from './coach-agreement.ts';
import { inverse, type Matrix, product, times, zeros, zeroVector } from './matrix.ts';

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
  const total = zeros(size);
  const right = zeroVector(size);
  for (const part of parts) addPart(total, right, part);
  // Only differences are known: biases of a group add up to 0.
  for (const [row, one] of groups.entries())
    for (const [column, other] of groups.entries()) if (one === other) add(total, row, column, 1);
  const full = inverse(total);
  const solved = full ?? inverse(withoutLast(total));
  if (!solved) return { estimates: ids.map(() => 0), errors: ids.map(() => 0), changeADay: 0 };
  const estimates = times(solved, right);
  const variance = clusteredVariance(solved, estimates, parts);
  return {
    estimates,
    errors: ids.map((_, index) => Math.sqrt(Math.max(variance[index]?.[index] ?? 0, 0))),
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

function addPart(total: Matrix, right: number[], part: NormalPart): void {
  for (const [row, column, value] of part.cells) add(total, row, column, value);
  for (const [row, value] of part.right) right[row] = (right[row] ?? 0) + value;
}

/** Sandwich: what each player's pairs pull at the solution, squared and added up, with the usual correction for few players. */
function clusteredVariance(solved: Matrix, estimates: readonly number[], parts: readonly NormalPart[]): Matrix {
  const size = solved.length;
  // Only what is pulled: a player knows a few coaches, and the places of all others are 0.
  const scores = new Map<string, Map<number, number>>();
  for (const { playerId, cells, right } of parts) {
    const score = scores.get(playerId) ?? new Map<number, number>();
    const pull = (row: number, value: number) => row < size && score.set(row, (score.get(row) ?? 0) + value);
    for (const [row, value] of right) pull(row, value);
    for (const [row, column, value] of cells) pull(row, -value * (estimates[column] ?? 0));
    scores.set(playerId, score);
  }
  const middle = zeros(size);
  for (const score of scores.values())
    for (const [row, one] of score) for (const [column, other] of score) add(middle, row, column, one * other);
  const correction = scores.size > 1 ? scores.size / (scores.size - 1) : 1;
  return product(product(solved, middle), solved).map((row) => row.map((value) => value * correction));
}

function withoutLast(matrix: Matrix): Matrix {
  return matrix.slice(0, -1).map((row) => row.slice(0, -1));
}

function add(matrix: Matrix, row: number, column: number, value: number): void {
  const line = matrix[row];
  if (line) line[column] = (line[column] ?? 0) + value;
}
