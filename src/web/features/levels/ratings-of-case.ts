// The reviews of a case, as the rules about levels and the charts read them.

import type { LevelReview } from '#contract/levels/levels.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';

/** The overall rating of each review, given when it was published. */
export function ratingsOfCase(reviews: readonly LevelReview[]): PublishedRating[] {
  return reviews.map(({ videoId, rating, publishedAt }) => ({
    videoId,
    skillName: 'overall',
    rating,
    createdAt: publishedAt,
  }));
}
