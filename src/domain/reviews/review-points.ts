// Published reviews in the compact form that progress is calculated from.

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
  /** Unrated skills are left out. */
  ratings: Partial<Record<SkillName, Numeric>>;
}

/** A reviewed video, for the rules about videos. */
export type AnalyzedVideo = ScoredVideo & { id: string; title: string; videoType: VideoType | null };

/** The ratings of the reviews, each dated when its review was published. */
export function ratingsOf(reviews: readonly ReviewedVideo[]): PublishedRating[] {
  return reviews.flatMap(({ videoId, publishedAt, ratings }) =>
    skillNames.flatMap((skillName) => {
      const rating = ratings[skillName];
      return rating === undefined ? [] : [{ videoId, skillName, rating, createdAt: publishedAt }];
    }),
  );
}

/** The videos of the reviews, all analysed (docs/product.md#videos). */
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
