// The achievement types and their XP.

/** All types in display order, with their XP (docs/product.md#progress). */
export const achievements = {
  video_uploaded: { title: 'Video Uploaded', description: 'You added a video for review.', xp: 10 },
  feedback_received: { title: 'Feedback Received', description: 'A coach published a review of your video.', xp: 25 },
  skill_improved: {
    title: 'Skill Improved',
    description: 'A coach rated one of your skills higher than last time.',
    xp: 50,
  },
  level_up: { title: 'Level Up', description: 'You reached a higher level.', xp: 100 },
  first_analysis: { title: 'First Analysis', description: 'A coach reviewed your first video.', xp: 20 },
  streak_milestone: { title: 'Weeks in a Row', description: 'You added a video week after week.', xp: 75 },
  perfect_score: { title: 'Perfect Score', description: 'A coach rated you 7.0, the top of the scale.', xp: 150 },
  consistency_bonus: {
    title: 'Steady Rhythm',
    description: 'Three videos within 30 days, each reviewed by a coach.',
    xp: 30,
  },
} as const satisfies Record<string, { title: string; description: string; xp: number }>;

export type AchievementType = keyof typeof achievements;
export const achievementTypes = Object.keys(achievements) as [AchievementType, ...AchievementType[]];
