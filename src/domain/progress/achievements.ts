// The achievement types and their XP.

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

/** All types in display order, with their XP (docs/product.md#progress). */
export const achievements = said({
  video_uploaded: { title: msg`Video Uploaded`, description: msg`You added a video for review.`, xp: 10 },
  feedback_received: {
    title: msg`Feedback Received`,
    description: msg`A coach published a review of your video.`,
    xp: 25,
  },
  skill_improved: {
    title: msg`Skill Improved`,
    description: msg`A coach rated one of your skills higher than last time.`,
    xp: 50,
  },
  level_up: { title: msg`Level Up`, description: msg`You reached a higher level.`, xp: 100 },
  first_analysis: { title: msg`First Analysis`, description: msg`A coach reviewed your first video.`, xp: 20 },
  streak_milestone: { title: msg`Weeks in a Row`, description: msg`You added a video week after week.`, xp: 75 },
  perfect_score: { title: msg`Perfect Score`, description: msg`A coach rated you 7.0, the top of the scale.`, xp: 150 },
  consistency_bonus: {
    title: msg`Steady Rhythm`,
    description: msg`Three videos within 30 days, each reviewed by a coach.`,
    xp: 30,
  },
}) satisfies Record<string, { title: string; description: string; xp: number }>;

export type AchievementType = keyof typeof achievements;
export const achievementTypes = Object.keys(achievements) as [AchievementType, ...AchievementType[]];
