// When an achievement is granted: from what is known of a player to the list of what the player has earned.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type PublishedRating, ratingsBySkill } from '#domain/skills/ratings.ts';
import { ratingScale, type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { dayLength, milliseconds, oldestFirst } from '#domain/time/moments.ts';
import type { VideoStatus } from '#domain/videos/videos.ts';
import type { AchievementType } from './achievements.ts';
import { longestWeekStreak } from './week-streaks.ts';

/**
 * One reason for an achievement. The cause is the same whenever the same facts are read again, so whoever stores grants keeps one
 * for each player, type and cause, and may hand in all facts every time.
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

/** What is known of one player. */
export interface AchievementFacts {
  videos: readonly UploadedVideo[];
  ratings: readonly PublishedRating[];
  /** Changes of the player's level, verified ones among them. */
  levelChanges: readonly LevelChange[];
}

interface LevelChange {
  /** Null when there was none before. */
  previousLevel: Numeric | null;
  level: Numeric;
}

/** Weeks in a row with a video at which a streak is rewarded: one, two and three months, half a year, a year. */
export const streakMilestones = [4, 8, 12, 26, 52] as const;

/** How many reviewed videos within how many days make a steady rhythm. */
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

/** One for every published review (the cause is the video), and one more for the first of all. */
export function reviewGrants(videos: readonly UploadedVideo[]): AchievementGrant[] {
  const reviewed = videos.filter(isReviewed).map(({ id }) => id);
  return [...once('first_analysis', reviewed.length > 0 ? ['first'] : []), ...once('feedback_received', reviewed)];
}

/** One for every skill and review that rated it higher than the review before; the cause is `skill:video`. Overall is no skill here. */
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

/** The review that earned an achievement, and the skill that it was for; null where it was for something else. */
export interface GrantSubject {
  videoId: string | null;
  skill: SingleSkill | null;
}

/** Reads a grant's cause. Videos are named where their review earned it: a video that waits for one has nothing to show yet. */
export function grantSubject({ type, cause }: AchievementGrant): GrantSubject {
  if (type === 'feedback_received' || type === 'perfect_score') return { videoId: cause, skill: null };
  if (type !== 'skill_improved') return { videoId: null, skill: null };
  const [name, videoId = null] = cause.split(':');
  return { videoId, skill: singleSkills.find((skill) => skill === name) ?? null };
}

/** Whether a rating exceeds the one before it, and is of a newer review. */
function isImprovement(previous: PublishedRating | undefined, rating: PublishedRating): boolean {
  if (previous === undefined || Number(rating.rating) <= Number(previous.rating)) return false;
  return (milliseconds(rating.createdAt) ?? 0) > (milliseconds(previous.createdAt) ?? 0);
}

/** One for every level reached from below; the cause is the level. Falling back and reaching it again earns nothing. */
export function levelGrants(changes: readonly LevelChange[]): AchievementGrant[] {
  const reached = changes.flatMap(({ previousLevel, level }) => {
    const [before, after] = [toNumber(previousLevel), toNumber(level)];
    return before !== null && after !== null && after > before ? [oneDecimal(after)] : [];
  });
  return once('level_up', reached);
}

/** One for every milestone that the longest streak of weeks has passed; the cause is the number of weeks. */
export function streakGrants(videos: readonly { uploadDate: string }[]): AchievementGrant[] {
  const longest = longestWeekStreak(videos.map(({ uploadDate }) => uploadDate));
  return once(
    'streak_milestone',
    streakMilestones.filter((weeks) => weeks <= longest).map((weeks) => String(weeks)),
  );
}

/** One for every review with a rating of 7.0, of any skill or overall; the cause is the video. */
export function perfectScoreGrants(ratings: readonly PublishedRating[]): AchievementGrant[] {
  const perfect = ratings.filter(({ rating }) => Number(rating) >= ratingScale.max);
  return once(
    'perfect_score',
    perfect.map(({ videoId }) => videoId),
  );
}

/**
 * One for every month in which a third reviewed video within 30 days was uploaded; the cause is the month in UTC, `YYYY-MM`. Uploads
 * count, since how soon a review follows is the coach's doing.
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
