// Differences from the panel of reference clips.

import { describe, expect, it } from 'vitest';
import {
  type ComparedRating,
  clipDifferences,
  clipSkills,
  differenceWords,
  furthestRatings,
  panelDifference,
  skillDifferences,
  strictnessWords,
  studentQuantile,
} from './reference-clips.ts';

const rated = (clip: number, rating: number, agreed: number, skill: ComparedRating['skill'] = 'volley') => ({
  clipId: `clip-${clip}`,
  skill,
  agreed,
  rating,
});

describe('the difference from the panel', () => {
  it('is the mean with a Student interval over clips', () => {
    // −0.1, −0.2, −0.3: standard deviation 0.1, error 0.1 / √3, quantile 4.303 for two degrees of freedom.
    const found = panelDifference([rated(1, 3.9, 4), rated(2, 3.8, 4), rated(3, 3.7, 4)]);
    expect(found?.difference).toBeCloseTo(-0.2, 9);
    expect(found?.half).toBeCloseTo((4.303 * 0.1) / Math.sqrt(3), 4);
    expect(found?.clips).toBe(3);
  });

  it('counts a clip once, however many skills were rated in it', () => {
    const found = panelDifference([
      rated(1, 5, 4, 'volley'),
      rated(1, 5, 4, 'lob'),
      rated(1, 5, 4, 'backhand'),
      rated(2, 4, 4, 'volley'),
    ]);
    expect(found).toMatchObject({ difference: 0.5, clips: 2 });
  });

  it('contains the true strictness of simulated coaches in about 95 of 100 cases', () => {
    let seed = 7;
    const uniform = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const truth = -0.3;
    let inside = 0;
    for (let coach = 0; coach < 400; coach += 1) {
      const ratings = Array.from({ length: 8 }, (_, clip) => {
        const ofClip = 0.3 * normal();
        return (['volley', 'lob', 'footwork'] as const).map((skill) =>
          rated(clip, 4 + truth + ofClip + 0.2 * normal(), 4, skill),
        );
      }).flat();
      const found = panelDifference(ratings);
      if (found !== null && Math.abs(found.difference - truth) <= (found.half ?? 0)) inside += 1;
    }
    expect(inside / 400).toBeGreaterThan(0.92);
    expect(inside / 400).toBeLessThan(0.98);
  });

  it('has no interval with one clip, and is nothing without ratings', () => {
    expect(panelDifference([rated(1, 4, 3)])).toEqual({ difference: 1, half: null, clips: 1 });
    expect(panelDifference([])).toBeNull();
  });

  it('is found for each skill rated, in the usual order', () => {
    const found = skillDifferences([rated(1, 4, 3, 'lob'), rated(1, 3, 3, 'bandeja')]);
    expect(found.map(({ skill, difference }) => [skill, difference])).toEqual([
      ['bandeja', 0],
      ['lob', 1],
    ]);
  });
});

describe('the words', () => {
  it.each([
    [{ difference: -0.2, half: 0.1, clips: 6 }, 'volley', '0.2 stricter on Volley than the panel, ± 0.1'],
    [{ difference: 0.42, half: 0.11, clips: 3 }, 'lob', '0.4 more generous on Lob than the panel, ± 0.1'],
    [{ difference: -0.2, half: 0.1, clips: 5 }, null, '0.2 stricter than the panel, ± 0.1'],
    [{ difference: -0.2, half: 0.4, clips: 6 }, 'volley', 'No clear difference on Volley (± 0.4)'],
    [{ difference: 0.04, half: 0.01, clips: 6 }, null, 'No clear difference (± 0.0)'],
    [{ difference: -1, half: 0.1, clips: 2 }, 'volley', 'Too few clips to say: 2 of 3'],
    [{ difference: -1, half: 0.1, clips: 4 }, null, 'Too few clips to say: 4 of 5'],
    [{ difference: -1, half: null, clips: 1 }, null, 'Too few clips to say: 1 of 5'],
  ] as const)('of %j are %s', (found, skill, words) => {
    expect(differenceWords(found, skill)).toBe(words);
  });

  it('name a direction only where one is shown', () => {
    expect([-0.24, 0.3, 0.04].map(strictnessWords)).toEqual(['0.2 stricter', '0.3 more generous', 'the same']);
  });
});

it('names the ratings furthest from the panel, without equal ones', () => {
  const ratings = [rated(1, 4, 4), rated(2, 3, 4), rated(3, 4.2, 4), rated(4, 5.5, 4)];
  expect(furthestRatings(ratings, 2).map(({ clipId }) => clipId)).toEqual(['clip-4', 'clip-2']);
  expect(furthestRatings(ratings)).toHaveLength(3);
});

it('lists the skills of a clip in the usual order', () => {
  expect(clipSkills({ lob: 3, overall: 4, bandeja: 2.5 })).toEqual(['overall', 'bandeja', 'lob']);
});

it('studentQuantile matches the tables', () => {
  expect([1, 2, 10].map(studentQuantile)).toEqual([12.706, 4.303, 2.228]);
  expect(studentQuantile(11)).toBeCloseTo(2.201, 3);
  expect(studentQuantile(30)).toBeCloseTo(2.042, 3);
  expect(studentQuantile(10_000)).toBeCloseTo(1.96, 3);
});

it('the level model takes one difference for each coach and clip', () => {
  const both = [rated(1, 3, 4), rated(1, 3.5, 4, 'lob'), rated(2, 4.5, 4)].map((one) => ({ ...one, coachId: 'anna' }));
  expect(clipDifferences(both)).toEqual([
    { coachId: 'anna', difference: -0.75, skills: 2 },
    { coachId: 'anna', difference: 0.5, skills: 1 },
  ]);
});
