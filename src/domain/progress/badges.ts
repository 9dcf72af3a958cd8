// Badges: marks on the profile for having earned an achievement often enough.

import type { AchievementType } from './achievements.ts';

/** A badge and what earns it: so many grants of one type. */
export interface Badge {
  id: string;
  type: AchievementType;
  threshold: number;
  title: string;
  /** What it stands for once it is earned, and how it is earned until then. */
  words: { earned: string; howTo: string };
}

/** All badges, in the order in which the profile shows them: by type, the easier ones first. */
export const badges = [
  badge('first_analysis', 1, 'First Review', {
    earned: 'A coach has reviewed your first video.',
    howTo: 'Have your first video reviewed by a coach.',
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
    howTo: 'Have five of your videos reviewed by coaches.',
  }),
  badge('feedback_received', 25, 'Well Advised', {
    earned: 'Coaches have reviewed twenty-five of your videos.',
    howTo: 'Have twenty-five of your videos reviewed by coaches.',
  }),
  badge('skill_improved', 1, 'First Step Up', {
    earned: 'One of your skills was rated higher than before.',
    howTo: 'Have one of your skills rated higher than before.',
  }),
  badge('skill_improved', 10, 'Better and Better', {
    earned: 'Ten times a skill of yours was rated higher than before.',
    howTo: 'Have a skill rated higher than before ten times.',
  }),
  badge('skill_improved', 50, 'Never Finished', {
    earned: 'Fifty times a skill of yours was rated higher than before.',
    howTo: 'Have a skill rated higher than before fifty times.',
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
    earned: 'You added a video in each of four weeks in a row.',
    howTo: 'Add a video in each of four weeks in a row.',
  }),
  badge('streak_milestone', 3, 'Twelve Weeks Running', {
    earned: 'You added a video in each of twelve weeks in a row.',
    howTo: 'Add a video in each of twelve weeks in a row.',
  }),
  badge('streak_milestone', 5, 'All Year Round', {
    earned: 'You added a video in each of fifty-two weeks in a row.',
    howTo: 'Add a video in each of fifty-two weeks in a row.',
  }),
  badge('consistency_bonus', 3, 'Steady Hand', {
    earned: 'In three months you had three videos reviewed within 30 days.',
    howTo: 'In three months, have three videos of 30 days reviewed.',
  }),
  badge('consistency_bonus', 12, 'Clockwork', {
    earned: 'In twelve months you had three videos reviewed within 30 days.',
    howTo: 'In twelve months, have three videos of 30 days reviewed.',
  }),
  badge('perfect_score', 1, 'Seven', {
    earned: 'A coach has rated you 7.0, the top of the scale.',
    howTo: 'Be rated 7.0, the top of the scale.',
  }),
] as const;

function badge(type: AchievementType, threshold: number, title: string, words: Badge['words']): Badge {
  return { id: `${type}-${threshold}`, type, threshold, title, words };
}

/** A badge beside what the player has of it. */
export interface BadgeProgress extends Badge {
  isEarned: boolean;
  /** How many of the threshold are there, at most the threshold. */
  count: number;
}

/**
 * Every badge with how far the player has come.
 *
 * @param counts how often each type was granted; a type that never was may be left out
 */
export function badgeProgress(counts: Partial<Record<AchievementType, number>>): BadgeProgress[] {
  return badges.map((one) => {
    const count = Math.min(counts[one.type] ?? 0, one.threshold);
    return { ...one, isEarned: count === one.threshold, count };
  });
}
