// The lines of the progress charts: overall and each group of skills, with a point for every analysed video.

import { toNumber } from '#domain/numeric.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import {
  type SkillCategory,
  type SkillName,
  skillCategories,
  skillCategoryNames,
  skillLabel,
} from '#domain/skills/skills.ts';
import { analyzedVideos, type ScoredVideo } from './performance.ts';

/** One point: a video and what it was rated. */
export interface ProgressPoint {
  videoId: string;
  title: string;
  /** The video's upload, ISO 8601. */
  at: string;
  /** 0–7, to one decimal. */
  value: number;
}

/** One line, its points from the earliest to the latest. */
export interface ProgressLine {
  id: SkillName | SkillCategory;
  label: string;
  points: ProgressPoint[];
}

/** One chart: its main line, and for a group one line for each of its skills. */
export interface ProgressChart {
  main: ProgressLine;
  skills: ProgressLine[];
}

type ChartedVideo = ScoredVideo & { id: string; title: string };

/**
 * The charts of the progress page: overall first, then one for each group (docs/product.md#progress). A group's main line is the mean of
 * what the video's review rated of it. A video in which nothing of a line was rated has no point on that line.
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
      main: lineOf(category, category, ({ id }) => mean(valuesOf(id, skills))),
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
