// Halves, drift and signs.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difference, mean, oneDecimal, roundTo } from './round-to.ts';

/** A realistic figure with binary drift. */
const figure = fc.double({ min: -10_000, max: 10_000, noNaN: true });
const digits = fc.integer({ min: 0, max: 3 });

describe('roundTo', () => {
  it.each([
    [4.25, 1, 4.3],
    [4.35, 1, 4.4],
    [4.45, 1, 4.5],
    [0.15, 1, 0.2],
    [0.25, 1, 0.3],
    [1.15, 1, 1.2],
    [6.95, 1, 7],
    [1.005, 2, 1.01],
    [10.235, 2, 10.24],
    [8.345, 2, 8.35],
    [(0.7 + 0.6) / 2, 1, 0.7],
    [(0.1 + 0.2) / 2, 1, 0.2],
    [0.5, 0, 1],
    [1.5, 0, 2],
    [2.5, 0, 3],
    [0.499999, 0, 0],
    [4.249, 1, 4.2],
    [0, 1, 0],
    [-0.5, 0, -1],
    [-2.5, 0, -3],
    [-4.25, 1, -4.3],
    [Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER],
  ])('rounds %s to %s decimals: %s', (value, places, rounded) => {
    expect(roundTo(value, places)).toBe(rounded);
  });

  it('never answers negative zero', () => {
    expect(roundTo(-0, 1)).toBe(0);
    expect(roundTo(-0.04, 1)).toBe(0);
  });

  it('rounds every decimal half away from zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), digits, (whole, places) => {
        const half = Number(`${whole}.5e-${places}`);
        expect(roundTo(half, places)).toBe(Number(`${whole + 1}e-${places}`));
        expect(roundTo(-half, places)).toBe(-Number(`${whole + 1}e-${places}`));
      }),
    );
  });

  it('keeps round figures, moves none by more than half a place, and keeps the order', () => {
    fc.assert(
      fc.property(figure, figure, digits, (one, other, places) => {
        const rounded = roundTo(one, places);
        expect(roundTo(rounded, places)).toBe(rounded);
        expect(Math.abs(rounded - one)).toBeLessThanOrEqual(0.5 / 10 ** places + 1e-8);
        const [lower, higher] = one < other ? [one, other] : [other, one];
        expect(roundTo(lower, places)).toBeLessThanOrEqual(roundTo(higher, places));
      }),
    );
  });
});

describe('oneDecimal', () => {
  it.each([
    [4, '4.0'],
    [4.25, '4.3'],
    [4.35, '4.4'],
    [6.96, '7.0'],
    [0, '0.0'],
  ])('shows %s as %s', (value, text) => {
    expect(oneDecimal(value)).toBe(text);
  });
});

describe('mean', () => {
  it('is null for nothing', () => {
    expect(mean([])).toBeNull();
  });

  it('is exact for ratings', () => {
    expect(mean([0.7, 0.6])).toBe(0.65);
    expect(mean([3.4, 3.6])).toBe(3.5);
    expect(mean([0.1, 0.2, 0.3])).toBe(0.2);
  });

  it('does not depend on the order and lies between the lowest and the highest', () => {
    const tenths = fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(tenths, (values) => {
        const ratings = values.map((value) => value / 10);
        expect(mean(ratings.toReversed())).toBe(mean(ratings));
        expect(mean(ratings.toSorted((a, b) => a - b))).toBe(mean(ratings));
        expect(mean(ratings)).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(mean(ratings)).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });
});

describe('difference', () => {
  it.each([
    [3.56, 4.14, 'one', 0.6],
    [3.56, 4.14, 'both', 0.5],
    [4.14, 3.56, 'one', -0.6],
    [3.5, 4.1, 'both', 0.6],
    [3.04, 3.04, 'both', 0],
    [3.04, 3, 'one', 0],
  ] as const)('from %d to %d, with %s beside it, is %d', (from, to, beside, by) => {
    expect(difference(from, to, beside)).toBe(by);
  });

  it('adds up with the figures next to it', () => {
    fc.assert(
      fc.property(figure, figure, (from, to) => {
        const shown = Number(oneDecimal(from)) + difference(from, to, 'both');
        expect(oneDecimal(shown)).toBe(oneDecimal(roundTo(to, 1)));
      }),
    );
  });
});
