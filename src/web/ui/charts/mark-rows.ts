// Places the labels of a chart's marks in two rows.

import { milliseconds } from '#domain/time/moments.ts';
import type { ChartMark } from './chart-types.ts';

/** Marks closer than this share of the time axis would overlap on a phone. */
const near = 0.2;

/** A mark with its time in milliseconds and row. */
export type PlacedMark = ChartMark & { time: number; row: 0 | 1 };

/** Marks in order of time; one close to the previous uses the other row. */
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
