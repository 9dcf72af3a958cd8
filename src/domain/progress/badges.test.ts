// Badges, their thresholds and progress.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakMilestones } from './achievement-grants.ts';
import { achievementTypes } from './achievements.ts';
import { badgeProgress, badges } from './badges.ts';

const counted = fc.dictionary(fc.constantFrom(...achievementTypes), fc.nat(100));

describe('badges', () => {
  it('exist for every achievement, with unique ids, easier ones first', () => {
    expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
    expect(new Set(badges.map(({ type }) => type))).toEqual(new Set(achievementTypes));
    for (const type of achievementTypes) {
      const thresholds = badges.filter((badge) => badge.type === type).map(({ threshold }) => threshold);
      expect(thresholds).toEqual(thresholds.toSorted((one, other) => one - other));
    }
  });

  it('for streaks name the weeks of their milestone', () => {
    const weeks = badges
      .filter(({ type }) => type === 'streak_milestone')
      .map(({ threshold }) => streakMilestones[threshold - 1]);
    expect(weeks).toEqual([4, 12, 52]);
  });

  it('have distinct titles without exclamation marks', () => {
    expect(new Set(badges.map(({ title }) => title)).size).toBe(badges.length);
    for (const { title, words } of badges) expect(`${title} ${words.earned} ${words.howTo}`).not.toMatch(/!|^ | $/);
  });

  it('have different texts before and after being earned', () => {
    for (const { words } of badges) {
      expect(words.howTo).toMatch(/^(Add|Get|Improve|Reach) /);
      expect(words.earned).not.toBe(words.howTo);
    }
  });

  it('are not earned without achievements', () => {
    for (const { isEarned, count } of badgeProgress({})) expect([isEarned, count]).toEqual([false, 0]);
  });

  it('are earned at their threshold', () => {
    const after = (videos: number) =>
      badgeProgress({ video_uploaded: videos }).find(({ id }) => id === 'video_uploaded-10');
    expect(after(9)).toMatchObject({ isEarned: false, count: 9 });
    expect(after(10)).toMatchObject({ isEarned: true, count: 10 });
  });

  it('are never lost, and never count beyond their threshold', () => {
    fc.assert(
      fc.property(counted, counted, (one, more) => {
        const sum = Object.fromEntries(achievementTypes.map((type) => [type, (one[type] ?? 0) + (more[type] ?? 0)]));
        const [before, after] = [badgeProgress(one), badgeProgress(sum)];
        for (const [index, badge] of before.entries()) {
          expect(badge.count).toBeLessThanOrEqual(badge.threshold);
          expect(badge.isEarned).toBe(badge.count === badge.threshold);
          expect(after[index]?.count).toBeGreaterThanOrEqual(badge.count);
        }
      }),
    );
  });
});
