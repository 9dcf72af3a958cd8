// Numbers that travel as text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from './numeric.ts';

describe('toNumber', () => {
  it.each([
    ['4.5', 4.5],
    [4.5, 4.5],
    ['0', 0],
    [0, 0],
    ['', null],
    [' ', null],
    ['four', null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (value, number) => {
    expect(toNumber(value)).toBe(number);
  });

  it('reads back every rating as it travels', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 70 }), (tenths) => {
        expect(toNumber((tenths / 10).toFixed(1))).toBe(tenths / 10);
      }),
    );
  });
});
