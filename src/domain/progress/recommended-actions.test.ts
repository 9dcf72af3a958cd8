// Actions made for the player.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skillActions } from '#domain/skills/skill-actions.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { insight, insightBands } from './insights.ts';
import { recommendedActions, recommendedCount } from './recommended-actions.ts';

const level = fc.integer({ min: 10, max: 70 }).map((tenths) => tenths / 10);

describe('recommendedActions', () => {
  it('start with the two weakest skills, the weakest first', () => {
    const actions = recommendedActions(3.2, ['lob', 'volley']);
    expect(actions.map(({ skill }) => skill)).toEqual(['lob', 'volley', null, null]);
    expect(actions[0]?.text).toBe(skillActions.lob.consistency);
  });

  it('fit the band alone before the first review', () => {
    expect(recommendedActions(4.5, [])).toEqual(insight(4.5).actions.map((text) => ({ skill: null, text })));
  });

  it('are four different ones, whatever is weak', () => {
    fc.assert(
      fc.property(level, fc.array(fc.constantFrom(...singleSkills)), (value, weakest) => {
        const actions = recommendedActions(value, weakest);
        expect(actions).toHaveLength(recommendedCount);
        expect(new Set(actions.map(({ text }) => text)).size).toBe(recommendedCount);
        expect(actions.filter(({ skill }) => skill !== null)).toHaveLength(Math.min(new Set(weakest).size, 2));
      }),
    );
  });
});

describe('the texts of actions', () => {
  const texts = [
    ...insightBands.flatMap((band) => band.actions),
    ...Object.values(skillActions).flatMap(Object.values),
  ];

  it('are all different, calm, and short enough to be read at a glance', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}[^!]*[.?]$/u);
      expect(text.length).toBeLessThanOrEqual(130);
    }
  });
});
