// Recommended actions.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insight, insightBands, unratedInsight } from '#domain/skills/insights.ts';
import { skillActions } from '#domain/skills/skill-actions.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { recommendedActions, recommendedCount } from './recommended-actions.ts';

const level = fc.integer({ min: 10, max: 70 }).map((tenths) => tenths / 10);

describe('recommendedActions', () => {
  const ofRatings = (skills: readonly SingleSkill[]) => skills.map((skill) => ({ skill, focus: null }));

  it('start with the skills to work on, in the order given', () => {
    const actions = recommendedActions(3.2, ofRatings(['lob', 'volley']));
    expect(actions.map(({ skill }) => skill)).toEqual(['lob', 'volley', null, null]);
    expect(actions[0]?.text).toBe(skillActions.lob.consistency);
  });

  it('quote the coach word for word', () => {
    const [first] = recommendedActions(3.2, [{ skill: 'lob', focus: 'Lift it over the tall one' }]);
    expect(first).toEqual({ skill: 'lob', text: 'Lift it over the tall one', isFromCoach: true });
  });

  it('are general advice for the band before the first review', () => {
    expect(recommendedActions(4.5, [])).toEqual(
      insight(4.5).actions.map((text) => ({ skill: null, text, isFromCoach: false })),
    );
  });

  it('suit everyone without a level', () => {
    const actions = recommendedActions(null, [
      { skill: 'lob', focus: null },
      { skill: 'volley', focus: 'Punch it' },
    ]);
    expect(actions.map(({ text }) => text)).toEqual(['Punch it', ...unratedInsight.actions.slice(0, 3)]);
    expect(recommendedActions(null, [])).toHaveLength(recommendedCount);
  });

  it('are always four different ones', () => {
    fc.assert(
      fc.property(level, fc.uniqueArray(fc.constantFrom(...singleSkills)), (value, weakest) => {
        const actions = recommendedActions(value, ofRatings(weakest));
        expect(actions).toHaveLength(recommendedCount);
        expect(new Set(actions.map(({ text }) => text)).size).toBe(recommendedCount);
        expect(actions.filter(({ skill }) => skill !== null)).toHaveLength(Math.min(weakest.length, 2));
      }),
    );
  });
});

describe('the texts of actions', () => {
  const texts = [
    ...insightBands.flatMap((band) => band.actions),
    ...unratedInsight.actions,
    ...Object.values(skillActions).flatMap(Object.values),
  ];

  it('are distinct and short, without exclamation marks', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/^\p{Lu}[^!]*[.?]$/u);
      expect(text.length).toBeLessThanOrEqual(130);
    }
  });
});
