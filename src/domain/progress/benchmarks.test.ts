// How a player compares with others in the same level band.

import { describe, expect, it } from 'vitest';
import { benchmarkRules, benchmarksOf, percentileOf } from './benchmarks.ts';

describe('percentileOf', () => {
  it.each([
    ['the middle of 21', { below: 10, equal: 1, players: 21 }, 50],
    ['above all others', { below: 20, equal: 1, players: 21 }, 99],
    ['below all others', { below: 0, equal: 1, players: 21 }, 1],
    ['the same as everybody', { below: 0, equal: 21, players: 21 }, 50],
    ['a tie at the top counts by half', { below: 16, equal: 5, players: 21 }, 90],
    ['a half, rounded as every figure is', { below: 11, equal: 2, players: 21 }, 58],
  ])('%s', (_, standing, percentile) => {
    expect(percentileOf(standing)).toBe(percentile);
  });
});

describe('benchmarksOf', () => {
  const standing = { rating: 4, below: 10, equal: 1, players: benchmarkRules.minPlayers };

  it('returns overall and each skill rated for enough players', () => {
    const benchmarks = benchmarksOf([
      { ...standing, skillName: 'lob' },
      { ...standing, skillName: 'volley', players: benchmarkRules.minPlayers - 1 },
      { ...standing, skillName: 'overall' },
    ]);
    expect(benchmarks?.map(({ skillName }) => skillName)).toEqual(['overall', 'lob']);
  });

  it('is null with fewer than twenty players or without an overall rating', () => {
    expect(benchmarksOf([{ ...standing, skillName: 'overall', players: 19 }])).toBeNull();
    expect(benchmarksOf([{ ...standing, skillName: 'lob' }])).toBeNull();
    expect(benchmarksOf([])).toBeNull();
  });
});
