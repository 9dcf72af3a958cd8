// The density of a player's positions: normalised, in place, even over time, and reflected at walls.

import { expect, it } from 'vitest';
import { minMarks } from './figures.ts';
import { bandwidth, heatCells, heatMap } from './heat-map.ts';
import type { Mark } from './marks.ts';
import { heatInWords } from './movement-words.ts';

const track = (at: (index: number) => { x: number; y: number }, count = 20): Mark[] =>
  Array.from({ length: count }, (_, index) => ({ time: index, ...at(index) }));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const cellAt = (x: number, y: number) =>
  Math.floor(y / heatCells.size) * heatCells.along + Math.floor(x / heatCells.size);

it('adds up to the whole time, with its peak where the player stood', () => {
  const map = heatMap(track(() => ({ x: 6.75, y: 2.75 })));
  expect(sum(map?.shares ?? [])).toBeCloseTo(1, 9);
  expect(map?.shares.indexOf(map.peak)).toBe(cellAt(6.75, 2.75));
  // A bandwidth away it is e^(−1/2) of the peak; the nearest cell lies 1 m from there.
  expect((map?.shares[cellAt(5.75, 2.75)] ?? 0) / (map?.peak ?? 1)).toBeCloseTo(
    Math.exp(-((1 / bandwidth) ** 2) / 2),
    2,
  );
  expect(map && heatInWords(map)).toBe('Most often at: net, left.');
});

it('lays both ends over each other', () => {
  const near = heatMap(track(() => ({ x: 3, y: 2 })));
  const far = heatMap(track(() => ({ x: 17, y: 8 })));
  expect(far?.shares).toEqual(near?.shares);
});

it('counts moments, not marks', () => {
  // Ten seconds at each place, one of them marked ten times as often.
  const often = Array.from({ length: 101 }, (_, index) => ({ time: index / 10, x: 2, y: 2 }));
  const seldom = Array.from({ length: 11 }, (_, index) => ({ time: 100 + index, x: 8, y: 8 }));
  const map = heatMap([...often, ...seldom]);
  expect(map?.shares[cellAt(2, 2)]).toBeCloseTo(map?.shares[cellAt(8, 8)] ?? 0, 3);
});

it('loses nothing behind the glass: what would lie there is folded back', () => {
  const corner = heatMap(track(() => ({ x: 0.25, y: 0.25 })));
  const middle = heatMap(track(() => ({ x: 5.25, y: 5.25 })));
  expect(corner?.shares.indexOf(corner.peak)).toBe(0);
  expect(corner?.peak).toBeGreaterThan((middle?.peak ?? 0) * 1.5);
});

it('the map needs the fewest connected marks', () => {
  expect(heatMap(track(() => ({ x: 1, y: 1 }), minMarks - 1))).toBeNull();
  expect(heatMap([])).toBeNull();
});
