// Where a player spent the time: a density over one end of the court.

import { courtSize } from '#domain/reviews/court/court.ts';
import { minMarks } from './figures.ts';
import type { Mark } from './marks.ts';
import { foldedToOneEnd, marksUsed, positionAt, secondsOf, stretchesOf } from './path.ts';

/** Standard deviation of the Gaussian kernel in metres: about how well a position can be read from the video (docs/product.md#movement). */
export const bandwidth = 0.8;

/** Side of a cell in metres, and the number of cells along (from the glass to the net) and across. */
export const heatCells = { size: 0.5, along: 20, across: 20 } as const;

/** Sampling interval in seconds. */
const sampleStep = 0.2;

/** A density over one end of the court, the glass at x = 0 and the net at x = 10. */
export interface HeatMap {
  /** Connected marks it is based on, and the time in seconds. */
  marks: number;
  seconds: number;
  /** Share of the time in each cell, row by row (across), each from the glass to the net; adds up to 1. */
  shares: number[];
  peak: number;
}

/**
 * A kernel density estimate of a player's positions, both ends of the court overlaid; null with fewer than `minMarks` connected marks.
 * Every moment counts the same, however densely it was marked. Glass and net reflect the kernel: otherwise the edges, where padel is
 * played, would look empty.
 */
export function heatMap(track: readonly Mark[]): HeatMap | null {
  const stretches = stretchesOf(track);
  const marks = marksUsed(stretches);
  if (marks < minMarks) return null;
  const density = new Float64Array(heatCells.along * heatCells.across);
  const alongKernel = new Float64Array(heatCells.along);
  const acrossKernel = new Float64Array(heatCells.across);
  // Some hundred places times four hundred cells on opening a screen: plain loops that allocate nothing.
  for (const stretch of stretches) {
    const seconds = stretch.to.time - stretch.from.time;
    const count = Math.max(Math.ceil(seconds / sampleStep), 1);
    for (let sample = 0; sample < count; sample += 1) {
      const { x, y } = foldedToOneEnd(positionAt(stretch, stretch.from.time + ((sample + 0.5) * seconds) / count));
      setKernel(alongKernel, x, courtSize.net);
      setKernel(acrossKernel, y, courtSize.width);
      addPlace(density, acrossKernel, alongKernel, seconds / count);
    }
  }
  const total = density.reduce((sum, value) => sum + value, 0);
  const shares = [...density].map((value) => value / total);
  return { marks, seconds: secondsOf(stretches), shares, peak: Math.max(...shares) };
}

/** Writes the kernel of a place to the cell centres of one axis, reflected at both ends. */
function setKernel(kernel: Float64Array, at: number, length: number): void {
  for (let cell = 0; cell < kernel.length; cell += 1) {
    const middle = (cell + 0.5) * heatCells.size;
    kernel[cell] = bell(middle - at) + bell(middle + at) + bell(2 * length - middle - at);
  }
}

/** The Gaussian at a distance in metres, 1 at its centre. */
function bell(distance: number): number {
  return Math.exp(-((distance / bandwidth) ** 2) / 2);
}

/** Adds one place to every cell: the product of its two kernels, times its duration. */
function addPlace(density: Float64Array, acrossKernel: Float64Array, alongKernel: Float64Array, seconds: number): void {
  let cell = 0;
  for (let row = 0; row < acrossKernel.length; row += 1) {
    const weight = seconds * (acrossKernel[row] ?? 0);
    for (let column = 0; column < alongKernel.length; column += 1, cell += 1) {
      density[cell] = (density[cell] ?? 0) + weight * (alongKernel[column] ?? 0);
    }
  }
}
