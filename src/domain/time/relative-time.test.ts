// Relative times.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAway, dueLabel, timeAgo } from './relative-time.ts';

const now = new Date('2026-03-14T12:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('timeAgo', () => {
  it.each([
    [0, 'Just now'],
    [59 * second, 'Just now'],
    [minute, '1m ago'],
    [59 * minute + 59 * second, '59m ago'],
    [hour, '1h ago'],
    [1439 * minute, '23h ago'],
    [1440 * minute, '1d ago'],
    [47 * hour, '1d ago'],
    [400 * 24 * hour, '400d ago'],
    // Two computers' times differ a little: never "-1m ago".
    [-5 * minute, 'Just now'],
  ])('says of %s ms ago: %s', (milliseconds, text) => {
    expect(timeAgo(after(-milliseconds), now)).toBe(text);
  });

  it('never shows a negative number or 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (milliseconds) => {
        expect(timeAgo(after(milliseconds), now)).toMatch(/^Just now$|^[1-9]\d*[mhd] ago$/);
      }),
    );
  });
});

describe('dueLabel', () => {
  it.each([
    [48 * hour, 'due in 48 h'],
    [5 * hour, 'due in 5 h'],
    [5 * hour + 59 * minute, 'due in 5 h'],
    [hour, 'due in 1 h'],
    [59 * minute, 'due in 59 min'],
    [20 * minute, 'due in 20 min'],
    [second, 'due in 1 min'],
    [0, 'overdue'],
    [-second, 'overdue'],
    [-48 * hour, 'overdue'],
  ])('says of %s ms from now: %s', (milliseconds, text) => {
    expect(dueLabel(after(milliseconds), now)).toBe(text);
  });
});

describe('daysAway', () => {
  it.each([
    [0, 'today'],
    [1, 'tomorrow'],
    [-1, 'yesterday'],
    [2, 'in 2 days'],
    [-13, '13 days ago'],
    [14, 'in 2 weeks'],
    [-62, '8 weeks ago'],
    [63, 'in 2 months'],
    [-730, '23 months ago'],
    [731, 'in 2 years'],
    [-1100, '3 years ago'],
  ])('says of a day that is %s days away: %s', (days, text) => {
    expect(daysAway(days)).toBe(text);
  });

  it('never counts a single unit in the plural', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        expect(daysAway(days)).not.toMatch(/\b[01] /);
      }),
    );
  });
});
