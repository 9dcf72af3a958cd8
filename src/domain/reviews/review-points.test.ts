import { describe, expect, it } from 'vitest';
import { type ReviewedVideo, ratingsOf, videosOf } from './review-points.ts';

const review: ReviewedVideo = {
  videoId: 'one',
  title: 'Sunday match',
  videoType: 'game',
  uploadDate: '2026-03-01T10:00:00.000Z',
  publishedAt: '2026-03-02T18:00:00.000Z',
  overallScore: '4.2',
  ratings: { footwork: '4.0', overall: '4.2' },
};

describe('reviews in their compact form', () => {
  it('yield one rating for each rated skill, given when the review was published', () => {
    expect(ratingsOf([review])).toEqual([
      { videoId: 'one', skillName: 'overall', rating: '4.2', createdAt: review.publishedAt },
      { videoId: 'one', skillName: 'footwork', rating: '4.0', createdAt: review.publishedAt },
    ]);
  });

  it('yield analysed videos, placed in time by their upload', () => {
    expect(videosOf([review])).toEqual([
      {
        id: 'one',
        title: 'Sunday match',
        videoType: 'game',
        status: 'Analyzed',
        uploadDate: review.uploadDate,
        overallScore: '4.2',
      },
    ]);
  });

  it('yield nothing from nothing', () => {
    expect([ratingsOf([]), videosOf([])]).toEqual([[], []]);
  });
});
