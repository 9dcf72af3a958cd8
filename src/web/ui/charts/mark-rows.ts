// Where the stamps of a chart's marks stand above each other.

import { milliseconds } from '#domain/time/moments.ts';
import type { ChartMark } from './chart-types.ts';

/** Marks within this share of the time axis would cover each other's stamps on a phone. */
const near = 0.2;

/** A mark with its moment in milliseconds and the row of its stamp, the lower one first. */
export type PlacedMark = ChartMark & { time: number; row: 0 | 1 };

/** The marks from the earliest to the latest; one that is near to the one before it goes to the other of two rows. */
export function markRows(marks: readonly ChartMark[], axis: { from: number; to: number }): PlacedMark[] {
  const inOrder = marks
    .flatMap((mark) => {
      const time = milliseconds(mark.at);
      return time === null ? [] : [{ ...mark, time }];
    })
    .toSorted((one, other) => one.time - other.time);
  const placed: PlacedMark[] = [];
  for (const mark of inOrder) {
    const before = placed.at(-1);
    const isNear = before !== undefined && mark.time - before.time < (axis.to - axis.from) * near;
    placed.push({ ...mark, row: isNear && before.row === 0 ? 1 : 0 });
  }
  return placed;
}
