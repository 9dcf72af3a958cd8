// The eleven skills, the four tiers, and the suggested overall rating.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ratingScale,
  singleSkills,
  skillCategories,
  skillCategoryNames,
  skillLabel,
  skillNames,
  skillTier,
  suggestedOverall,
  withoutAiPrefix,
} from './skills.ts';

/** A rating as coaches give it: 0–7 in steps of 0.1. */
const rating = fc.integer({ min: 0, max: 70 }).map((tenths) => tenths / 10);

describe('skills', () => {
  it('are eleven, each in exactly one group, but for overall', () => {
    expect(skillNames).toHaveLength(11);
    expect(['overall', ...Object.values(skillCategories).flat()]).toEqual([...skillNames]);
  });

  it('are grouped as technical, tactical and physical', () => {
    expect(skillCategories).toEqual({
      Technical: ['bandeja', 'vibora', 'forehand', 'backhand', 'volley', 'lob'],
      Tactical: ['positioning', 'strategy', 'communication'],
      Physical: ['footwork'],
    });
  });

  it('are ten without overall, and the groups come in the order in which screens show them', () => {
    expect(singleSkills).toEqual(skillNames.slice(1));
    expect(skillCategoryNames).toEqual(['Technical', 'Tactical', 'Physical']);
  });

  it('have a name that padel players would write', () => {
    expect(skillLabel('vibora')).toBe('Víbora');
    for (const skill of skillNames) expect(skillLabel(skill)).not.toBe('');
  });
});

describe('skillTier', () => {
  it.each([
    [0, 'Entry Level'],
    [1, 'Entry Level'],
    [2.4, 'Entry Level'],
    [2.5, 'Getting There'],
    [3.9, 'Getting There'],
    [4, 'Solid'],
    [5.4, 'Solid'],
    [5.5, 'Advanced'],
    [7, 'Advanced'],
  ])('calls %s %s', (value, label) => {
    expect(skillTier(value).label).toBe(label);
  });

  it('never falls when the rating rises', () => {
    fc.assert(
      fc.property(rating, rating, (one, other) => {
        const [lower, higher] = one < other ? [one, other] : [other, one];
        expect(skillTier(lower).from).toBeLessThanOrEqual(skillTier(higher).from);
      }),
    );
  });
});

describe('suggestedOverall', () => {
  it('suggests nothing while no skill is rated', () => {
    expect(suggestedOverall([])).toBeNull();
    expect(suggestedOverall([{ skillName: 'overall', rating: 5 }])).toBeNull();
  });

  it('is the mean of the skills, without overall', () => {
    const ratings = [
      { skillName: 'overall', rating: 7 },
      { skillName: 'lob', rating: 3 },
      { skillName: 'volley', rating: 4 },
    ] as const;
    expect(suggestedOverall(ratings)).toBe(3.5);
  });

  it('rounds a half up, whatever the order of the skills', () => {
    expect(
      suggestedOverall([
        { skillName: 'lob', rating: 0.7 },
        { skillName: 'volley', rating: 0.6 },
      ]),
    ).toBe(0.7);
  });

  it('is the exact mean rounded to one decimal, and lies between the lowest and the highest rating', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 10 }), (tenths) => {
        const ratings = tenths.map((value) => ({ skillName: 'lob' as const, rating: value / 10 }));
        const sum = tenths.reduce((total, value) => total + value, 0);
        expect(suggestedOverall(ratings)).toBe(Math.round(sum / tenths.length) / 10);
        expect(suggestedOverall(ratings)).toBeGreaterThanOrEqual(Math.min(...tenths) / 10);
        expect(suggestedOverall(ratings)).toBeLessThanOrEqual(Math.max(...tenths) / 10);
      }),
    );
  });

  it('stays on the scale', () => {
    const all = skillNames.map((skillName) => ({ skillName, rating: ratingScale.max }));
    expect(suggestedOverall(all)).toBe(ratingScale.max);
  });
});

describe('withoutAiPrefix', () => {
  it.each([
    ['[AI Analysis] Keep the racket up.', 'Keep the racket up.'],
    ['[AI Generated] Keep the racket up.', 'Keep the racket up.'],
    ['Keep the racket up.', 'Keep the racket up.'],
    ['See [AI Analysis] above.', 'See [AI Analysis] above.'],
    ['[AI Analysis] [AI Generated] twice', '[AI Generated] twice'],
    ['', ''],
  ])('shows %j as %j', (comment, shown) => {
    expect(withoutAiPrefix(comment)).toBe(shown);
  });
});
