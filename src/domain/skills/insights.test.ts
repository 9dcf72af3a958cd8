// Insights by level.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insight, insightBands } from './insights.ts';

describe('insight', () => {
  it.each([
    [0, 'contact'],
    [1.9, 'contact'],
    [2, 'consistency'],
    [3.9, 'consistency'],
    [4, 'patterns'],
    [6.4, 'patterns'],
    [6.5, 'margins'],
    [7.1, 'margins'],
    [-1, 'contact'],
  ])('for level %s is about %s', (value, id) => {
    expect(insight(value).id).toBe(id);
  });

  it('speaks in a calm voice, and never says the same twice', () => {
    const texts = insightBands.flatMap(({ title, text, actions }) => [title, text, ...actions]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/!|\s{2}|^\s|\s$/);
  });

  it('never falls to a lower band when the level rises', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7 }), fc.double({ min: 0, max: 7 }), (one, other) => {
        expect(insight(Math.min(one, other)).from).toBeLessThanOrEqual(insight(Math.max(one, other)).from);
      }),
    );
  });
});
