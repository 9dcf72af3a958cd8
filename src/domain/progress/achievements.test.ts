// What achievements are worth.

import { describe, expect, it } from 'vitest';
import { achievements, achievementTypes } from './achievements.ts';

describe('achievements', () => {
  it('are worth their points', () => {
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

  it('have texts of their own, in a calm voice', () => {
    const texts = Object.values(achievements).flatMap(({ title, description }) => [title, description]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/!|^$/);
  });
});
