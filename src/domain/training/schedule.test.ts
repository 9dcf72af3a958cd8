// Repeats over clock changes, and conflicts.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallTime } from '#domain/time/time-zones.ts';
import {
  type BookedSession,
  mayBeginAt,
  mayLast,
  mayMoveTo,
  movedMoments,
  overlap,
  repeats,
  sessionConflicts,
  sessionLength,
  weeklyMoments,
} from './schedule.ts';

describe('mayLast', () => {
  it.each([
    [5, true],
    [60, true],
    [600, true],
    [4, false],
    [601, false],
    [62.5, false],
    [Number.NaN, false],
  ])('%s minutes: %s', (minutes, isAllowed) => {
    expect(mayLast(minutes).allowed).toBe(isAllowed);
  });

  it('defaults to an hour', () => {
    expect(sessionLength.usual).toBe(60);
  });
});

describe('weeklyMoments', () => {
  it('keeps the local time when summer time starts', () => {
    expect(weeklyMoments({ date: '2026-03-22', time: '18:00', zone: 'Europe/Copenhagen' }, 3)).toEqual([
      '2026-03-22T17:00:00.000Z',
      '2026-03-29T16:00:00.000Z',
      '2026-04-05T16:00:00.000Z',
    ]);
  });

  it.each([
    [{ date: '2026-02-31', time: '18:00', zone: 'Europe/Copenhagen' }, 1],
    [{ date: '2026-03-22', time: '25:00', zone: 'Europe/Copenhagen' }, 1],
    [{ date: '2026-03-22', time: '18:00', zone: 'Mars/Olympus' }, 1],
    [{ date: '2026-03-22', time: '18:00', zone: 'UTC' }, 0],
    [{ date: '2026-03-22', time: '18:00', zone: 'UTC' }, repeats.max + 1],
    [{ date: '2026-03-22', time: '18:00', zone: 'UTC' }, 1.5],
  ])('is null for %j, %s times', (planned, times) => {
    expect(weeklyMoments(planned, times)).toBeNull();
  });

  it('shows the same weekday and time each week', () => {
    const planned = fc.record({
      date: fc
        .integer({ min: 0, max: 3000 })
        .map((days) => new Date(Date.UTC(2024, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)),
      // The clocks change at night.
      time: fc.integer({ min: 5, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`),
      zone: fc.constantFrom('Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe', 'UTC'),
    });
    fc.assert(
      fc.property(planned, fc.integer({ min: 1, max: repeats.max }), (one, times) => {
        const moments = weeklyMoments(one, times) ?? [];
        expect(moments).toHaveLength(times);
        const walls = moments.map((moment) => wallTime(Date.parse(moment), one.zone));
        expect(walls[0]).toEqual({ date: one.date, time: one.time });
        for (const [week, wall] of walls.entries()) {
          expect(wall.time).toBe(one.time);
          expect(Date.parse(wall.date) - Date.parse(one.date)).toBe(week * 7 * 86_400_000);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('sessionConflicts', () => {
  const session = (
    id: string,
    at: string,
    duration: number,
    coachId: string | null,
    ...playerIds: string[]
  ): BookedSession => ({
    id,
    sessionDate: `2026-03-14T${at}:00Z`,
    duration,
    coachId,
    playerIds,
  });
  const booked = [
    session('late', '18:30', 60, 'coach', 'anna'),
    session('early', '17:30', 60, 'coach', 'ben'),
    session('elsewhere', '18:00', 60, 'other', 'cleo'),
    session('no-coach', '18:00', 60, null, 'dora'),
  ];

  it('finds the coach and players who are double-booked, earliest first', () => {
    const planned = session('', '18:00', 60, 'coach', 'anna', 'cleo');
    expect(sessionConflicts([planned], booked).map(({ booked: { id }, people }) => [id, people])).toEqual([
      ['early', ['coach']],
      ['elsewhere', ['cleo']],
      ['late', ['coach', 'anna']],
    ]);
  });

  it.each([
    ['back to back', session('', '19:30', 60, 'coach', 'anna')],
    ['with other people', session('', '18:00', 60, 'third', 'emil')],
    ['without a coach', session('', '18:00', 60, null, 'emil')],
    ['that is only moved a little', session('late', '18:45', 60, 'coach', 'anna')],
  ])('finds none for a session %s', (_, planned) => {
    expect(sessionConflicts([planned], booked)).toEqual([]);
  });

  it('treats overlap as mutual, and a session as overlapping itself', () => {
    const any = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), fc.integer({ min: 5, max: 600 }))
      .map(([hour, minute, duration]) => ({
        sessionDate: new Date(Date.UTC(2026, 2, 14, hour, minute)).toISOString(),
        duration,
      }));
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(overlap(one, other)).toBe(overlap(other, one));
        expect(overlap(one, one)).toBe(true);
      }),
    );
  });
});

describe('mayBeginAt', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it.each([
    ['2026-11-21T10:00:01Z', true],
    ['2026-11-21T10:00:00Z', true],
    ['2025-11-21T10:00:00Z', true],
    ['2025-11-21T09:00:00Z', false],
    ['2028-11-20T09:00:00Z', true],
    ['2028-11-22T10:00:00Z', false],
    ['some day', false],
  ])('%s: %s', (moment, isAllowed) => {
    expect(mayBeginAt(moment, now).allowed).toBe(isAllowed);
  });
});

describe('mayMoveTo', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  it.each([
    ['2026-11-22T10:00:00Z', '2026-11-23T10:00:00Z', true],
    ['2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z', false],
    ['2026-11-20T10:00:00Z', '2026-11-19T10:00:00Z', true],
    ['2026-11-23T10:00:00Z', '2026-11-19T10:00:00Z', true],
    ['2020-11-20T10:00:00Z', '2026-11-19T10:00:00Z', false],
  ])('to %s from %s: %s', (moment, from, isAllowed) => {
    expect(mayMoveTo(moment, from, now).allowed).toBe(isAllowed);
  });
});

describe('movedMoments', () => {
  const zone = 'Europe/Copenhagen';
  // Tuesdays at 18:00 across the start of summer time.
  const series = ['2027-03-23T17:00:00Z', '2027-03-30T16:00:00Z', '2027-04-06T16:00:00Z'].map((sessionDate) => ({
    sessionDate,
    timeZone: zone,
  }));

  it('moves each by the same number of days, to the same local time', () => {
    expect(movedMoments(series, { date: '2027-03-25', time: '19:30', zone })).toEqual([
      '2027-03-25T18:30:00.000Z',
      '2027-04-01T17:30:00.000Z',
      '2027-04-08T17:30:00.000Z',
    ]);
  });

  it('moves across the end of summer time, and back', () => {
    const autumn = [{ sessionDate: '2027-11-02T17:00:00Z', timeZone: zone }];
    expect(movedMoments(autumn, { date: '2027-10-26', time: '18:00', zone })).toEqual(['2027-10-26T16:00:00.000Z']);
  });

  it('leaves all sessions when the first stays, including ones moved individually', () => {
    const moved = [...series, { sessionDate: '2027-04-14T07:00:00Z', timeZone: zone }];
    expect(movedMoments(moved, { date: '2027-03-23', time: '18:00', zone })).toEqual(
      moved.map(({ sessionDate }) => sessionDate),
    );
  });

  it.each([
    [{ date: '2027-02-30', time: '18:00', zone }],
    [{ date: '2027-03-23', time: '24:00', zone }],
    [{ date: '2027-03-23', time: '18:00', zone: 'Mars/Olympus' }],
  ])('is null for %j', (to) => {
    expect(movedMoments(series, to)).toBeNull();
  });

  it('is null without sessions', () => {
    expect(movedMoments([], { date: '2027-03-23', time: '18:00', zone })).toBeNull();
  });
});
