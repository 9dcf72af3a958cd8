// The axis of column charts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countTicks } from './count-ticks.ts';

describe('countTicks', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [20, [0, 5, 10, 15, 20]],
    [21, [0, 10, 20, 30]],
    [1234, [0, 500, 1000, 1500]],
  ])('up to %i: %j', (max, ticks) => {
    expect(countTicks(max)).toEqual(ticks);
  });

  it('uses fractions for values that are not whole', () => {
    expect(countTicks(1, 4, false)).toEqual([0, 0.5, 1]);
  });

  it('covers every value in few steps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 1, max: 8 }), (max, maxTicks) => {
        const ticks = countTicks(max, maxTicks);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
        expect(ticks.length).toBeLessThanOrEqual(maxTicks + 1);
      }),
    );
  });
});
