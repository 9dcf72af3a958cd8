// Time zones and clock changes.

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, isTimeZone, minutesOfDay, momentOf, mondayOf, nearestExistingTime, wallTime } from './time-zones.ts';

const zones = ['UTC', 'Europe/Copenhagen', 'America/Argentina/Buenos_Aires', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
const inZone = (date: string, time: string, zone: string) => {
  const moment = momentOf({ date, time }, zone);
  return moment === null ? null : new Date(moment).toISOString();
};

it.each([
  ['2026-03-29', '02:30', 'Europe/Copenhagen', '03:30'],
  ['2026-03-29', '03:30', 'Europe/Copenhagen', null],
  ['2026-10-25', '02:30', 'Europe/Copenhagen', null],
  ['2026-03-29', '02:30', 'UTC', null],
  ['2026-02-30', '02:30', 'Europe/Copenhagen', null],
  ['', '', 'UTC', null],
])('instead of %s %s in %s clocks show %s', (date, time, zone, expected) => {
  expect(nearestExistingTime({ date, time }, zone)).toBe(expected);
});

describe('momentOf', () => {
  it.each([
    ['2026-01-15', '18:30', 'Europe/Copenhagen', '2026-01-15T17:30:00.000Z'],
    ['2026-07-15', '18:30', 'Europe/Copenhagen', '2026-07-15T16:30:00.000Z'],
    ['2026-07-15', '18:30', 'America/Argentina/Buenos_Aires', '2026-07-15T21:30:00.000Z'],
    // On 29 March 2026 Danish clocks go from 2:00 to 3:00.
    ['2026-03-29', '01:59', 'Europe/Copenhagen', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', 'Europe/Copenhagen', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Copenhagen', '2026-03-29T01:00:00.000Z'],
    // On 25 October they pass 2:00 to 3:00 twice.
    ['2026-10-25', '02:30', 'Europe/Copenhagen', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Copenhagen', '2026-10-25T02:00:00.000Z'],
    // Lord Howe Island changes by half an hour.
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, moment) => {
    expect(inZone(date, time, zone)).toBe(moment);
  });

  it.each([
    ['2026-02-31', '10:00'],
    ['2026-2-3', '10:00'],
    ['2026-02-03', '24:00'],
    ['2026-02-03', '9:00'],
    ['soon', '10:00'],
  ])('knows no %s %s', (date, time) => {
    expect(momentOf({ date, time }, 'Europe/Copenhagen')).toBeNull();
  });

  it('reads back as the local time, unless that time is skipped', () => {
    const moment = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (minutes, zone) => {
        const wall = wallTime(minutes * 60_000, zone);
        const back = momentOf(wall, zone) as number;
        expect(wallTime(back, zone)).toEqual(wall);
        // Of a repeated time it is the first.
        expect(back).toBeLessThanOrEqual(minutes * 60_000);
        expect(minutes * 60_000 - back).toBeLessThanOrEqual(3_600_000);
      }),
    );
  });
});

describe('days', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-29', 7, '2026-04-05'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %s days is %s', (date, days, then) => {
    expect(addDays(date, days)).toBe(then);
  });

  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['2026-03-16', '2026-03-16'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s begins on %s', (date, monday) => {
    expect(mondayOf(date)).toBe(monday);
  });

  it('recognise zones', () => {
    expect(zones.every(isTimeZone)).toBe(true);
    expect(isTimeZone('Mars/Olympus')).toBe(false);
    for (const odd of ['', '+13:00', '-03', '13:00', 'CET', 'EST', 'GMT', 'Etc/Unknown', '+13:00/x'])
      expect(isTimeZone(odd)).toBe(false);
    expect(minutesOfDay('18:30')).toBe(1110);
  });

  it('are made once, but not kept for every spelling', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    const count = (zone: string) => {
      made.mockClear();
      isTimeZone(zone);
      return made.mock.calls.length;
    };
    const letters = 'america/argentina/buenos_aires'.split('');
    const spelling = (number: number) =>
      letters
        .map((letter, index) => ((number >> (index % 12)) & 1 && index < 12 ? letter.toUpperCase() : letter))
        .join('');
    expect([count(spelling(0)), count(spelling(0))]).toEqual([1, 0]);
    for (let number = 1; number < 4096; number += 1) isTimeZone(spelling(number));
    expect(count(spelling(0))).toBe(1);
    made.mockRestore();
  });
});
