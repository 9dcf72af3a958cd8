// Works out which achievements a player has earned.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { storedDecimal } from '#domain/round-to.ts';
import { type PublishedRating, ratingsBySkill } from '#domain/skills/ratings.ts';
import { ratingScale, type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';
import type { AchievementType } from './achievements.ts';
import { longestWeekStreak } from './week-streaks.ts';

/**
 * One earned achievement. The cause is stable for the same facts, so storing one grant per player, type and cause makes the calculation
 * repeatable.
 */
export interface AchievementGrant {
  type: AchievementType;
  cause: string;
}

interface UploadedVideo {
  id: string;
  status: VideoStatus;
  uploadDate: string;
}

/** The facts about one player. */
export interface AchievementFacts {
  videos: readonly UploadedVideo[];
  ratings: readonly PublishedRating[];
  /** Changes to the player's level, including verified ones. */
  levelChanges: readonly LevelChange[];
}

interface LevelChange {
  /** Null for the first level. */
  previousLevel: Numeric | null;
  level: Numeric;
}

/** Streak lengths (weeks in a row with a video) that are rewarded. */
export const streakMilestones = [4, 8, 12, 26, 52] as const;

/** The number of reviewed videos within a number of days that make a steady rhythm. */
export const consistency = { videos: 3, days: 30 } as const;

/** Everything the player has earned so far, each once. */
export function earnedAchievements({ videos, ratings, levelChanges }: AchievementFacts): AchievementGrant[] {
  return [
    ...uploadGrants(videos),
    ...reviewGrants(videos),
    ...improvementGrants(ratings),
    ...levelGrants(levelChanges),
    ...streakGrants(videos),
    ...perfectScoreGrants(ratings),
    ...consistencyGrants(videos),
  ];
}

/** One for every video; the cause is the video. */
export function uploadGrants(videos: readonly { id: string }[]): AchievementGrant[] {
  return once(
    'video_uploaded',
    videos.map(({ id }) => id),
  );
}

/** One for every published review (the cause is the video), plus one for the first. */
export function reviewGrants(videos: readonly UploadedVideo[]): AchievementGrant[] {
  const reviewed = videos.filter(isReviewed).map(({ id }) => id);
  return [...once('first_analysis', reviewed.length > 0 ? ['first'] : []), ...once('feedback_received', reviewed)];
}

/** One each time a review rates a skill higher than the review before; the cause is `skill:video`. Overall does not count. */
export function improvementGrants(ratings: readonly PublishedRating[]): AchievementGrant[] {
  const history = ratingsBySkill(ratings);
  const causes = singleSkills.flatMap((skill) => {
    const rated = history.get(skill) ?? [];
    return rated
      .filter((one, index) => isImprovement(rated[index - 1], one))
      .map(({ videoId }) => `${skill}:${videoId}`);
  });
  return once('skill_improved', causes);
}

/** The review and skill behind an achievement; null where they do not apply. */
export interface GrantSubject {
  videoId: string | null;
  skill: SingleSkill | null;
}

/** Reads a grant's cause. Only reviewed videos are returned, since others have nothing to show yet. */
export function grantSubject({ type, cause }: AchievementGrant): GrantSubject {
  if (type === 'feedback_received' || type === 'perfect_score') return { videoId: cause, skill: null };
  if (type !== 'skill_improved') return { videoId: null, skill: null };
  const [name, videoId = null] = cause.split(':');
  return { videoId, skill: singleSkills.find((skill) => skill === name) ?? null };
}

/** Whether a rating is higher than the previous one and from a later review. */
function isImprovement(previous: PublishedRating | undefined, rating: PublishedRating): boolean {
  if (previous === undefined || Number(rating.rating) <= Number(previous.rating)) return false;
  return (milliseconds(rating.createdAt) ?? 0) > (milliseconds(previous.createdAt) ?? 0);
}

/** One for every level reached from below; the cause is the level, so reaching it again earns nothing. */
export function levelGrants(changes: readonly LevelChange[]): AchievementGrant[] {
  const reached = changes.flatMap(({ previousLevel, level }) => {
    const [before, after] = [toNumber(previousLevel), toNumber(level)];
    return before !== null && after !== null && after > before ? [storedDecimal(after)] : [];
  });
  return once('level_up', reached);
}

/** One for every milestone within the longest streak; the cause is the number of weeks. */
export function streakGrants(videos: readonly { uploadDate: string }[]): AchievementGrant[] {
  const longest = longestWeekStreak(videos.map(({ uploadDate }) => uploadDate));
  return once(
    'streak_milestone',
    streakMilestones.filter((weeks) => weeks <= longest).map((weeks) => String(weeks)),
  );
}

/** One for every review with a rating of 7.0, in any skill or overall; the cause is the video. */
export function perfectScoreGrants(ratings: readonly PublishedRating[]): AchievementGrant[] {
  const perfect = ratings.filter(({ rating }) => Number(rating) >= ratingScale.max);
  return once(
    'perfect_score',
    perfect.map(({ videoId }) => videoId),
  );
}

/**
 * One for every month in which the third reviewed video within 30 days was uploaded; the cause is the UTC month, `YYYY-MM`. Upload dates
 * count, since review dates depend on the coach.
 */
export function consistencyGrants(videos: readonly UploadedVideo[]): AchievementGrant[] {
  const times = oldestFirst(videos.filter(isReviewed), ({ uploadDate }) => uploadDate)
    .map(({ uploadDate }) => milliseconds(uploadDate))
    .filter((time) => time !== null);
  const completing = times.filter((time, index) => {
    const first = times[index - (consistency.videos - 1)];
    return first !== undefined && time - first <= consistency.days * dayLength;
  });
  return once(
    'consistency_bonus',
    completing.map((time) => new Date(time).toISOString().slice(0, 7)),
  );
}

function isReviewed({ status }: UploadedVideo): boolean {
  return status === 'Analyzed';
}

/** Grants of one type, each cause once. */
function once(type: AchievementType, causes: readonly string[]): AchievementGrant[] {
  return [...new Set(causes)].map((cause) => ({ type, cause }));
}
