// The figures of the public method page.

import { describe, expect, it } from 'vitest';
import { type MethodRun, methodSentences } from './method-figures.ts';
import { assumedFigures } from './model-figures.ts';

const run: MethodRun = {
  version: 1,
  computedAt: '2026-11-27T15:00:00Z',
  figures: assumedFigures,
  reviews: 1204,
  players: 320,
  coaches: 14,
  groups: 2,
  biasError: 0.1,
};

describe('an installation’s figures', () => {
  it('say from what, when and how precisely levels are computed, and how much coaches differ', () => {
    const { computed, precision } = methodSentences(run);
    expect(computed).toBe(
      'Last computed on 27 November 2026 from 1,204 reviews of 320 players by 14 coaches, with version 1 of the model. They form 2 groups that can’t be compared with each other.',
    );
    const [one, three] = [...precision.matchAll(/within (\d\.\d)/g)].map(([, half]) => Number(half));
    expect(one).toBeGreaterThan(three ?? 9);
    expect(three).toBeGreaterThan(0.2);
    expect(precision).toMatch(/ Two thirds of the coaches rate within 0\.3 points of the average coach\.$/);
  });

  it('leave out how much fewer than five coaches differ', () => {
    const { precision, computed } = methodSentences({ ...run, coaches: 4, groups: 1 });
    expect(precision).toMatch(/ How much coaches differ is shown from 5 coaches on\.$/);
    expect(precision).not.toContain('average coach');
    expect(computed).toContain('by 4 coaches, with version 1 of the model. All of them can be compared.');
  });

  it('say that a single coach can’t be compared', () => {
    const { computed } = methodSentences({ ...run, reviews: 1, players: 1, coaches: 1, groups: 1 });
    expect(computed).toContain('from 1 review of 1 player by 1 coach, ');
    expect(computed).toMatch(/There is no second coach to compare with\.$/);
  });

  it('are sentences before the first run and before the first review', () => {
    expect(methodSentences(null).computed).toBe('No levels have been computed here yet.');
    expect(methodSentences({ ...run, reviews: 0, players: 0, coaches: 0, groups: 0 })).toEqual(methodSentences(null));
  });
});
