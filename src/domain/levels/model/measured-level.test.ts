// The measured level today.

import { expect, it } from 'vitest';
import { measuredLevel, measuredText } from './measured-level.ts';

it('the interval grows with age and stays on the scale', () => {
  const stored = { level: 4.04, levelError: 0.1, day: 20_000 };
  expect(measuredLevel(stored, 0.25, 20_000)).toEqual({ level: 4, from: 3.8, to: 4.2 });
  expect(measuredLevel(stored, 0.25, 20_365)).toEqual({ level: 4, from: 3, to: 5 });
  expect(measuredLevel(stored, 0.25, 19_000)).toEqual(measuredLevel(stored, 0.25, 20_000));
  expect(measuredLevel({ ...stored, level: 6.9 }, 0.25, 20_100).to).toBe(7);
  expect(measuredLevel({ ...stored, level: 0.4 }, 0, 20_000)).toEqual({ level: 1, from: 1, to: 1 });
});

it('reads with its interval', () => {
  expect(measuredText({ level: 4, from: 3.8, to: 4.3 })).toBe('4.0, between 3.8 and 4.3');
});
