// Achievement points and texts.

import { describe, expect, it } from 'vitest';
import { achievements, achievementTypes } from './achievements.ts';

describe('achievements', () => {
  it('have the specified points', () => {
    expect(Object.fromEntries(achievementTypes.map((type) => [type, achievements[type].xp]))).toEqual({
      video_uploaded: 10,
      feedback_received: 25,
      skill_improved: 50,
      level_up: 100,
      first_analysis: 20,
      streak_milestone: 75,
      perfect_score: 150,
      consistency_bonus: 30,
    });
  });

  it('have distinct texts without exclamation marks', () => {
    const texts = Object.values(achievements).flatMap(({ title, description }) => [title, description]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/!|^$/);
  });
});
