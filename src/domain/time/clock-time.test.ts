// Positions in a video: shown positions can be typed again.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTimestamp } from '#domain/videos/videos.ts';
import {
  formatClockRange,
  formatClockTime,
  formatDuration,
  formatPreciseTime,
  parseClockTime,
  spokenTime,
} from './clock-time.ts';

describe('formatClockTime', () => {
  it.each([
    [0, '0:00'],
    [5, '0:05'],
    [59.999, '0:59'],
    [60, '1:00'],
    [83, '1:23'],
    [3599, '59:59'],
    [3723, '62:03'],
    [maxTimestamp, '1440:00'],
    [-1, '0:00'],
  ])('writes %s s as %s', (seconds, text) => {
    expect(formatClockTime(seconds)).toBe(text);
  });
});

describe('formatDuration', () => {
  it.each([
    [83.9, '0:01:23'],
    [3723, '1:02:03'],
    [maxTimestamp, '24:00:00'],
    [-1, '0:00:00'],
  ])('writes %s s as %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('spokenTime', () => {
  it.each([
    [0, 0, '0 seconds'],
    [0.9, 0, '0 seconds'],
    [1, 0, '1 second'],
    [65, 0, '1 minute 5 seconds'],
    [120.7, 0, '2 minutes'],
    [3600, 0, '1 hour'],
    [3723, 0, '1 hour 2 minutes 3 seconds'],
    [-1, 0, '0 seconds'],
    [65.5, 1, '1 minute 5.5 seconds'],
    [60.04, 1, '1 minute'],
    [1, 1, '1 second'],
    [0.3, 1, '0.3 seconds'],
  ] as const)('says %s s with %s decimals as %s', (seconds, decimals, text) => {
    expect(spokenTime(seconds, decimals)).toBe(text);
  });
});

describe('formatClockRange', () => {
  it.each([
    [83, null, '1:23'],
    [12, 19.5, '0:12–0:19'],
    [12.1, 12.9, '0:12'],
    [59.5, 61, '0:59–1:01'],
  ])('writes %s to %s as %s', (start, end, text) => {
    expect(formatClockRange(start, end)).toBe(text);
  });
});

describe('formatPreciseTime', () => {
  it.each([
    [0, '0:00.0'],
    [83.4, '1:23.4'],
    [83.49, '1:23.4'],
    [0.3, '0:00.3'],
    [59.99, '0:59.9'],
    [-0.5, '0:00.0'],
  ])('writes %s s as %s', (seconds, text) => {
    expect(formatPreciseTime(seconds)).toBe(text);
  });

  it('matches the plain time except for the tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxTimestamp * 10 }), (tenths) => {
        expect(formatPreciseTime(tenths / 10)).toBe(`${formatClockTime(Math.floor(tenths / 10))}.${tenths % 10}`);
      }),
    );
  });
});

describe('parseClockTime', () => {
  it.each([
    ['83', 83],
    ['1:23', 83],
    [' 1:23 ', 83],
    ['01:23', 83],
    ['1:23.5', 83.5],
    ['1:23,5', 83.5],
    ['1,5', 1.5],
    ['１：２３', 83],
    ['0.5', 0.5],
    ['62:03', 3723],
    ['1:02:03', 3723],
    ['1:02:03.9', 3723.9],
    ['24:00:00', 86_400],
    ['1440:00', 86_400],
    ['86400', 86_400],
  ])('reads %j as %s s', (text, seconds) => {
    expect(parseClockTime(text)).toBeCloseTo(seconds, 6);
  });

  it.each([
    '',
    ' ',
    ':',
    '1:',
    ':30',
    '1:60',
    '1:60:00',
    '1:00:60',
    '-5',
    '+5',
    '1e3',
    '1.55',
    '1,55',
    '1,2,3',
    '1:2:3:4',
    '1m23s',
    '0x10',
    'Infinity',
    'NaN',
    '١:٢٣',
    '1:23\n4',
    '999999',
    '9'.repeat(50_000),
    ':'.repeat(50_000),
  ])('refuses %j', (text) => {
    expect(parseClockTime(text)).toBeNull();
  });

  it('reads back every time that is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxTimestamp }), (seconds) => {
        expect(parseClockTime(formatClockTime(seconds))).toBe(seconds);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: maxTimestamp * 10 }), (tenths) => {
        expect(parseClockTime(formatPreciseTime(tenths / 10))).toBeCloseTo(tenths / 10, 6);
      }),
    );
  });

  it('answers any text with null or a number that is not negative', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const seconds = parseClockTime(text);
        expect(seconds === null || (Number.isFinite(seconds) && seconds >= 0)).toBe(true);
      }),
    );
  });
});
