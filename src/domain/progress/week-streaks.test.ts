// Week streaks.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLength } from '#domain/time/moments.ts';
import { longestWeekStreak } from './week-streaks.ts';

describe('longestWeekStreak', () => {
  it.each([
    [[], 0],
    [['soon', ''], 0],
    [['2026-03-14T12:00:00Z'], 1],
    // Monday and Sunday of one week, then the Monday after.
    [['2026-03-09T00:00:00Z', '2026-03-15T23:59:59.999Z'], 1],
    [['2026-03-15T23:59:59.999Z', '2026-03-16T00:00:00Z'], 2],
    // Over the turn of the year, with its week 53.
    [['2026-12-24', '2026-12-31', '2027-01-07'], 3],
    [['2025-12-30', '2026-01-01', '2026-01-05'], 2],
    // A week without breaks the streak; the longest counts, not the last.
    [['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-30', '2026-04-06'], 3],
    [['2026-03-16', '2026-03-02', '2026-03-09', '2026-03-09'], 3],
    // Before 1970 weeks are counted on the same way.
    [['1969-12-28', '1969-12-29', '1970-01-04', '1970-01-05'], 3],
  ])('of %j is %s', (moments, weeks) => {
    expect(longestWeekStreak(moments)).toBe(weeks);
  });

  it('counts the weeks of an unbroken streak, whatever the day', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 60 }), (daysOfWeek) => {
        const monday = Date.UTC(2024, 0, 1);
        const moments = daysOfWeek.map((day, week) => new Date(monday + (week * 7 + day) * dayLength).toISOString());
        expect(longestWeekStreak(moments.toReversed())).toBe(daysOfWeek.length);
      }),
    );
  });

  it('never shrinks with more moments', () => {
    const moment = fc.nat(2000).map((day) => new Date(Date.UTC(2024, 0, 1) + day * dayLength).toISOString());
    fc.assert(
      fc.property(fc.array(moment), moment, (moments, one) => {
        expect(longestWeekStreak([...moments, one])).toBeGreaterThanOrEqual(longestWeekStreak(moments));
      }),
    );
  });
});
