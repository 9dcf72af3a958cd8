// The figures on a profile.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoredVideo } from './performance.ts';
import { profileStats } from './profile-stats.ts';
import { videoStatuses } from './videos.ts';

const user = { createdAt: '2026-01-05T09:00:00Z' };
const uploadDate = '2026-03-01T10:00:00Z';

describe('profileStats', () => {
  it('are zero and unknown for a new player', () => {
    expect(profileStats(user, [])).toEqual({
      totalVideos: 0,
      analyzedVideos: 0,
      averageRating: null,
      joinDate: user.createdAt,
    });
  });

  it('count all videos and average the analysed ones', () => {
    const videos: ScoredVideo[] = [
      { status: 'Analyzed', uploadDate, overallScore: '4.0' },
      { status: 'Analyzed', uploadDate, overallScore: '4.5' },
      { status: 'Pending', uploadDate, overallScore: null },
      { status: 'AI-Analyzed', uploadDate, overallScore: null },
    ];
    expect(profileStats(user, videos)).toMatchObject({ totalVideos: 4, analyzedVideos: 2, averageRating: 4.3 });
  });

  it('know an average exactly when something is analysed', () => {
    const video = fc.record({
      status: fc.constantFrom(...videoStatuses),
      uploadDate: fc.constant(uploadDate),
      overallScore: fc.integer({ min: 0, max: 70 }).map((tenths) => (tenths / 10).toFixed(1)),
    });
    fc.assert(
      fc.property(fc.array(video), (videos) => {
        const { totalVideos, analyzedVideos, averageRating } = profileStats(user, videos);
        expect(analyzedVideos).toBeLessThanOrEqual(totalVideos);
        expect(averageRating === null).toBe(analyzedVideos === 0);
      }),
    );
  });
});
