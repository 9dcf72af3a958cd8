// Published reviews in the compact form in which a player's progress travels, as the rules about videos and ratings read them.

import type { Numeric } from '#domain/numeric.ts';
import type { ScoredVideo } from '#domain/progress/performance.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import type { VideoType } from '#domain/videos/videos.ts';

/** One published review with its ratings by skill. The contract's review points are of this shape. */
export interface ReviewedVideo {
  videoId: string;
  title: string;
  videoType: VideoType | null;
  /** ISO 8601. */
  uploadDate: string;
  /** When its review was published, ISO 8601. */
  publishedAt: string;
  /** 0–7. */
  overallScore: Numeric | null;
  /** A skill that was not rated is not there. */
  ratings: Partial<Record<SkillName, Numeric>>;
}

/** A reviewed video as the rules about videos read it. */
export type AnalyzedVideo = ScoredVideo & { id: string; title: string; videoType: VideoType | null };

/** The ratings of the reviews, one by one, each given at the moment its review was published. */
export function ratingsOf(reviews: readonly ReviewedVideo[]): PublishedRating[] {
  return reviews.flatMap(({ videoId, publishedAt, ratings }) =>
    skillNames.flatMap((skillName) => {
      const rating = ratings[skillName];
      return rating === undefined ? [] : [{ videoId, skillName, rating, createdAt: publishedAt }];
    }),
  );
}

/** The videos of the reviews. A published review makes its video analysed (docs/product.md#videos). */
export function videosOf(reviews: readonly ReviewedVideo[]): AnalyzedVideo[] {
  return reviews.map(({ videoId, title, videoType, uploadDate, overallScore }) => ({
    id: videoId,
    title,
    videoType,
    status: 'Analyzed',
    uploadDate,
    overallScore,
  }));
}
