// Reading levels from imported lists.

import { expect, it } from 'vitest';
import { formulaSteps } from './level-scales.ts';
import { federationLevel, levelText, type ScaleMappings } from './levels.ts';
import { readLevel } from './read-level.ts';

it.each([
  ['3.5', 'DK', '3.5'],
  ['3,5', 'DK', '3.5'],
  ['4', 'DK', '4.0'],
  ['DPF 4.5 · Solid Intermediate+', 'DK', '4.5'],
  ['Solid Intermediate+', 'DK', '4.5'],
  ['beginner', 'SE', '2.0'],
  ['2', 'ES', '2.2'],
  ['FEP 6', 'DK', '7.0'],
  ['dpf 2', 'ES', '2.0'],
  ['Básico', 'ES', '2.2'],
  ['basico', 'ES', '2.2'],
  ['Intermedio', 'AR', '3.6'],
  ['Profesional', 'AR', '6.1'],
  ['', 'DK', ''],
  ['n/a', 'DK', ''],
  ['Not Rated', 'ES', ''],
  ['–', 'DK', ''],
  ['7.5', 'DK', null],
  ['0', 'DK', null],
  ['7', 'ES', null],
  ['XYZ 3', 'DK', null],
  ['good', 'DK', null],
])('readLevel reads %j from %s as %j', (text, country, level) => expect(readLevel(text, country, [])).toBe(level));

it.each([
  ['about 2 FEP', 'DK', '2.2'],
  ['about 3.5 FEP · Intermedio', 'ES', '4.0'],
  ['about Básico', 'ES', '2.2'],
  ['4.5 APA', 'DK', '4.0'],
  ['FEP 1.3', 'ES', '1.4'],
])('readLevel reads %j, as the product shows it, from %s as %j', (text, country, level) =>
  expect(readLevel(text, country, [])).toBe(level),
);

const categories: ScaleMappings = [
  { scale: 'APA', steps: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 1, 1].map((value) => ({ value, label: `${value}ª` })) },
];

it.each([
  ['7', 'AR', '1.5'],
  ['APA 4', 'DK', '4.5'],
  ['7ª', 'AR', '1.5'],
  ['0.5', 'AR', null],
  ['9', 'AR', null],
  // The mapping replaces the formula's names.
  ['Intermedio Bajo', 'AR', null],
  ['2', 'ES', '2.2'],
])('by a mapping that is set, readLevel reads %j from %s as %j', (text, country, level) =>
  expect(readLevel(text, country, categories)).toBe(level),
);

it.each([
  ['by the formulas', []],
  ['by a mapping', [{ scale: 'FEP' as const, steps: formulaSteps('FEP') }, ...categories]],
])('readLevel reads every level that a country shows, %s', (_, mappings) => {
  for (const country of ['DK', 'ES', 'AR']) {
    for (let level = 10; level <= 70; level += 5) {
      const shown = levelText(level / 10, country, mappings);
      const read = Number(readLevel(shown, country, mappings));
      expect(federationLevel(read, country, mappings).value).toBe(federationLevel(level / 10, country, mappings).value);
    }
  }
});
