// Agreement of coaches in words.

import { describe, expect, it } from 'vitest';
import { agreementWords, biasWords, blindWords, certaintyWords } from './agreement-words.ts';

const high = { name: 'Lise Berg', bias: 0.31, interval: { from: 0.1, to: 0.5 } };
const low = { name: 'Bo Friis', bias: -0.24, interval: { from: -0.4, to: -0.1 } };
const unclear = { name: 'Ida Lund', bias: 0.5, interval: { from: -0.1, to: 1.1 } };

it('agreement names the coaches who clearly rate higher or lower', () => {
  expect(agreementWords([high, unclear, low])).toBe(
    'Lise Berg (by 0.3) clearly rates higher than average, Bo Friis (by 0.2) clearly rates lower.',
  );
  expect(agreementWords([low])).toBe('Bo Friis (by 0.2) clearly rates lower than average.');
  expect(agreementWords([high, { ...high, name: 'Al Ek' }])).toBe(
    'Lise Berg (by 0.3) and Al Ek (by 0.3) clearly rate higher than average.',
  );
});

it('agreement names no one for differences that may be chance or are shown as 0.0', () => {
  const tiny = { name: 'Al Ek', bias: 0.04, interval: { from: 0.01, to: 0.07 } };
  expect(agreementWords([unclear, tiny])).toBe(
    'No coach clearly rates the same players higher or lower than the others.',
  );
});

it('a bias reads as higher, lower or no difference, with how certain it is', () => {
  expect([high, low, { bias: 0.04 }].map(biasWords)).toEqual(['0.3 higher', '0.2 lower', 'No difference']);
  expect([high, unclear].map(certaintyWords)).toEqual(['Clear', 'May be chance']);
});

describe('blindWords', () => {
  it('names how far two blind reviews are apart, and nothing without one', () => {
    expect(blindWords({ matches: 0, meanDifference: null, withinHalf: null })).toBeNull();
    expect(blindWords({ matches: 1, meanDifference: 0.44, withinHalf: 0.755 })).toBe(
      '1 match was reviewed blind by two coaches: their ratings are 0.4 apart on average, and 76% of them at most half a point.',
    );
    expect(blindWords({ matches: 3, meanDifference: 0.44, withinHalf: 1 })).toMatch(/^3 matches were/u);
  });
});
