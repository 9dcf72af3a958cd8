// What earns achievements, each only once.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { dayLength } from '#domain/time/moments.ts';
import { type VideoStatus, videoStatuses } from '#domain/videos/videos.ts';
import {
  type AchievementFacts,
  consistencyGrants,
  earnedAchievements,
  improvementGrants,
  levelGrants,
  perfectScoreGrants,
  reviewGrants,
  streakGrants,
  uploadGrants,
} from './achievement-grants.ts';

const start = Date.UTC(2026, 0, 1);
const day = (number: number) => new Date(start + number * dayLength).toISOString();
const video = (number: number, status: VideoStatus = 'Analyzed') => ({
  id: `v${number}`,
  status,
  uploadDate: day(number),
});
const rated = (skillName: SkillName, rating: string, number: number): PublishedRating => ({
  videoId: `v${number}`,
  skillName,
  rating,
  createdAt: day(number),
});
const causes = (grants: { cause: string }[]) => grants.map(({ cause }) => cause);

describe('videos and reviews', () => {
  const videos = [video(1), video(2, 'Pending'), video(3, 'AI-Analyzed'), video(4)];

  it('earn one for every video', () => {
    expect(uploadGrants(videos)).toEqual(['v1', 'v2', 'v3', 'v4'].map((cause) => ({ type: 'video_uploaded', cause })));
  });

  it('earn one for every published review, and one for the first', () => {
    expect(reviewGrants(videos)).toEqual([
      { type: 'first_analysis', cause: 'first' },
      { type: 'feedback_received', cause: 'v1' },
      { type: 'feedback_received', cause: 'v4' },
    ]);
    expect(reviewGrants([video(2, 'Pending')])).toEqual([]);
  });
});

describe('improvements', () => {
  it('earn one for every skill and review rated higher than before', () => {
    const ratings = [
      rated('lob', '3.0', 1),
      rated('lob', '3.1', 2),
      rated('lob', '3.1', 3),
      rated('lob', '3.0', 4),
      rated('lob', '3.2', 5),
      rated('volley', '4.0', 1),
      rated('volley', '4.5', 5),
      rated('overall', '3.0', 1),
      rated('overall', '4.0', 2),
    ];
    expect(causes(improvementGrants(ratings.toReversed()))).toEqual(['volley:v5', 'lob:v2', 'lob:v5']);
  });

  it('require a newer review', () => {
    const sameMoment = { ...rated('lob', '4.0', 1), videoId: 'v9' };
    expect(improvementGrants([rated('lob', '3.0', 1), sameMoment])).toEqual([]);
    expect(improvementGrants([rated('lob', '3.0', 1)])).toEqual([]);
  });
});

describe('levels', () => {
  it('are only earned from below, each once', () => {
    const changes = [
      { previousLevel: null, level: '3.0' },
      { previousLevel: '3.0', level: '3.5' },
      { previousLevel: '3.5', level: '3.0' },
      { previousLevel: '3.0', level: 3.5 },
      { previousLevel: 3.5, level: '4.0' },
      { previousLevel: '4.0', level: '4.0' },
    ];
    expect(causes(levelGrants(changes))).toEqual(['3.5', '4.0']);
  });
});

describe('streaks', () => {
  const weekly = (weeks: number) => Array.from({ length: weeks }, (_, week) => video(week * 7));

  it.each([
    [0, []],
    [3, []],
    [4, ['4']],
    [11, ['4', '8']],
    [52, ['4', '8', '12', '26', '52']],
    [60, ['4', '8', '12', '26', '52']],
  ])('of %s weeks earn the milestones %j', (weeks, milestones) => {
    expect(causes(streakGrants(weekly(weeks)))).toEqual(milestones);
  });
});

describe('perfect scores', () => {
  it('earn one for every review with a 7.0, including overall', () => {
    const ratings = [
      rated('lob', '7.0', 1),
      rated('volley', '7.0', 1),
      rated('lob', '6.9', 2),
      rated('overall', '7.0', 3),
    ];
    expect(causes(perfectScoreGrants(ratings))).toEqual(['v1', 'v3']);
  });
});

describe('consistency', () => {
  it.each([
    ['three within 30 days', [video(0), video(10), video(30)], ['2026-01']],
    ['the month of the third', [video(20), video(30), video(40)], ['2026-02']],
    ['a month once', [video(0), video(1), video(2), video(3)], ['2026-01']],
    ['each month again', [video(0), video(10), video(20), video(31), video(40)], ['2026-01', '2026-02']],
    ['nothing for 31 days', [video(0), video(10), video(30.01)], []],
    ['nothing for two', [video(0), video(10)], []],
    ['nothing for what waits', [video(0), video(10), video(20, 'Pending')], []],
    ['nothing for nothing', [], []],
  ])('earns %s', (_, videos, months) => {
    expect(causes(consistencyGrants(videos.toReversed()))).toEqual(months);
  });
});

describe('earnedAchievements', () => {
  const facts: fc.Arbitrary<AchievementFacts> = fc.record({
    videos: fc.uniqueArray(
      fc
        .tuple(fc.nat(400), fc.constantFrom<VideoStatus>(...videoStatuses))
        .map(([number, status]) => video(number, status)),
      { selector: ({ id }) => id },
    ),
    ratings: fc.uniqueArray(
      fc
        .tuple(fc.constantFrom(...skillNames), fc.integer({ min: 0, max: 70 }), fc.nat(400))
        .map(([skill, tenths, number]) => rated(skill, (tenths / 10).toFixed(1), number)),
      { selector: ({ skillName, videoId }) => `${skillName} ${videoId}` },
    ),
    levelChanges: fc.array(
      fc.record({
        previousLevel: fc.option(fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2)),
        level: fc.integer({ min: 2, max: 14 }).map((halves) => halves / 2),
      }),
    ),
  });
  const keys = (list: AchievementFacts) => earnedAchievements(list).map(({ type, cause }) => `${type} ${cause}`);

  it('is empty without facts', () => {
    expect(earnedAchievements({ videos: [], ratings: [], levelChanges: [] })).toEqual([]);
  });

  it('contains every type and cause once, whatever the order of the facts', () => {
    fc.assert(
      fc.property(facts, (list) => {
        const earned = keys(list);
        expect(new Set(earned).size).toBe(earned.length);
        const reversed = {
          videos: list.videos.toReversed(),
          ratings: list.ratings.toReversed(),
          levelChanges: list.levelChanges.toReversed(),
        };
        expect(keys(reversed).toSorted()).toEqual(earned.toSorted());
      }),
    );
  });

  it('keeps earlier achievements when a later video is added and reviewed', () => {
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 70 }), (list, tenths) => {
        const later = {
          ...list,
          videos: [...list.videos, video(401)],
          ratings: [...list.ratings, rated('lob', (tenths / 10).toFixed(1), 401)],
        };
        expect(keys(later)).toEqual(expect.arrayContaining(keys(list)));
      }),
    );
  });
});
