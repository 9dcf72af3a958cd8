// Start level, progress and invalid journey dates.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import { goalPercent, goalProgress, journeyDateProblem, journeyStart, startLevel } from './goal-progress.ts';

const journey = '2026-03-10T12:00:00Z';

/** A rating, a number of days after the journey's start. */
const rated = (days: number, rating: string, skillName: SkillName = 'overall'): PublishedRating => ({
  videoId: `video-${days}`,
  skillName,
  rating,
  createdAt: new Date(new Date(journey).getTime() + days * dayLength).toISOString(),
});

describe('journeyStart', () => {
  it.each([
    ['2026-03-10T12:00:00Z', null],
    ['2026-03-10', null],
    ['1971-01-01T00:00:00Z', null],
    ['1970-12-31T23:59:59Z', 'Invalid Date'],
    ['1970-01-01T00:00:00.000Z', 'Invalid Date'],
    ['1969-07-20', 'Invalid Date'],
    ['soon', 'Invalid Date'],
    ['2026-13-01', 'Invalid Date'],
    ['', 'Date not set'],
    [' ', 'Date not set'],
    [null, 'Date not set'],
    [undefined, 'Date not set'],
  ])('of %j has the problem %j', (date, problem) => {
    expect(journeyDateProblem(date)).toBe(problem);
    expect(journeyStart(date) === null).toBe(problem !== null);
  });
});

describe('startLevel', () => {
  it.each([
    ['is 2.5 without any rating', [], 2.5],
    ['takes the rating of the day', [rated(-90, '2.0'), rated(0, '3.0'), rated(3, '3.4')], 3],
    ['takes the earliest near the start', [rated(6, '3.5'), rated(2, '3.2'), rated(-100, '2.0')], 3.2],
    ['looks back one day', [rated(-100, '2.0'), rated(-1, '2.8'), rated(5, '3.5')], 2.8],
    ['looks back no further', [rated(-100, '2.0'), rated(-1.01, '2.8'), rated(5, '3.5')], 3.5],
    ['looks ahead seven days', [rated(-100, '2.0'), rated(7, '3.1')], 3.1],
    ['looks ahead no further', [rated(-100, '2.0'), rated(7.01, '3.1')], 2],
    ['otherwise takes the earliest of all', [rated(60, '4.0'), rated(30, '3.6'), rated(90, '4.4')], 3.6],
    ['reads overall alone', [rated(0, '6.0', 'lob'), rated(40, '4.1')], 4.1],
    ['finds no start in single skills', [rated(0, '6.0', 'lob')], 2.5],
    ['keeps a rating of 0', [rated(0, '0.0')], 0],
  ])('%s', (_, ratings, level) => {
    expect(startLevel(ratings, journey)).toBe(level);
  });

  it.each([null, undefined, '', '1970-01-01', 'soon'])(
    'without a valid journey (%j) is the earliest rating',
    (date) => {
      expect(startLevel([rated(9, '4.0'), rated(1, '3.0')], date)).toBe(3);
    },
  );
});

describe('goalPercent', () => {
  it.each([
    [3, 4, 5, 50],
    [2.5, 2.9, 4.1, 25],
    [3, 3, 5, 0],
    [3, 5, 5, 100],
    [3, 6, 5, 100],
    [3, 2, 5, 0],
    [4, 4, 4, 100],
    [4, 3.9, 4, 0],
    [4, 4.5, 4, 100],
    [5, 4.5, 4, 100],
    [5, 3.5, 4, 0],
  ])('from %s at %s to %s: %s %%', (start, current, target, percent) => {
    expect(goalPercent({ start, current, target })).toBe(percent);
  });

  const level = fc.integer({ min: 0, max: 70 }).map((tenths) => tenths / 10);

  it('stays within 0–100, is 100 from the target on, and never falls when the level rises', () => {
    fc.assert(
      fc.property(level, level, level, level, (start, target, one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        const before = goalPercent({ start, target, current: lower });
        const after = goalPercent({ start, target, current: higher });
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(100);
        expect(before).toBeLessThanOrEqual(after);
        expect(goalPercent({ start, target, current: target })).toBe(100);
      }),
    );
  });
});

describe('goalProgress', () => {
  it('uses 2.5, 3 and a rise of 1.5 by default', () => {
    expect(goalProgress({ ratings: [] })).toEqual({
      startLevel: 2.5,
      currentLevel: 3,
      targetLevel: 4.5,
      percent: 25,
      isGreat: true,
    });
  });

  it('accepts levels as text', () => {
    const ratings = [rated(0, '3.0'), rated(60, '3.9')];
    expect(goalProgress({ ratings, journeyStartDate: journey, currentLevel: '4.0', targetLevel: '4.5' })).toEqual({
      startLevel: 3,
      currentLevel: 4,
      targetLevel: 4.5,
      percent: 67,
      isGreat: true,
    });
  });

  it('aims 1.5 above the level without a target, even beyond the scale', () => {
    expect(goalProgress({ ratings: [rated(0, '5.0')], currentLevel: '6.5' }).targetLevel).toBe(8);
    expect(goalProgress({ ratings: [], currentLevel: '4.1' }).targetLevel).toBe(5.6);
  });

  it.each([
    ['3.4', false],
    ['3.5', true],
  ])('at %s from 3.0 to 5.0 is great: %s', (currentLevel, isGreat) => {
    const goal = { ratings: [rated(0, '3.0')], journeyStartDate: journey, currentLevel, targetLevel: '5.0' };
    expect(goalProgress(goal).isGreat).toBe(isGreat);
  });

  it('shows the banner exactly when the displayed percentage is 25 or more', () => {
    const tenths = fc.integer({ min: 10, max: 70 }).map((value) => value / 10);
    // With levels in half steps, no percentage is between 24.5 and 25.
    const halves = fc.integer({ min: 2, max: 14 }).map((value) => value / 2);
    fc.assert(
      fc.property(halves, halves, tenths, (start, targetLevel, currentLevel) => {
        const goal = { ratings: [rated(0, String(start))], journeyStartDate: journey, currentLevel, targetLevel };
        const { percent, isGreat } = goalProgress(goal);
        expect(isGreat).toBe(percent >= 25);
      }),
    );
  });
});
