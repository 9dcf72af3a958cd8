// Halves of a calendar year.

import { describe, expect, it } from 'vitest';
import { halfYears } from './half-years.ts';

describe('halfYears', () => {
  it('begins with the half-year of the day and goes back', () => {
    expect(halfYears('2026-11-27', 3)).toEqual([
      { from: '2026-07-01', to: '2026-12-31', label: 'July to December 2026' },
      { from: '2026-01-01', to: '2026-06-30', label: 'January to June 2026' },
      { from: '2025-07-01', to: '2025-12-31', label: 'July to December 2025' },
    ]);
  });

  it.each([
    ['2026-06-30', '2026-01-01'],
    ['2026-07-01', '2026-07-01'],
    ['2026-01-01', '2026-01-01'],
    ['2025-12-31', '2025-07-01'],
  ])('puts %s into the half-year from %s', (today, from) => {
    expect(halfYears(today, 1)[0]?.from).toBe(from);
  });
});
