// The planned days are in the future, and have the right weekdays.

import { expect, it } from 'vitest';
import { daysAround, inWords } from './clock-changes.ts';

it.each([
  ['2026-11-22', '2027-03-16', '2027-10-19'],
  ['2027-03-13', '2027-03-16', '2027-10-19'],
  ['2027-03-14', '2028-03-14', '2027-10-19'],
  ['2027-12-31', '2028-03-14', '2028-10-17'],
])('on %s the Tuesdays before the next changes are %s and %s', (today, spring, autumn) => {
  const now = new Date(`${today}T12:00:00Z`);
  const tuesdays = (['spring', 'autumn'] as const).map((change) => daysAround(change, now)(-12));
  expect(tuesdays).toEqual([spring, autumn]);
});

it('names a day as sentences do', () => {
  expect(inWords('2027-03-16')).toBe('Tuesday 16 March 2027');
});
