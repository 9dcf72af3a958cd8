import { describe, expect, it } from 'vitest';
import { findingCounts, findingWords, pairCounts } from './pair-chart.ts';

describe('the chart of a pair', () => {
  it('counts the notes of each subject by what they find, in the order of the subjects', () => {
    const counted = pairCounts([
      { pair: 'centre', type: 'improvement' },
      { pair: 'together', type: 'technique' },
      { pair: 'centre', type: 'improvement' },
      { pair: 'centre', type: 'strength' },
    ]);
    expect(counted).toEqual([
      { subject: 'together', counts: { strength: 0, improvement: 0, observation: 1 } },
      { subject: 'centre', counts: { strength: 1, improvement: 2, observation: 0 } },
    ]);
  });

  it('shows no subject without notes', () => {
    expect(pairCounts([])).toEqual([]);
  });

  it.each([
    [['strength'], '1 strength'],
    [['strength', 'strength', 'improvement'], '2 strengths, 1 to improve'],
    [['positioning'], '1 other note'],
    [['strategy', 'technique'], '2 other notes'],
    [[], 'No notes on the pair'],
  ] as const)('says %j as “%s”', (types, words) => {
    expect(findingWords(findingCounts(types.map((type) => ({ type }))))).toBe(words);
  });
});
