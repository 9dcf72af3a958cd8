// Badges: shown on the profile for earning an achievement often enough.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
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
export const badges: readonly Badge[] = said([
  badge('first_analysis', 1, msg`First Review`, {
    earned: msg`A coach has reviewed your first video.`,
    howTo: msg`Get your first video reviewed.`,
  }),
  badge('video_uploaded', 10, msg`Ten Videos In`, {
    earned: msg`You have added ten videos.`,
    howTo: msg`Add ten videos.`,
  }),
  badge('video_uploaded', 50, msg`On the Record`, {
    earned: msg`You have added fifty videos.`,
    howTo: msg`Add fifty videos.`,
  }),
  badge('feedback_received', 5, msg`Good Listener`, {
    earned: msg`Coaches have reviewed five of your videos.`,
    howTo: msg`Get five videos reviewed.`,
  }),
  badge('feedback_received', 25, msg`Well Advised`, {
    earned: msg`Coaches have reviewed twenty-five of your videos.`,
    howTo: msg`Get twenty-five videos reviewed.`,
  }),
  badge('skill_improved', 1, msg`First Step Up`, {
    earned: msg`A coach rated one of your skills higher than before.`,
    howTo: msg`Improve your rating in one skill.`,
  }),
  badge('skill_improved', 10, msg`Better and Better`, {
    earned: msg`You have improved a skill rating ten times.`,
    howTo: msg`Improve a skill rating ten times.`,
  }),
  badge('skill_improved', 50, msg`Never Finished`, {
    earned: msg`You have improved a skill rating fifty times.`,
    howTo: msg`Improve a skill rating fifty times.`,
  }),
  badge('level_up', 1, msg`Next Level`, {
    earned: msg`You have reached a higher level.`,
    howTo: msg`Reach a higher verified level.`,
  }),
  badge('level_up', 4, msg`Climber`, {
    earned: msg`You have reached a higher level four times.`,
    howTo: msg`Reach a higher verified level four times.`,
  }),
  badge('streak_milestone', 1, msg`Four Weeks Running`, {
    earned: msg`You added a video every week for four weeks.`,
    howTo: msg`Add a video every week for four weeks.`,
  }),
  badge('streak_milestone', 3, msg`Twelve Weeks Running`, {
    earned: msg`You added a video every week for twelve weeks.`,
    howTo: msg`Add a video every week for twelve weeks.`,
  }),
  badge('streak_milestone', 5, msg`All Year Round`, {
    earned: msg`You added a video every week for a year.`,
    howTo: msg`Add a video every week for a year.`,
  }),
  badge('consistency_bonus', 3, msg`Steady Hand`, {
    earned: msg`In three different months, you had three videos from 30 days reviewed.`,
    howTo: msg`Get three videos from 30 days reviewed, in three different months.`,
  }),
  badge('consistency_bonus', 12, msg`Clockwork`, {
    earned: msg`In twelve different months, you had three videos from 30 days reviewed.`,
    howTo: msg`Get three videos from 30 days reviewed, in twelve different months.`,
  }),
  badge('perfect_score', 1, msg`Seven`, {
    earned: msg`A coach rated you 7.0, the top of the scale.`,
    howTo: msg`Get a rating of 7.0, the top of the scale.`,
  }),
]);

function badge(
  type: AchievementType,
  threshold: number,
  title: MessageDescriptor,
  words: Record<keyof Badge['words'], MessageDescriptor>,
) {
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
