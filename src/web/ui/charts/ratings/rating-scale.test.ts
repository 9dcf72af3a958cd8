// The vertical axis of rating charts.

import { describe, expect, it } from 'vitest';
import { ratingDomain } from './rating-scale.ts';

describe('the axis of ratings', () => {
  it('leaves half a point of space on both sides', () => {
    expect(ratingDomain([3.6, 4.2])).toEqual({ from: 3, to: 5, ticks: [3, 4, 5] });
    expect(ratingDomain([3.4, 4.6])).toEqual({ from: 2, to: 6, ticks: [2, 3, 4, 5, 6] });
  });

  it('stays within the scale, at both ends', () => {
    expect(ratingDomain([7, 6.9])).toMatchObject({ from: 5, to: 7 });
    expect(ratingDomain([0, 0.2])).toMatchObject({ from: 0, to: 2 });
  });

  it('is at least two points high', () => {
    for (const value of [0, 0.5, 3.5, 6.6, 7]) {
      const { from, to } = ratingDomain([value]);
      expect(to - from).toBeGreaterThanOrEqual(2);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(7);
    }
  });
});
