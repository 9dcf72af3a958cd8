// Up, down or stable.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { improvementTrend, risingSkills } from './trends.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString();
/** Ratings of consecutive days. */
const inTurn = (...ratings: number[]) => ratings.map((rating, index) => ({ rating, createdAt: day(index + 1) }));
const rated = (skillName: SkillName, rating: number, number: number): PublishedRating => ({
  videoId: `video-${number}`,
  skillName,
  rating: rating.toFixed(1),
  createdAt: day(number),
});

describe('improvementTrend', () => {
  it.each([
    [[], 'stable', 0],
    [[4], 'stable', 0],
    [[4, 4], 'stable', 0],
    [[4, 4.4], 'up', 10],
    [[4, 3.6], 'down', -10],
    [[4, 4.2], 'stable', 5],
    [[4, 3.8], 'stable', -5],
    [[4, 4.3], 'up', 8],
    [[4, 3.7], 'down', -8],
    [[4, 4.1, 3.9, 4.05], 'stable', -2],
    [[3, 3, 4, 4], 'up', 33],
    [[3, 4, 4], 'up', 33],
    [[0, 0], 'stable', 0],
    [[0, 3], 'up', 100],
    [[3, 0], 'down', -100],
  ] as const)('of %j is %s by %s %%', (ratings, direction, percent) => {
    expect(improvementTrend(inTurn(...ratings))).toMatchObject({ direction, percent });
  });

  it('sees no trend within a single review', () => {
    const review = [2, 3, 5, 7].map((rating) => ({ rating: String(rating), createdAt: day(1) }));
    expect(improvementTrend(review)).toEqual({ direction: 'stable', percent: 0, halves: null });
  });

  it('cuts in the middle, also within a review, whose ratings have no order', () => {
    const review = (number: number, ...ratings: number[]) =>
      ratings.map((rating) => ({ rating, createdAt: day(number) }));
    // Three and three: the second review, 4 on average, lies on both sides.
    const ratings = [...review(1, 3, 3), ...review(2, 2, 4, 6), ...review(3, 5)];
    expect(improvementTrend(ratings)).toEqual({ direction: 'up', percent: 30, halves: { earlier: 3.3, later: 4.3 } });
  });

  it('of three reviews of eleven skills compares 16 ratings with 17', () => {
    const review = (number: number, rating: number) =>
      Array.from({ length: 11 }, () => ({ rating, createdAt: day(number) }));
    const trend = improvementTrend([...review(1, 3), ...review(2, 4), ...review(3, 5)]);
    // (11 × 3 + 5 × 4) ÷ 16, and (6 × 4 + 11 × 5) ÷ 17.
    expect(trend.halves).toEqual({ earlier: 3.3, later: 4.6 });
    expect(trend.percent).toBe(40);
  });

  it('leaves out what has no date or no number', () => {
    const broken = [
      { rating: '', createdAt: day(1) },
      { rating: '7.0', createdAt: '' },
    ];
    expect(improvementTrend([...broken, ...inTurn(4, 4.4)])).toEqual({
      direction: 'up',
      percent: 10,
      halves: { earlier: 4, later: 4.4 },
    });
  });

  const ratings = fc.array(
    fc.record({
      rating: fc.integer({ min: 1, max: 70 }).map((tenths) => (tenths / 10).toFixed(1)),
      createdAt: fc.nat(20).map((number) => day(number + 1)),
    }),
  );

  it('does not depend on the order in which ratings arrive', () => {
    const withOrder = ratings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(withOrder, ([list, shuffled]) => {
        expect(improvementTrend(shuffled)).toEqual(improvementTrend(list));
      }),
    );
  });

  it('gives a percentage that agrees with its direction', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        const { direction, percent } = improvementTrend(list);
        if (direction === 'up') expect(percent).toBeGreaterThanOrEqual(5);
        else if (direction === 'down') expect(percent).toBeLessThanOrEqual(-5);
        else expect(Math.abs(percent)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('is a plain comparison of halves when every rating has its own moment', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 2 }), (tenths) => {
        const half = Math.floor(tenths.length / 2);
        const average = (list: number[]) => list.reduce((total, value) => total + value, 0) / list.length;
        const [earlier, later] = [average(tenths.slice(0, half)), average(tenths.slice(half))];
        const trend = improvementTrend(inTurn(...tenths.map((value) => value / 10)));
        const exact = ((later - earlier) / earlier) * 100;
        expect(Math.abs(trend.percent - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});

describe('risingSkills', () => {
  it('are those whose latest rating exceeds the one before', () => {
    const ratings = [
      rated('lob', 3, 1),
      rated('lob', 3.1, 2),
      rated('volley', 4, 1),
      rated('volley', 4, 2),
      rated('bandeja', 5, 1),
      rated('bandeja', 3, 2),
      rated('bandeja', 4, 3),
      rated('footwork', 2, 2),
      rated('overall', 3, 1),
      rated('overall', 4, 2),
      rated('strategy', 4, 2),
      rated('strategy', 3, 1),
    ];
    expect(risingSkills(ratings)).toEqual(['bandeja', 'lob', 'strategy']);
  });

  it('are none before the second review', () => {
    expect(risingSkills([])).toEqual([]);
    expect(risingSkills([rated('lob', 7, 1)])).toEqual([]);
  });
});
