// Overall scores over time.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type VideoStatus, videoStatuses } from '#domain/videos/videos.ts';
import {
  activityLevel,
  analyzedVideos,
  historicalAverage,
  latestAnalyzed,
  latestScore,
  recentPerformance,
  type ScoredVideo,
} from './performance.ts';

const video = (day: number, overallScore: string | null, status: VideoStatus = 'Analyzed'): ScoredVideo => ({
  status,
  overallScore,
  uploadDate: new Date(Date.UTC(2026, 0, day)).toISOString(),
});

const anyVideo = fc
  .record({
    day: fc.nat(300),
    tenths: fc.integer({ min: 0, max: 70 }),
    status: fc.constantFrom<VideoStatus>(...videoStatuses),
  })
  .map(({ day, tenths, status }) => video(day, status === 'Analyzed' ? (tenths / 10).toFixed(1) : null, status));

describe('scores over time', () => {
  const videos = [
    video(5, '4.0'),
    video(20, '4.6'),
    video(30, null, 'Pending'),
    video(12, '4.3'),
    video(1, '3.0'),
    video(25, null, 'AI-Analyzed'),
  ];

  it('come from analysed videos, whatever the order of the list', () => {
    expect(analyzedVideos(videos).map((one) => one.overallScore)).toEqual(['4.6', '4.3', '4.0', '3.0']);
    expect(latestAnalyzed(videos)).toBe(videos[1]);
    expect(latestScore(videos)).toBe(4.6);
    expect(recentPerformance(videos)).toBe(4.3);
    expect(historicalAverage(videos)).toBe(3.8);
  });

  it('work with fewer than three sessions', () => {
    expect(recentPerformance([video(1, '3.0'), video(2, '3.5')])).toBe(3.25);
    expect(historicalAverage([video(1, '3.0'), video(2, '3.5')])).toBe(3);
    expect(recentPerformance([video(1, '3.0')])).toBe(3);
  });

  it('keep a score of 0', () => {
    expect(latestScore([video(1, '0.0')])).toBe(0);
  });

  it.each([
    ['nothing', []],
    ['only what waits', [video(1, null, 'Pending'), video(2, null, 'AI-Analyzed')]],
  ])('are null for %s', (_, list) => {
    expect(latestAnalyzed(list)).toBeUndefined();
    expect(latestScore(list)).toBeNull();
    expect(recentPerformance(list)).toBeNull();
    expect(historicalAverage(list)).toBeNull();
  });

  it('have no earlier average after the first session', () => {
    expect(historicalAverage([video(1, '4.0')])).toBeNull();
  });

  it('are between the lowest and highest, with one decimal', () => {
    fc.assert(
      fc.property(fc.array(anyVideo), (list) => {
        const known = analyzedVideos(list).map((one) => Number(one.overallScore));
        for (const figure of [latestScore, historicalAverage].map((f) => f(list))) {
          if (figure === null) continue;
          expect(figure).toBeGreaterThanOrEqual(Math.min(...known));
          expect(figure).toBeLessThanOrEqual(Math.max(...known));
          expect(Number(figure.toFixed(1))).toBe(figure);
        }
      }),
    );
  });
});

describe('activityLevel', () => {
  it.each([
    [0, 'Low'],
    [5, 'Low'],
    [6, 'Medium'],
    [10, 'Medium'],
    [11, 'High'],
    [200, 'High'],
  ])('of %s videos is %s', (count, level) => {
    expect(activityLevel(count)).toBe(level);
  });
});
