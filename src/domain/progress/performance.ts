// A player's overall scores: latest, recent average and overall average.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { newestFirst } from '#domain/time/moments.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';

/** The part of a video that these rules need. */
export interface ScoredVideo {
  status: VideoStatus;
  /** ISO 8601. */
  uploadDate: string;
  /** 0–7; null until a review is published. */
  overallScore: Numeric | null;
}

/** The number of sessions in Recent Performance (docs/product.md#progress). */
export const recentSessions = 3;

/** The analysed videos, latest upload first; the upload date counts, not the review date. */
export function analyzedVideos<T extends ScoredVideo>(videos: readonly T[]): T[] {
  return newestFirst(
    videos.filter(({ status }) => status === 'Analyzed'),
    ({ uploadDate }) => uploadDate,
  );
}

/** The latest analysed video, if any. */
export function latestAnalyzed<T extends ScoredVideo>(videos: readonly T[]): T | undefined {
  return analyzedVideos(videos)[0];
}

/** Average overall score of the last three analysed sessions, unrounded for comparisons; null without any. */
export function recentPerformance(videos: readonly ScoredVideo[]): number | null {
  return mean(scores(videos).slice(0, recentSessions));
}

/** The latest analysed video's overall score, to one decimal; null without any. */
export function latestScore(videos: readonly ScoredVideo[]): number | null {
  return roundedMean(scores(videos).slice(0, 1));
}

/** Average overall score of all analysed videos except the latest, to one decimal; null without an earlier one. */
export function historicalAverage(videos: readonly ScoredVideo[]): number | null {
  return roundedMean(scores(videos).slice(1));
}

/** How active a player is, by the number of analysed videos in the timeframe (docs/product.md#progress). */
export function activityLevel(analyzedCount: number): string {
  if (analyzedCount > 10) return say(msg({ message: 'High', context: 'activity' }));
  return analyzedCount > 5
    ? say(msg({ message: 'Medium', context: 'activity' }))
    : say(msg({ message: 'Low', context: 'activity' }));
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
