// Waiting times and weeks.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLength } from '#domain/time/moments.ts';
import { median, reviewsPerWeek, turnaround } from './turnaround.ts';

const now = new Date('2026-03-14T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const review = (daysAgo: number, waitedHours: number) => ({
  publishedAt: ago(daysAgo * dayLength),
  turnaroundSeconds: waitedHours * 3600,
});

describe('turnaround', () => {
  it('is the median of the last 30 days', () => {
    expect(turnaround([review(1, 20), review(2, 30), review(30, 40), review(31, 1)], now)).toEqual({
      hours: 30,
      reviews: 3,
    });
    expect(turnaround([review(1, 20), review(2, 25)], now)).toEqual({ hours: 22.5, reviews: 2 });
    expect(turnaround([review(31, 1)], now)).toBeNull();
  });

  it('lies between the shortest and the longest wait', () => {
    const waits = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(waits, (hours) => {
        const found = turnaround(
          hours.map((one) => review(3, one)),
          now,
        );
        expect(found?.reviews).toBe(hours.length);
        expect(found?.hours).toBeGreaterThanOrEqual(Math.min(...hours));
        expect(found?.hours).toBeLessThanOrEqual(Math.max(...hours));
      }),
    );
  });
});

describe('median', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[3, 1], 2],
    [[9, 1, 5], 5],
    [[10, 9, 100, 1], 9.5],
  ])('of %j is %s', (values, middle) => {
    expect(median(values)).toBe(middle);
  });
});

describe('reviewsPerWeek', () => {
  it('counts weeks of the zone, those without reviews too, this week last', () => {
    const reviews = [
      '2026-03-08T23:30:00Z',
      '2026-03-08T22:30:00Z',
      '2026-03-14T11:00:00Z',
      '2026-02-20T11:00:00Z',
      'soon',
    ];
    const counted = reviewsPerWeek(
      reviews.map((publishedAt) => ({ publishedAt })),
      3,
      'Europe/Copenhagen',
      now,
    );
    // In Copenhagen the first of them was published on Monday the 9th.
    expect(counted).toEqual([
      { monday: '2026-02-23', reviews: 0 },
      { monday: '2026-03-02', reviews: 1 },
      { monday: '2026-03-09', reviews: 2 },
    ]);
  });
});
