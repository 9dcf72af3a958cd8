// What fits, and what goes behind the button.

import { expect, it } from 'vitest';
import { fittingEntries } from './fitting-entries.ts';

const widths = { entries: [100, 100, 100], more: 60, gap: 4 };

it.each([
  [308, 3],
  [307, 2],
  [268, 2],
  [267, 1],
  [164, 1],
  [163, 0],
  [0, 0],
])('in %s pixels there is room for %s', (available, count) => {
  expect(fittingEntries({ ...widths, available })).toBe(count);
});

it('space is kept for a button that is always shown', () => {
  expect(fittingEntries({ ...widths, available: 371, hasMore: true })).toBe(2);
  expect(fittingEntries({ ...widths, available: 372, hasMore: true })).toBe(3);
});

it('no entries need no space', () => {
  expect(fittingEntries({ ...widths, entries: [], available: 0 })).toBe(0);
});
