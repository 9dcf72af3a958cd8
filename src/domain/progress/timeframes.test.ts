// The timeframes of Performance Analytics.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayLength } from '#domain/time/moments.ts';
import { videoStatuses } from '#domain/videos/videos.ts';
import { analyzedWithin, isTimeframe, isWithin, timeframes } from './timeframes.ts';

const now = new Date('2026-03-14T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayLength).toISOString();

describe('timeframes', () => {
  it.each([
    [30, true],
    [9999, true],
    [0, false],
    [31, false],
    [Number.NaN, false],
  ])('include %s: %s', (days, isKnown) => {
    expect(isTimeframe(days)).toBe(isKnown);
  });
});

describe('isWithin', () => {
  it.each([
    [7, daysAgo(0), true],
    [7, daysAgo(7), true],
    [7, daysAgo(7.001), false],
    [7, daysAgo(-1), true],
    [365, daysAgo(364), true],
    [365, daysAgo(366), false],
    [9999, daysAgo(20_000), true],
    [90, 'soon', false],
    [9999, 'soon', true],
  ] as const)('%s days include %s: %s', (days, moment, isHeld) => {
    expect(isWithin(days, moment, now)).toBe(isHeld);
  });
});

describe('analyzedWithin', () => {
  it('is empty for nothing', () => {
    expect(analyzedWithin([], 90, now)).toEqual([]);
  });

  it('contains only analysed videos, and longer timeframes contain shorter ones', () => {
    const video = fc.record({
      status: fc.constantFrom(...videoStatuses),
      uploadDate: fc.integer({ min: 0, max: 12_000 }).map(daysAgo),
    });
    fc.assert(
      fc.property(fc.array(video), (videos) => {
        const held = timeframes.map(({ days }) => analyzedWithin(videos, days, now));
        for (const [index, list] of held.entries()) {
          expect(list.every(({ status }) => status === 'Analyzed')).toBe(true);
          expect(held[index + 1] ?? list).toEqual(expect.arrayContaining(list));
        }
        expect(held.at(-1)).toEqual(videos.filter(({ status }) => status === 'Analyzed'));
      }),
    );
  });
});
