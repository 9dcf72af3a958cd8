// The goal window, including leap years.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLength } from '#domain/time/moments.ts';
import { goalWindow, goalWindowPassed } from './goal-window.ts';

const start = fc
  .date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());

describe('goalWindow', () => {
  it.each([
    ['2026-03-14T10:30:00.000Z', '2027-03-14T10:30:00.000Z'],
    ['2026-03-14', '2027-03-14T00:00:00.000Z'],
    ['2024-02-29T10:00:00.000Z', '2025-02-28T10:00:00.000Z'],
    ['2023-02-28T10:00:00.000Z', '2024-02-28T10:00:00.000Z'],
    ['2025-12-31T23:59:59.999Z', '2026-12-31T23:59:59.999Z'],
  ])('from %s ends %s', (journey, end) => {
    expect(goalWindow(journey)).toEqual({ start: new Date(journey).toISOString(), end });
  });

  it.each([null, undefined, '', 'soon', '1970-01-01', '1969-07-20'])('is null without a valid start: %j', (journey) => {
    expect(goalWindow(journey)).toBeNull();
    expect(goalWindowPassed(journey, new Date('2026-03-14'))).toBeNull();
  });

  it('lasts 365 or 366 days and stays in its month', () => {
    fc.assert(
      fc.property(start, (journey) => {
        const end = new Date(goalWindow(journey)?.end ?? '');
        const days = (end.getTime() - new Date(journey).getTime()) / dayLength;
        expect([365, 366]).toContain(days);
        expect(end.getUTCMonth()).toBe(new Date(journey).getUTCMonth());
      }),
    );
  });
});

describe('goalWindowPassed', () => {
  it.each([
    ['2025-12-31T00:00:00Z', 0],
    ['2026-01-01T00:00:00Z', 0],
    ['2026-07-02T12:00:00Z', 50],
    ['2027-01-01T00:00:00Z', 100],
    ['2030-01-01T00:00:00Z', 100],
  ])('on %s: %s %%', (now, percent) => {
    expect(goalWindowPassed('2026-01-01', new Date(now))).toBe(percent);
  });

  it('never decreases over time', () => {
    fc.assert(
      fc.property(start, fc.nat(800), fc.nat(800), (journey, one, other) => {
        const passed = (days: number) =>
          goalWindowPassed(journey, new Date(new Date(journey).getTime() + days * dayLength)) ?? Number.NaN;
        expect(passed(Math.min(one, other))).toBeLessThanOrEqual(passed(Math.max(one, other)));
      }),
    );
  });
});
