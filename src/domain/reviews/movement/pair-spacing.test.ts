// The distance between partners on known paths.

import { expect, it } from 'vitest';
import { minMarks } from './figures.ts';
import type { Mark } from './marks.ts';
import { pairSpacing } from './pair-spacing.ts';

const track = (at: (index: number) => { x: number; y: number }, count = 20): Mark[] =>
  Array.from({ length: count }, (_, index) => ({ time: index, ...at(index) }));

it('finds one distance and no spread for a pair that moves together', () => {
  const left = track((index) => ({ x: 2 + index / 4, y: 2.5 }));
  const right = track((index) => ({ x: 2 + index / 4, y: 7.5 }));
  const spacing = pairSpacing(left, right);
  expect(spacing).toMatchObject({ marks: 20, seconds: 19 });
  expect(spacing?.mean).toBeCloseTo(5, 9);
  expect(spacing?.spread).toBeCloseTo(0, 6);
});

it('finds the mean and the spread of a distance that grows evenly', () => {
  // From 0 to 9.5 m at an even pace: the mean is half of it, the standard deviation its length by the root of twelve.
  const standing = track(() => ({ x: 2, y: 0 }));
  const leaving = track((index) => ({ x: 2, y: index / 2 }));
  const spacing = pairSpacing(standing, leaving);
  expect(spacing?.mean).toBeCloseTo(4.75, 6);
  expect(spacing?.spread).toBeCloseTo(9.5 / Math.sqrt(12), 2);
});

it('measures only while both are followed, whenever each was marked', () => {
  const early = track(() => ({ x: 2, y: 2 }), 30);
  const late = track(() => ({ x: 2, y: 5 }), 30).map((mark) => ({ ...mark, time: mark.time + 14.5 }));
  const spacing = pairSpacing(early, late);
  expect([spacing?.seconds, spacing?.marks]).toEqual([14.5, 15]);
  expect(spacing?.mean).toBeCloseTo(3, 9);
});

it('spacing needs enough marks of both in the shared time', () => {
  const many = track(() => ({ x: 2, y: 2 }), 60);
  const few = track(() => ({ x: 2, y: 5 }), minMarks - 1);
  expect([pairSpacing(many, few), pairSpacing(few, many), pairSpacing(many, [])]).toEqual([null, null, null]);
  const apart = many.map((mark) => ({ ...mark, time: mark.time + 1000 }));
  expect(pairSpacing(many, apart)).toBeNull();
});
