// Converts a case's reviews to ratings.

import type { LevelReview } from '#contract/levels/levels.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';

/** The overall rating of each review, dated by its publication. */
export function ratingsOfCase(reviews: readonly LevelReview[]): PublishedRating[] {
  return reviews.map(({ videoId, rating, publishedAt }) => ({
    videoId,
    skillName: 'overall',
    rating,
    createdAt: publishedAt,
  }));
}
