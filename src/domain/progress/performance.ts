// A player's overall scores over time: the latest, the mean of the last sessions, the mean of all.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { newestFirst } from '#domain/time/moments.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';

/** What the rules need to know of a video. The contract's videos are of this shape. */
export interface ScoredVideo {
  status: VideoStatus;
  /** ISO 8601. */
  uploadDate: string;
  /** 0–7; null until a review is published. */
  overallScore: Numeric | null;
}

/** How many sessions Recent Performance looks at (docs/product.md#progress). */
export const recentSessions = 3;

/** The analysed videos, the latest upload first. Sessions are counted by when they were uploaded, not by when they were reviewed. */
export function analyzedVideos<T extends ScoredVideo>(videos: readonly T[]): T[] {
  return newestFirst(
    videos.filter(({ status }) => status === 'Analyzed'),
    ({ uploadDate }) => uploadDate,
  );
}

/** The latest analysed video; undefined when none is. */
export function latestAnalyzed<T extends ScoredVideo>(videos: readonly T[]): T | undefined {
  return analyzedVideos(videos)[0];
}

/** Mean overall score of all analysed videos, to one decimal; null when none is. */
export function averageScore(videos: readonly ScoredVideo[]): number | null {
  return roundedMean(scores(videos));
}

/** Mean overall score of the last three analysed sessions, as it is, not rounded: others are compared with it. Null when there is none. */
export function recentPerformance(videos: readonly ScoredVideo[]): number | null {
  return mean(scores(videos).slice(0, recentSessions));
}

/** The latest analysed video's overall score, to one decimal; null when none is. */
export function latestScore(videos: readonly ScoredVideo[]): number | null {
  return roundedMean(scores(videos).slice(0, 1));
}

/** Mean overall score of all analysed videos but the latest, to one decimal; null when there is no earlier one. */
export function historicalAverage(videos: readonly ScoredVideo[]): number | null {
  return roundedMean(scores(videos).slice(1));
}

/** How active a player is, by the number of analysed videos in the timeframe (docs/product.md#progress). */
export function activityLevel(analyzedCount: number): 'High' | 'Medium' | 'Low' {
  if (analyzedCount > 10) return 'High';
  return analyzedCount > 5 ? 'Medium' : 'Low';
}

/** Overall scores of the analysed videos, the latest first. */
function scores(videos: readonly ScoredVideo[]): number[] {
  return analyzedVideos(videos)
    .map(({ overallScore }) => toNumber(overallScore))
    .filter((score) => score !== null);
}

function roundedMean(values: readonly number[]): number | null {
  const average = mean(values);
  return average === null ? null : roundTo(average, 1);
}
