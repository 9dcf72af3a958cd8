// Figures of known paths: a straight line, a circle, standing still, gaps and changes of sides.

import { expect, it } from 'vitest';
import { distanceOf, minMarks, movementFigures, zoneShares } from './figures.ts';
import type { Mark } from './marks.ts';
import { foldedToOneEnd, marksUsed, maxGapSeconds, placeAt, secondsOf, stretchesOf } from './path.ts';

/** A mark a second. */
const marks = (count: number, at: (index: number) => { x: number; y: number }, start = 0): Mark[] =>
  Array.from({ length: count }, (_, index) => ({ time: start + index, ...at(index) }));

it('follows a straight line from glass to net: ten metres, zones by their depth', () => {
  const figures = movementFigures(marks(11, (index) => ({ x: index, y: 5 })));
  expect(figures).toMatchObject({ marks: 11, seconds: 10 });
  expect(figures?.distance).toBeCloseTo(10, 9);
  expect(figures?.zones.net).toBeCloseTo(0.4, 9);
  expect(figures?.zones.transition).toBeCloseTo(0.295, 9);
  expect(figures?.zones.back).toBeCloseTo(0.305, 9);
});

it('says the same of the other end of the court', () => {
  const one = movementFigures(marks(11, (index) => ({ x: index, y: 2 })));
  const other = movementFigures(marks(11, (index) => ({ x: 20 - index, y: 8 })));
  expect(other).toEqual(one);
  expect(foldedToOneEnd({ x: 18, y: 8 })).toEqual({ x: 2, y: 2 });
});

it('measures a circle from within: nearer to its length the more marks there are, never above', () => {
  const circle = (count: number) =>
    marks(count + 1, (index) => ({
      x: 5 + 2 * Math.cos((2 * Math.PI * index) / count),
      y: 5 + 2 * Math.sin((2 * Math.PI * index) / count),
    }));
  const length = 4 * Math.PI;
  const [rough, fine] = [circle(12), circle(60)].map((track) => distanceOf(stretchesOf(track)));
  expect(rough).toBeCloseTo(12 * 2 * 2 * Math.sin(Math.PI / 12), 9);
  expect(fine).toBeGreaterThan(rough ?? length);
  expect(fine).toBeLessThan(length);
  expect(fine).toBeCloseTo(length, 1);
});

it('stands still: no distance, all of the time in one zone, a boundary belonging to the zone nearer to the net', () => {
  const standing = (x: number) => movementFigures(marks(minMarks, () => ({ x, y: 3 })));
  expect(standing(2)).toMatchObject({ distance: 0, seconds: minMarks - 1, zones: { net: 0, transition: 0, back: 1 } });
  expect(standing(6)?.zones).toEqual({ net: 1, transition: 0, back: 0 });
  expect(standing(10)?.zones).toEqual({ net: 1, transition: 0, back: 0 });
  expect(standing(10 - 6.95)?.zones).toEqual({ net: 0, transition: 1, back: 0 });
});

it('fills in no gap longer than the limit', () => {
  const before = marks(5, () => ({ x: 2, y: 2 }));
  const after = marks(5, () => ({ x: 8, y: 2 }), 4 + maxGapSeconds + 0.1);
  const stretches = stretchesOf([...before, ...after]);
  expect([stretches.length, distanceOf(stretches)]).toEqual([8, 0]);
  expect(secondsOf(stretches)).toBeCloseTo(8, 9);
  expect(zoneShares(stretches).net).toBeCloseTo(0.5, 9);
  expect(placeAt(stretches, 5)).toBeNull();
  const near = stretchesOf([...before, { time: 4 + maxGapSeconds, x: 8, y: 2 }]);
  expect(placeAt(near, 4 + maxGapSeconds / 2)).toEqual({ x: 5, y: 2 });
});

it('a player does not walk through the net when the pairs change sides', () => {
  const stretches = stretchesOf([
    { time: 0, x: 8, y: 2 },
    { time: 2, x: 12, y: 8 },
    { time: 3, x: 12, y: 8 },
  ]);
  expect([stretches.length, distanceOf(stretches), marksUsed(stretches)]).toEqual([1, 0, 2]);
});

it('gives no figures below the fewest connected marks, however many unconnected ones there are', () => {
  const lonely = Array.from({ length: 40 }, (_, index) => ({ time: index * 60, x: 3, y: 3 }));
  expect(movementFigures(lonely)).toBeNull();
  expect(movementFigures(marks(minMarks - 1, () => ({ x: 3, y: 3 })))).toBeNull();
  expect(movementFigures(marks(minMarks, () => ({ x: 3, y: 3 })))).not.toBeNull();
  expect(zoneShares([])).toEqual({ net: 0, transition: 0, back: 0 });
});
