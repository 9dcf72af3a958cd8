// Improvement over a period.

import { describe, expect, it } from 'vitest';
import { improvement, mostImproved } from './improvement.ts';

describe('improvement', () => {
  it('compares the first two ratings with the last two', () => {
    expect(improvement([3, 3.4, 1, 6, 4, 4.2])).toEqual({ begin: 3.2, end: 4.1, change: 0.9, reviews: 6 });
    expect(improvement([4, 4, 3, 3.5])).toEqual({ begin: 4, end: 3.3, change: -0.7, reviews: 4 });
  });

  it('is null for fewer than four ratings', () => {
    expect(improvement([])).toBeNull();
    expect(improvement([1, 2, 7])).toBeNull();
  });

  it('is the difference of the displayed figures', () => {
    // 3.25 and 3.85 are shown as 3.3 and 3.9.
    expect(improvement([3.2, 3.3, 3.8, 3.9])).toEqual({ begin: 3.3, end: 3.9, change: 0.6, reviews: 4 });
  });
});

it('mostImproved sorts by improvement, and leaves out players who did not improve', () => {
  const players = [
    { player: 'same', ratings: [4, 4, 4, 4] },
    { player: 'few', ratings: [1, 1, 7] },
    { player: 'some', ratings: [3, 3, 3.5, 3.5] },
    { player: 'some, longer', ratings: [3, 3, 3, 3.5, 3.5] },
    { player: 'most', ratings: [2, 2, 4, 4] },
    { player: 'worse', ratings: [4, 4, 2, 2] },
  ];
  expect(mostImproved(players, 5).map(({ player }) => player)).toEqual(['most', 'some, longer', 'some']);
  expect(mostImproved(players, 1)).toHaveLength(1);
});
