// The dates of a time axis.

import { describe, expect, it } from 'vitest';
import { tickText, timeTicks } from './time-ticks.ts';

const at = (year: number, month: number, day: number, hour = 0) => new Date(year, month - 1, day, hour).getTime();

describe('the ticks of a time axis', () => {
  it('are days within a week', () => {
    const ticks = timeTicks(at(2026, 3, 2, 15), at(2026, 3, 5, 9));
    expect(ticks).toEqual({ unit: 'day', values: [at(2026, 3, 3), at(2026, 3, 4), at(2026, 3, 5)] });
  });

  it('are first days of months within a year, at most six', () => {
    const ticks = timeTicks(at(2026, 2, 20), at(2026, 11, 2), 5);
    expect(ticks).toEqual({
      unit: 'month',
      values: [at(2026, 3, 1), at(2026, 5, 1), at(2026, 7, 1), at(2026, 9, 1), at(2026, 11, 1)],
    });
  });

  it('are years over a long time', () => {
    const ticks = timeTicks(at(2021, 6, 1), at(2026, 3, 1));
    expect(ticks.unit).toBe('year');
    expect(ticks.values.map((time) => tickText(time, ticks.unit))).toEqual(['2022', '2023', '2024', '2025', '2026']);
  });

  it('show the year where one starts', () => {
    expect(tickText(at(2026, 1, 1), 'month')).toBe('2026');
    expect(tickText(at(2026, 3, 1), 'month')).toBe('Mar');
  });

  it('are within the span and never too many', () => {
    for (const days of [0.2, 1, 3, 9, 20, 45, 100, 400, 1500, 9000]) {
      const from = at(2025, 10, 24, 17);
      const { values } = timeTicks(from, from + days * 86_400_000);
      expect(values.length).toBeLessThanOrEqual(6);
      expect(values.every((time) => time >= from && time <= from + days * 86_400_000)).toBe(true);
    }
  });
});
