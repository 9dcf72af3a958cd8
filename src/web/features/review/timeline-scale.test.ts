// Lengths and moments of the timeline.

import { expect, it } from 'vitest';
import { clockTimesIn, roundedUpLength } from './timeline-scale.ts';

it('finds the times that a player wrote', () => {
  expect(clockTimesIn('12:40, then 25:10 and 1:02:03 (left to right)')).toEqual([760, 1510, 3723]);
  expect(clockTimesIn('after every third game')).toEqual([]);
  expect(clockTimesIn(null)).toEqual([]);
});

it('makes a timeline of unknown length long enough', () => {
  expect([0, 599, 600, 3700].map(roundedUpLength)).toEqual([600, 600, 1200, 4200]);
});
