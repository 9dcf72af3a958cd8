// A session's time in another time zone.

import { expect, it } from 'vitest';
import { timeElsewhere } from './time-elsewhere.ts';

it.each([
  ['2027-03-16T09:00:00Z', 'Europe/Copenhagen', 'Europe/Paris', null],
  ['2027-03-16T09:00:00Z', 'Europe/Copenhagen', 'America/New_York', '10:00 Copenhagen time'],
  ['2027-03-16T14:00:00Z', 'Australia/Sydney', 'Europe/Copenhagen', 'Wed 01:00 Sydney time'],
  // Only in summer.
  ['2027-01-16T09:00:00Z', 'Africa/Lagos', 'Europe/Copenhagen', null],
  ['2027-07-16T09:00:00Z', 'Africa/Lagos', 'Europe/Copenhagen', '10:00 Lagos time'],
])('timeElsewhere of %s in %s for %s is %s', (moment, zone, own, words) => {
  expect(timeElsewhere(moment, zone, own)).toBe(words);
});
