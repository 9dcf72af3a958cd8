// The rule of a group.

import { expect, it } from 'vitest';
import { isInBand } from './club-groups.ts';

it('a band holds its levels with their half steps, and nobody without a level', () => {
  const band = { from: 3, to: 3.5 };
  for (const level of [3, 3.4, 3.5, 3.9]) expect(isInBand(level, band)).toBe(true);
  for (const level of [null, 2.9, 4]) expect(isInBand(level, band)).toBe(false);
  expect(isInBand(7, { from: 7, to: 7 })).toBe(true);
});
