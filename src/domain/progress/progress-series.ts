// The data of the progress charts: overall and each skill group, with a point per analysed video.

import { toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import {
  type SkillCategory,
  type SkillName,
  skillCategories,
  skillCategoryLabel,
  skillCategoryNames,
  skillLabel,
} from '#domain/skills/skills.ts';
import { analyzedVideos, type ScoredVideo } from './performance.ts';

/** One point: a video and its rating. */
export interface ProgressPoint {
  videoId: string;
  title: string;
  /** The video's upload, ISO 8601. */
  at: string;
  /** 0–7, to one decimal. */
  value: number;
}

/** One line, points in order of time. */
export interface ProgressLine {
  id: SkillName | SkillCategory;
  label: string;
  points: ProgressPoint[];
}

/** One chart: its main line, and a line for each skill of a group. */
export interface ProgressChart {
  main: ProgressLine;
  skills: ProgressLine[];
}

type ChartedVideo = ScoredVideo & { id: string; title: string };

/**
 * The charts of the progress page: overall first, then one per skill group (docs/product.md#progress). A group's main line is the average
 * of its rated skills. Videos without a rating for a line have no point on it.
 */
export function progressCharts(
  videos: readonly ChartedVideo[],
  ratings: readonly PublishedRating[],
): [ProgressChart, ...ProgressChart[]] {
  const inOrder = analyzedVideos(videos).toReversed();
  const byVideo = Map.groupBy(ratings, ({ videoId }) => videoId);
  const valuesOf = (videoId: string, skills: readonly SkillName[]) =>
    (byVideo.get(videoId) ?? [])
      .filter(({ skillName }) => skills.includes(skillName))
      .map(({ rating }) => Number(rating));
  const lineOf = (id: ProgressLine['id'], label: string, value: (video: ChartedVideo) => number | null) => ({
    id,
    label,
    points: points(inOrder, value),
  });
  const overall = lineOf('overall', skillLabel('overall'), ({ overallScore }) => toNumber(overallScore));
  const groups = skillCategoryNames.map((category) => {
    const skills: readonly SkillName[] = skillCategories[category];
    return {
      main: lineOf(category, skillCategoryLabel(category), ({ id }) => mean(valuesOf(id, skills))),
      skills: skills.map((skill) => lineOf(skill, skillLabel(skill), ({ id }) => mean(valuesOf(id, [skill])))),
    };
  });
  return [{ main: overall, skills: [] }, ...groups];
}

/** A point for every video that has a value. */
function points(videos: readonly ChartedVideo[], value: (video: ChartedVideo) => number | null): ProgressPoint[] {
  return videos.flatMap((video) => {
    const rated = value(video);
    if (rated === null) return [];
    return [{ videoId: video.id, title: video.title, at: video.uploadDate, value: roundTo(rated, 1) }];
  });
}
