// Reading levels from imported lists.

import { expect, it } from 'vitest';
import { federationLevel } from './levels.ts';
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
])('readLevel reads %j from %s as %j', (text, country, level) => expect(readLevel(text, country)).toBe(level));

it('readLevel reads every level that a country shows', () => {
  for (const country of ['DK', 'ES']) {
    for (let level = 10; level <= 70; level += 5) {
      const shown = federationLevel(level / 10, country);
      const read = Number(readLevel(`${shown.federation} ${shown.value} · ${shown.label}`, country));
      expect(federationLevel(read, country)).toEqual(shown);
    }
  }
});
