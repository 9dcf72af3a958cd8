// Rules of a mapping that an administrator sets for an outer scale.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { federationLevel, levelOptions, type ScaleStep } from './levels.ts';
import type { OuterScale } from './outer-scales.ts';

/** The numbers and texts that a mapping may have. */
export const mappingLimits = { lowest: 0, highest: 100, label: 30, source: 300, link: 500 } as const;

/** A country of each outer scale, for its name and for levels shown on it. */
export const countryOfScale = { FEP: 'ES', APA: 'AR' } as const satisfies Record<OuterScale, string>;

/** The steps of the formula, where a mapping begins. */
export function formulaSteps(scale: OuterScale): ScaleStep[] {
  return levelOptions.map(({ value }) => {
    const shown = federationLevel(Number(value), countryOfScale[scale], []);
    return { value: Number(shown.value), label: shown.label };
  });
}

/** A step that breaks the order, by its index. */
export interface StepProblem {
  index: number;
  message: string;
}

/**
 * What is wrong with the order of a mapping's numbers. They rise or fall from the lowest level to the highest, as categories do whose first
 * is the best; neighbours may share a number.
 */
export function stepProblems(values: readonly number[]): StepProblem[] {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  if (first === last)
    return [
      { index: values.length - 1, message: say(msg`The highest level needs a different number from the lowest.`) },
    ];
  const rises = last > first;
  return values.flatMap((value, index) => {
    const before = values[index - 1] ?? value;
    if (rises ? value >= before : value <= before) return [];
    const message = rises
      ? say(msg`This must not be lower than the number before it (${{ before }}).`)
      : say(msg`This must not be higher than the number before it (${{ before }}).`);
    return [{ index, message }];
  });
}
