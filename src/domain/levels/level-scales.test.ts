// The order of a mapping's numbers, and where a mapping begins.

import { describe, expect, it } from 'vitest';
import { formulaSteps, stepProblems } from './level-scales.ts';

describe('formulaSteps', () => {
  it('has a step for each half step, as the formulas show it', () => {
    expect(formulaSteps('FEP').map(({ value }) => value)).toEqual([
      1, 1.4, 1.8, 2.3, 2.7, 3.1, 3.5, 3.9, 4.3, 4.8, 5.2, 5.6, 6,
    ]);
    expect(formulaSteps('APA').at(-1)).toEqual({ value: 8, label: 'Profesional' });
  });
});

describe('stepProblems', () => {
  it.each([
    ['rise', [1, 2, 2, 3]],
    ['fall', [8, 7, 7, 1]],
  ])('finds nothing in numbers that %s', (_, values) => expect(stepProblems(values)).toEqual([]));

  it('names each number against the direction', () => {
    expect(stepProblems([1, 3, 2, 4])).toEqual([
      { index: 2, message: 'This must not be lower than the number before it (3).' },
    ]);
    expect(stepProblems([4, 2, 3, 1])).toEqual([
      { index: 2, message: 'This must not be higher than the number before it (2).' },
    ]);
  });

  it('refuses numbers that lead nowhere', () => {
    expect(stepProblems([2, 2, 2])).toEqual([
      { index: 2, message: 'The highest level needs a different number from the lowest.' },
    ]);
  });
});
