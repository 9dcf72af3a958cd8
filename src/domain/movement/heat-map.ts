// Where a player spent the time: a density over one end of the court.

import { type CourtPoint, courtSize } from '#domain/review/court.ts';
import { minMarks } from './figures.ts';
import type { Mark } from './marks.ts';
import { along, atOneEnd, marksUsed, type Stretch, secondsOf, stretchesOf } from './path.ts';

/**
 * Standard deviation of the Gaussian kernel in metres: about how well a place can be told from the picture, so that the map shows
 * no more than the marks know (docs/product.md#movement).
 */
export const bandwidth = 0.8;

/** Side of a cell in metres, and how many there are along (from the glass to the net) and across. */
export const heatCells = { size: 0.5, along: 20, across: 20 } as const;

/** How often the way is sampled, in seconds. */
const sampleStep = 0.2;

/** A density over one end of the court, the glass at x = 0 and the net at x = 10. */
export interface HeatMap {
  /** Connected marks that it rests on, and the time in seconds. */
  marks: number;
  seconds: number;
  /** Share of the time in each cell, row by row (across), each from the glass to the net; together 1. */
  shares: number[];
  /** The largest of them. */
  peak: number;
}

/**
 * A kernel density estimate of where the player was, both ends laid over each other; null while there are fewer than `minMarks`
 * connected marks. Every moment counts the same, however thickly it was marked. Glass and net reflect the kernel: nobody stands behind
 * them, and without that the edges, where padel is played, would look empty.
 */
export function heatMap(track: readonly Mark[]): HeatMap | null {
  const stretches = stretchesOf(track);
  const marks = marksUsed(stretches);
  if (marks < minMarks) return null;
  const density = new Float64Array(heatCells.along * heatCells.across);
  for (const { weight, x, y } of stretches.flatMap(samples)) {
    const [alongKernel, acrossKernel] = [
      kernel(x, heatCells.along, courtSize.net),
      kernel(y, heatCells.across, courtSize.width),
    ];
    for (const [row, across] of acrossKernel.entries())
      for (const [column, value] of alongKernel.entries()) {
        const cell = row * heatCells.along + column;
        density[cell] = (density[cell] ?? 0) + weight * across * value;
      }
  }
  const total = density.reduce((sum, value) => sum + value, 0);
  const shares = [...density].map((value) => value / total);
  return { marks, seconds: secondsOf(stretches), shares, peak: Math.max(...shares) };
}

/** Places along a stretch at even times, each with the time that it stands for. */
function samples(stretch: Stretch): (CourtPoint & { weight: number })[] {
  const seconds = stretch.to.time - stretch.from.time;
  const count = Math.max(Math.ceil(seconds / sampleStep), 1);
  return Array.from({ length: count }, (_, index) => ({
    ...atOneEnd(along(stretch, stretch.from.time + ((index + 0.5) * seconds) / count)),
    weight: seconds / count,
  }));
}

/** The kernel of a place at the middles of the cells of one axis, reflected at both of its ends. */
function kernel(at: number, cells: number, length: number): number[] {
  const bell = (distance: number) => Math.exp(-((distance / bandwidth) ** 2) / 2);
  return Array.from({ length: cells }, (_, index) => {
    const middle = (index + 0.5) * heatCells.size;
    return bell(middle - at) + bell(middle + at) + bell(2 * length - middle - at);
  });
}
