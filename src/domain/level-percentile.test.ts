// A place among at least twenty.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentileFrom, percentileInBand } from './level-percentile.ts';

const repeat = (count: number, level: number) => Array.from({ length: count }, () => level);

describe('percentileInBand', () => {
  it('is not told for fewer than 20 players of the band', () => {
    expect(percentileInBand(4, [])).toBeNull();
    expect(percentileInBand(4, repeat(19, 4))).toBeNull();
    expect(percentileInBand(4, [...repeat(19, 4), ...repeat(50, 2.4), ...repeat(50, 5.5)])).toBeNull();
  });

  it.each([
    ['the middle of equals', 4, repeat(20, 4), 50],
    ['the top', 5.4, [...repeat(19, 4), 5.4], 98],
    ['the bottom', 4, [4, ...repeat(19, 5)], 3],
    ['ahead of most', 5, [...repeat(15, 4), ...repeat(5, 5)], 88],
    ['only the band', 4, [...repeat(20, 4), ...repeat(99, 2), ...repeat(99, 7)], 50],
  ])('tells %s', (_, level, levels, percentile) => {
    expect(percentileInBand(level, levels)).toBe(percentile);
  });

  it('lies within 0–100 and never falls when the level rises', () => {
    const level = fc.integer({ min: 40, max: 54 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(level, { minLength: percentileFrom, maxLength: 60 }), level, level, (others, one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        const before = percentileInBand(lower, [...others, lower]) ?? Number.NaN;
        const after = percentileInBand(higher, [...others, higher]) ?? Number.NaN;
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(100);
        expect(before).toBeLessThanOrEqual(after);
      }),
    );
  });
});
