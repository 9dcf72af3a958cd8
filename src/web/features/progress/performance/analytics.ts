// Computes the figures of Performance Analytics.

import type { PlayerProgress, ReviewPoint } from '#contract/progress/progress.ts';
import {
  activityLevel,
  analyzedVideos,
  historicalAverage,
  latestAnalyzed,
  latestScore,
} from '#domain/progress/performance.ts';
import { progressCharts } from '#domain/progress/progress-series.ts';
import { analyzedWithin, type TimeframeDays } from '#domain/progress/timeframes.ts';
import { type AnalyzedVideo, ratingsOf, videosOf } from '#domain/reviews/review-points.ts';
import { type PublishedRating, ratingsBySkill, ratingsOfVideos } from '#domain/skills/ratings.ts';
import { focusAreas, type SkillAverage, skillAverages, topStrengths } from '#domain/skills/skill-averages.ts';
import { improvementTrend } from '#domain/skills/trends.ts';

/** All figures of a timeframe, from videos uploaded within it. */
export type Analytics = ReturnType<typeof analyticsOf>;

/** A skill's average with its ratings, earliest first, and its latest review. */
export type SkillFigure = SkillAverage & { course: readonly number[]; latest: AnalyzedVideo | undefined };

export function analyticsOf(progress: PlayerProgress, days: TimeframeDays, now: Date) {
  const reviews = progress.reviews;
  const videos = analyzedWithin(videosOf(reviews), days, now);
  const ratings = ratingsOfVideos(ratingsOf(reviews), videos);
  const averages = skillAverages(ratings);
  const bySkill = ratingsBySkill(ratings);
  const withLatest = (average: SkillAverage): SkillFigure => ({
    ...average,
    course: (bySkill.get(average.skillName) ?? []).map(({ rating }) => Number(rating)),
    latest: latestOf(average, videos, ratings),
  });
  return {
    videos,
    ratings,
    /** Number of analysed videos over all time. */
    analyzedEver: reviews.length,
    latestVideo: latestAnalyzed(videos),
    latestScore: latestScore(videos),
    historicalAverage: historicalAverage(videos),
    trend: improvementTrend(ratings),
    activity: activityLevel(videos.length),
    averages: averages.map(withLatest),
    strengths: topStrengths(averages).map(withLatest),
    focus: focusAreas(averages).map(withLatest),
    overallChart: progressCharts(videos, ratings)[0],
  };
}

/** The latest video with a rating in a skill. */
function latestOf(
  { skillName }: SkillAverage,
  videos: readonly AnalyzedVideo[],
  ratings: readonly PublishedRating[],
): AnalyzedVideo | undefined {
  const rated = new Set(ratings.filter((one) => one.skillName === skillName).map(({ videoId }) => videoId));
  return analyzedVideos(videos).find(({ id }) => rated.has(id));
}

/** The title of a review by id. */
export function reviewTitle(reviews: readonly ReviewPoint[], id: string): string | undefined {
  return reviews.find(({ videoId }) => videoId === id)?.title;
}
