// Badges: shown on the profile for earning an achievement often enough.

import type { AchievementType } from './achievements.ts';

/** A badge, earned by a number of achievements of one type. */
export interface Badge {
  id: string;
  type: AchievementType;
  threshold: number;
  title: string;
  /** Text once earned, and how to earn it until then. */
  words: { earned: string; howTo: string };
}

/** All badges in display order: by type, easier ones first. */
export const badges = [
  badge('first_analysis', 1, 'First Review', {
    earned: 'A coach has reviewed your first video.',
    howTo: 'Get your first video reviewed.',
  }),
  badge('video_uploaded', 10, 'Ten Videos In', {
    earned: 'You have added ten videos.',
    howTo: 'Add ten videos.',
  }),
  badge('video_uploaded', 50, 'On the Record', {
    earned: 'You have added fifty videos.',
    howTo: 'Add fifty videos.',
  }),
  badge('feedback_received', 5, 'Good Listener', {
    earned: 'Coaches have reviewed five of your videos.',
    howTo: 'Get five videos reviewed.',
  }),
  badge('feedback_received', 25, 'Well Advised', {
    earned: 'Coaches have reviewed twenty-five of your videos.',
    howTo: 'Get twenty-five videos reviewed.',
  }),
  badge('skill_improved', 1, 'First Step Up', {
    earned: 'A coach rated one of your skills higher than before.',
    howTo: 'Improve your rating in one skill.',
  }),
  badge('skill_improved', 10, 'Better and Better', {
    earned: 'You have improved a skill rating ten times.',
    howTo: 'Improve a skill rating ten times.',
  }),
  badge('skill_improved', 50, 'Never Finished', {
    earned: 'You have improved a skill rating fifty times.',
    howTo: 'Improve a skill rating fifty times.',
  }),
  badge('level_up', 1, 'Next Level', {
    earned: 'You have reached a higher level.',
    howTo: 'Reach a higher verified level.',
  }),
  badge('level_up', 4, 'Climber', {
    earned: 'You have reached a higher level four times.',
    howTo: 'Reach a higher verified level four times.',
  }),
  badge('streak_milestone', 1, 'Four Weeks Running', {
    earned: 'You added a video every week for four weeks.',
    howTo: 'Add a video every week for four weeks.',
  }),
  badge('streak_milestone', 3, 'Twelve Weeks Running', {
    earned: 'You added a video every week for twelve weeks.',
    howTo: 'Add a video every week for twelve weeks.',
  }),
  badge('streak_milestone', 5, 'All Year Round', {
    earned: 'You added a video every week for a year.',
    howTo: 'Add a video every week for a year.',
  }),
  badge('consistency_bonus', 3, 'Steady Hand', {
    earned: 'In three different months, you had three videos from 30 days reviewed.',
    howTo: 'Get three videos from 30 days reviewed, in three different months.',
  }),
  badge('consistency_bonus', 12, 'Clockwork', {
    earned: 'In twelve different months, you had three videos from 30 days reviewed.',
    howTo: 'Get three videos from 30 days reviewed, in twelve different months.',
  }),
  badge('perfect_score', 1, 'Seven', {
    earned: 'A coach rated you 7.0, the top of the scale.',
    howTo: 'Get a rating of 7.0, the top of the scale.',
  }),
] as const;

function badge(type: AchievementType, threshold: number, title: string, words: Badge['words']): Badge {
  return { id: `${type}-${threshold}`, type, threshold, title, words };
}

/** A badge with the player's progress towards it. */
export interface BadgeProgress extends Badge {
  isEarned: boolean;
  /** Achievements so far, at most the threshold. */
  count: number;
}

/**
 * Every badge with the player's progress.
 *
 * @param counts achievements by type; types without any may be left out
 */
export function badgeProgress(counts: Partial<Record<AchievementType, number>>): BadgeProgress[] {
  return badges.map((one) => {
    const count = Math.min(counts[one.type] ?? 0, one.threshold);
    return { ...one, isEarned: count === one.threshold, count };
  });
}
