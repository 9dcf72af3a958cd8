// When a review opens, in any zone and across clock changes.

import { expect, it } from 'vitest';
import type { Weekday } from '#domain/training/training-requests.ts';
import { opensAt } from './review-openings.ts';

const zone = 'Europe/Copenhagen';
const opens = (publishedAt: string, time: string, days: Weekday[] = [], timeZone = zone) => {
  const moment = opensAt(Date.parse(publishedAt), { time, days }, timeZone);
  return moment === null ? null : new Date(moment).toISOString();
};

it('opens at once without a choice', () => {
  expect(opensAt(Date.parse('2026-11-27T09:00:00Z'), null, zone)).toBeNull();
});

it.each<[string, string, string, Weekday[], string]>([
  ['later the same day', '2026-11-27T09:00:00Z', '18:00', [], '2026-11-27T17:00:00.000Z'],
  ['at the very moment', '2026-11-27T17:00:00Z', '18:00', [], '2026-11-27T17:00:00.000Z'],
  ['a second too late: the next day', '2026-11-27T17:00:01Z', '18:00', [], '2026-11-28T17:00:00.000Z'],
  ['on the next chosen day', '2026-11-27T09:00:00Z', '18:00', ['monday', 'sunday'], '2026-11-29T17:00:00.000Z'],
  ['a week later on the only day', '2026-11-27T18:00:00Z', '18:00', ['friday'], '2026-12-04T17:00:00.000Z'],
  ['by the local day, not that of UTC', '2026-11-27T23:30:00Z', '07:00', ['saturday'], '2026-11-28T06:00:00.000Z'],
  // On 29 March 2026 clocks go from 2:00 to 3:00, on 25 October from 3:00 back to 2:00.
  ['at the same time after clocks change', '2026-03-28T20:00:00Z', '18:00', [], '2026-03-29T16:00:00.000Z'],
  ['later where the time is skipped', '2026-03-28T20:00:00Z', '02:30', [], '2026-03-29T01:30:00.000Z'],
  ['at the first of two', '2026-10-24T20:00:00Z', '02:30', [], '2026-10-25T00:30:00.000Z'],
  ['the next day between the two', '2026-10-25T01:00:00Z', '02:30', [], '2026-10-26T01:30:00.000Z'],
])('opens %s', (_, publishedAt, time, days, expected) => {
  expect(opens(publishedAt, time, days)).toBe(expected);
});

it('reads the clock of the player', () => {
  expect(opens('2026-11-27T09:00:00Z', '18:00', [], 'America/Argentina/Buenos_Aires')).toBe('2026-11-27T21:00:00.000Z');
  expect(opens('2026-11-27T09:00:00Z', '18:00', [], 'Asia/Tokyo')).toBe('2026-11-27T09:00:00.000Z');
});
