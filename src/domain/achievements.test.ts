// What achievements are worth.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { achievements, achievementTypes, totalXp } from './achievements.ts';

const granted = fc.array(fc.constantFrom(...achievementTypes).map((type) => ({ type })));

describe('achievements', () => {
  it('are worth what the specification says', () => {
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

  it('add up, each as often as it was granted', () => {
    expect(totalXp([])).toBe(0);
    expect(totalXp([{ type: 'video_uploaded' }, { type: 'video_uploaded' }, { type: 'level_up' }])).toBe(120);
    fc.assert(
      fc.property(granted, granted, (one, other) => {
        expect(totalXp([...one, ...other])).toBe(totalXp(one) + totalXp(other));
      }),
    );
  });

  it('have texts of their own, in a calm voice', () => {
    const texts = Object.values(achievements).flatMap(({ title, description }) => [title, description]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/!|^$/);
  });
});
