// The month that a club's report is about, around every awkward day.

import { expect, it } from 'vitest';
import { dueReportMonth } from './monthly-report.ts';

it.each([
  ['the hour before', 5, 'Europe/Copenhagen', '2026-11-05T05:59:00Z', '2026-09'],
  ['the hour itself', 5, 'Europe/Copenhagen', '2026-11-05T06:00:00Z', '2026-10'],
  ['the last day of a month', 5, 'Europe/Copenhagen', '2026-11-30T20:00:00Z', '2026-10'],
  ['a day that is still the month before elsewhere', 1, 'Pacific/Auckland', '2026-10-31T18:30:00Z', '2026-10'],
  ['the same moment further west', 1, 'America/Los_Angeles', '2026-10-31T18:30:00Z', '2026-09'],
  ['New Year', 1, 'UTC', '2027-01-01T07:00:00Z', '2026-12'],
  ['the night of New Year', 1, 'UTC', '2027-01-01T00:00:00Z', '2026-11'],
  ['29 February', 28, 'UTC', '2028-02-29T12:00:00Z', '2028-01'],
  ['1 March of a leap year', 1, 'UTC', '2028-03-01T12:00:00Z', '2028-02'],
  ['28 February', 28, 'UTC', '2027-02-28T07:00:00Z', '2027-01'],
  ['the morning of a clock change in spring', 28, 'Europe/Copenhagen', '2027-03-28T05:00:00Z', '2027-02'],
  ['the hour before, in summer time already', 28, 'Europe/Copenhagen', '2027-03-28T04:59:00Z', '2027-01'],
  ['the morning of a clock change in autumn', 25, 'Europe/Copenhagen', '2026-10-25T06:00:00Z', '2026-09'],
])('on %s it is the right one', (_, day, zone, now, month) => {
  expect(dueReportMonth(day, zone, Date.parse(now))).toBe(month);
});
