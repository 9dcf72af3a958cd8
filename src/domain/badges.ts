// Badges: marks on the profile for having earned an achievement often enough.

import type { AchievementType } from './achievements.ts';

/** A badge and what earns it: so many grants of one type. */
export interface Badge {
  id: string;
  type: AchievementType;
  threshold: number;
  title: string;
  description: string;
}

/** All badges, in the order in which the profile shows them: by type, the easier ones first. */
export const badges = [
  badge('first_analysis', 1, 'First Review', 'A coach has reviewed your first video.'),
  badge('video_uploaded', 10, 'Ten Videos In', 'You have added ten videos.'),
  badge('video_uploaded', 50, 'On the Record', 'You have added fifty videos.'),
  badge('feedback_received', 5, 'Good Listener', 'Coaches have reviewed five of your videos.'),
  badge('feedback_received', 25, 'Well Advised', 'Coaches have reviewed twenty-five of your videos.'),
  badge('skill_improved', 1, 'First Step Up', 'One of your skills was rated higher than before.'),
  badge('skill_improved', 10, 'Better and Better', 'Ten times a skill of yours was rated higher than before.'),
  badge('skill_improved', 50, 'Never Finished', 'Fifty times a skill of yours was rated higher than before.'),
  badge('level_up', 1, 'Next Level', 'You have reached a higher level.'),
  badge('level_up', 4, 'Climber', 'You have reached a higher level four times.'),
  badge('streak_milestone', 1, 'Four Weeks Running', 'You added a video in each of four weeks in a row.'),
  badge('streak_milestone', 3, 'Twelve Weeks Running', 'You added a video in each of twelve weeks in a row.'),
  badge('streak_milestone', 5, 'All Year Round', 'You added a video in each of fifty-two weeks in a row.'),
  badge('consistency_bonus', 3, 'Steady Hand', 'In three months you had three videos reviewed within 30 days.'),
  badge('consistency_bonus', 12, 'Clockwork', 'In twelve months you had three videos reviewed within 30 days.'),
  badge('perfect_score', 1, 'Seven', 'A coach has rated you 7.0, the top of the scale.'),
] as const;

function badge(type: AchievementType, threshold: number, title: string, description: string): Badge {
  return { id: `${type}-${threshold}`, type, threshold, title, description };
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
