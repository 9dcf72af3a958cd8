// Ratings grouped by skill, and the newest of each.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestRatings, type PublishedRating, ratingsBySkill, ratingsOfVideos } from './ratings.ts';
import { type SkillName, skillNames } from './skills.ts';

const rated = (skillName: SkillName, rating: number, day: string): PublishedRating => ({
  videoId: `video-${day}`,
  skillName,
  rating: rating.toFixed(1),
  createdAt: `2026-03-${day}T12:00:00Z`,
});

describe('ratingsBySkill', () => {
  it('puts each skill’s ratings in the order in which they were given', () => {
    const ratings = [rated('lob', 4, '09'), rated('volley', 3, '05'), rated('lob', 2, '01')];
    expect(ratingsBySkill(ratings)).toEqual(
      new Map([
        ['lob', [ratings[2], ratings[0]]],
        ['volley', [ratings[1]]],
      ]),
    );
  });

  it('is empty for nothing', () => {
    expect(ratingsBySkill([]).size).toBe(0);
  });
});

describe('latestRatings', () => {
  it('is empty for nothing', () => {
    expect(latestRatings([]).size).toBe(0);
  });

  it('finds for every skill a rating that none of the same skill comes after', () => {
    const rating = fc
      .record({ skill: fc.constantFrom(...skillNames), value: fc.integer({ min: 0, max: 70 }), day: fc.nat(27) })
      .map(({ skill, value, day }) => rated(skill, value / 10, String(day + 1).padStart(2, '0')));
    fc.assert(
      fc.property(fc.array(rating), (ratings) => {
        const latest = latestRatings(ratings);
        expect(new Set(latest.keys())).toEqual(new Set(ratings.map((one) => one.skillName)));
        for (const one of ratings) {
          expect(latest.get(one.skillName)?.createdAt.localeCompare(one.createdAt)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('ratingsOfVideos', () => {
  it('leaves out those of other videos', () => {
    const ratings = [rated('lob', 4, '09'), rated('volley', 3, '05'), rated('strategy', 2, '09')];
    expect(ratingsOfVideos(ratings, [{ id: 'video-09' }])).toEqual([ratings[0], ratings[2]]);
    expect(ratingsOfVideos(ratings, [])).toEqual([]);
    expect(ratingsOfVideos([], [{ id: 'video-09' }])).toEqual([]);
  });
});
