// A player's published ratings over time, for all skill figures.

import type { Numeric } from '#domain/numeric.ts';
import { newestFirst, oldestFirst } from '#domain/time/moments.ts';
import type { SkillName } from './skills.ts';

/** One skill's rating in one published review. The contract's ratings are of this shape. */
export interface PublishedRating {
  videoId: string;
  skillName: SkillName;
  /** 0–7. */
  rating: Numeric;
  /** When it was published, ISO 8601. */
  createdAt: string;
}

/** Each rated skill with its ratings, the earliest first. Skills that were never rated are absent. */
export function ratingsBySkill<T extends PublishedRating>(ratings: readonly T[]): Map<SkillName, T[]> {
  return Map.groupBy(
    oldestFirst(ratings, (one) => one.createdAt),
    (one) => one.skillName,
  );
}

/** Each rated skill's newest rating. */
export function latestRatings<T extends PublishedRating>(ratings: readonly T[]): Map<SkillName, T> {
  const latest = new Map<SkillName, T>();
  for (const one of newestFirst(ratings, ({ createdAt }) => createdAt)) {
    if (!latest.has(one.skillName)) latest.set(one.skillName, one);
  }
  return latest;
}

/** The ratings of the given videos, such as those of a timeframe. */
export function ratingsOfVideos<T extends PublishedRating>(
  ratings: readonly T[],
  videos: readonly { id: string }[],
): T[] {
  const ids = new Set(videos.map(({ id }) => id));
  return ratings.filter(({ videoId }) => ids.has(videoId));
}
