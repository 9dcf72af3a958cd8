// Strengths, focus areas, groups.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PublishedRating } from './ratings.ts';
import {
  categoryAverages,
  focusAreas,
  minStrength,
  overallMean,
  skillAverages,
  topStrengths,
  weakestSkills,
} from './skill-averages.ts';
import { type SkillName, skillNames } from './skills.ts';

const rated = (skillName: SkillName, rating: number, number = 1): PublishedRating => ({
  videoId: `video-${number}`,
  skillName,
  rating: rating.toFixed(1),
  createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
});

const ratings = fc.array(
  fc
    .record({ skill: fc.constantFrom(...skillNames), tenths: fc.integer({ min: 0, max: 70 }), number: fc.nat(30) })
    .map(({ skill, tenths, number }) => rated(skill, tenths / 10, number)),
);

const names = (skills: { skillName: string }[]) => skills.map(({ skillName }) => skillName);

describe('skillAverages', () => {
  it('are exact, in the order of the skills, without overall', () => {
    const list = [rated('lob', 3.4), rated('overall', 7), rated('bandeja', 4), rated('lob', 3.6, 2)];
    expect(skillAverages(list)).toEqual([
      { skillName: 'bandeja', average: 4, count: 1 },
      { skillName: 'lob', average: 3.5, count: 2 },
    ]);
  });

  it('are none for nothing', () => {
    expect(skillAverages([])).toEqual([]);
    expect(overallMean([])).toBeNull();
    expect(topStrengths([])).toEqual([]);
    expect(focusAreas([])).toEqual([]);
    expect(categoryAverages([])).toEqual({ Technical: null, Tactical: null, Physical: null });
    expect(weakestSkills([])).toEqual([]);
  });
});

describe('strengths and focus areas', () => {
  const averages = skillAverages([
    rated('bandeja', 5),
    rated('vibora', 3),
    rated('forehand', 4.5),
    rated('backhand', 3.9),
    rated('volley', 4.8),
    rated('lob', 2),
    rated('positioning', 4.1),
    rated('strategy', 3.7),
  ]);

  it('are the three highest and the three lowest', () => {
    expect(names(topStrengths(averages))).toEqual(['bandeja', 'volley', 'forehand']);
    expect(names(focusAreas(averages))).toEqual(['lob', 'vibora', 'strategy']);
  });

  it('know no strength below 3.5', () => {
    expect(topStrengths(skillAverages([rated('lob', 3.4), rated('volley', 2)]))).toEqual([]);
    expect(names(topStrengths(skillAverages([rated('lob', 3.4), rated('lob', 3.6, 2)])))).toEqual(['lob']);
  });

  it('see only strengths where all skills are equal', () => {
    const equal = skillAverages([rated('lob', 4), rated('volley', 4), rated('strategy', 4), rated('footwork', 4)]);
    expect(names(topStrengths(equal))).toEqual(['volley', 'lob', 'strategy']);
    expect(focusAreas(equal)).toEqual([]);
  });

  it('never name a skill as both, keep their thresholds, and leave out nothing better', () => {
    fc.assert(
      fc.property(ratings, (list) => {
        const all = skillAverages(list);
        const middle = overallMean(all) ?? 0;
        const [strengths, focus] = [topStrengths(all), focusAreas(all)];
        expect(names(strengths).filter((skill) => names(focus).includes(skill))).toEqual([]);
        for (const { average } of strengths) expect(average).toBeGreaterThanOrEqual(Math.max(middle, minStrength));
        for (const { average } of focus) expect(average).toBeLessThan(middle);
        const rest = all.filter((one) => !strengths.includes(one) && !focus.includes(one));
        for (const { average } of rest) {
          if (strengths.length === 3) expect(average).toBeLessThanOrEqual(strengths[2]?.average ?? 0);
          if (focus.length === 3) expect(average).toBeGreaterThanOrEqual(focus[2]?.average ?? 7);
        }
      }),
    );
  });
});

describe('categoryAverages', () => {
  it('weigh every skill the same', () => {
    const list = [rated('lob', 3), rated('lob', 3, 2), rated('lob', 3, 3), rated('volley', 4), rated('footwork', 2.2)];
    expect(categoryAverages(skillAverages(list))).toEqual({ Technical: 3.5, Tactical: null, Physical: 2.2 });
  });

  it('round a half up', () => {
    const list = [rated('strategy', 4.1), rated('positioning', 4.2)];
    expect(categoryAverages(skillAverages(list)).Tactical).toBe(4.2);
  });
});

describe('weakestSkills', () => {
  it('go by the latest rating', () => {
    const list = [rated('lob', 1), rated('lob', 5, 2), rated('volley', 3), rated('strategy', 2.9), rated('overall', 1)];
    expect(weakestSkills(list)).toEqual(['strategy', 'volley']);
    expect(weakestSkills(list, 9)).toEqual(['strategy', 'volley', 'lob']);
  });

  it('are different skills that were rated', () => {
    fc.assert(
      fc.property(ratings, fc.nat(11), (list, count) => {
        const weakest = weakestSkills(list, count);
        const single = new Set(list.map((one) => one.skillName).filter((skill) => skill !== 'overall'));
        expect(new Set(weakest).size).toBe(Math.min(count, single.size));
        for (const skill of weakest) expect(single).toContain(skill);
      }),
    );
  });
});
