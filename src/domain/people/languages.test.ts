// The list of languages.

import { expect, it } from 'vitest';
import { isLanguageCode, languageName, languages } from './languages.ts';

it('languages have unique codes and CLDR names, sorted by name', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  const names = languages.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  const world = new Intl.DisplayNames('en', { type: 'language' });
  for (const { code, name } of languages) expect([code, world.of(code)]).toEqual([code, name]);
});

it('languageName returns the name, or the code if unknown', () => {
  expect([languageName('da'), languageName('xx')]).toEqual(['Danish', 'xx']);
  expect([isLanguageCode('es'), isLanguageCode('DA')]).toEqual([true, false]);
});
