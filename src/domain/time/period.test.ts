// Periods of calendar days.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedWords,
  daysIn,
  momentsOf,
  monthPeriod,
  periodBefore,
  periodPresets,
  presetPeriod,
  stepOf,
  stepStarts,
} from './period.ts';

it('a month ends on its last day', () => {
  expect(monthPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(monthPeriod('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});

describe('presetPeriod', () => {
  it.each([
    ['last-30-days', '2026-02-09', '2026-03-10'],
    ['last-90-days', '2025-12-11', '2026-03-10'],
    ['last-12-months', '2025-04-01', '2026-03-10'],
    ['this-month', '2026-03-01', '2026-03-10'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['this-year', '2026-01-01', '2026-03-10'],
  ] as const)('%s', (preset, from, to) => {
    expect(presetPeriod(preset, '2026-03-10')).toEqual({ from, to });
  });

  it('begins no later than it ends, on any day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        fc.constantFrom(...periodPresets),
        (date, preset) => {
          expect(daysIn(presetPeriod(preset, date.toISOString().slice(0, 10)))).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });
});

describe('periodBefore', () => {
  it('is as long and ends on the day before', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  });
});

describe('comparedWords', () => {
  it.each([
    ['2026-03-01', '2026-03-01', 'Changes compare with the previous day.'],
    ['2026-03-01', '2026-03-02', 'Changes compare with the previous 2 days.'],
    // Whole days, also over a clock change and a leap day.
    ['2026-03-28', '2026-03-30', 'Changes compare with the previous 3 days.'],
    ['2028-02-01', '2028-02-29', 'Changes compare with the previous 29 days.'],
    ['2026-01-01', '2026-12-31', 'Changes compare with the previous 365 days.'],
  ])('%s to %s', (from, to, words) => {
    expect(comparedWords({ from, to })).toBe(words);
  });

  it('counts the days of the period before, whatever the period', () => {
    const day = fc
      .date({ min: new Date('1980-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(4000), (from, more) => {
        const period = { from, to: new Date(Date.parse(from) + more * 86_400_000).toISOString().slice(0, 10) };
        const counted = /previous (?:(\d+) days|day)\.$/.exec(comparedWords(period));
        expect(Number(counted?.[1] ?? 1)).toBe(daysIn(periodBefore(period)));
      }),
    );
  });
});

describe('momentsOf', () => {
  it('includes both days, also when the clocks change between them', () => {
    const march = { from: '2026-03-29', to: '2026-03-29' };
    expect(momentsOf(march, 'Europe/Copenhagen')).toEqual({
      start: new Date('2026-03-28T23:00:00Z'),
      end: new Date('2026-03-29T22:00:00Z'),
    });
    expect(momentsOf(march, 'Pacific/Kiritimati').start).toEqual(new Date('2026-03-28T10:00:00Z'));
  });

  it('refuses an impossible day', () => {
    expect(() => momentsOf({ from: '2026-02-30', to: '2026-03-01' }, 'UTC')).toThrow(RangeError);
  });
});

describe('the steps of a period', () => {
  it.each([
    ['2026-03-01', '2026-03-31', 'day', '2026-03-01', 31],
    ['2026-03-01', '2026-04-01', 'week', '2026-02-23', 6],
    ['2026-01-15', '2026-12-31', 'month', '2026-01-01', 12],
    ['1930-05-01', '2030-01-01', 'year', '1930-01-01', 101],
  ])('%s to %s are drawn by %s', (from, to, step, first, count) => {
    const starts = stepStarts({ from, to });
    expect([stepOf({ from, to }), starts[0], starts.length]).toEqual([step, first, count]);
  });
});
