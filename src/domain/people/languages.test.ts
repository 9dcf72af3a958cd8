// The list of languages.

import { expect, it } from 'vitest';
import { isLanguageCode, languageName, languages } from './languages.ts';

it('holds each code once, sorted by name, under the name that the world knows', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  const names = languages.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  const world = new Intl.DisplayNames('en', { type: 'language' });
  for (const { code, name } of languages) expect([code, world.of(code)]).toEqual([code, name]);
});

it('names what it knows, and leaves the code of what it does not', () => {
  expect([languageName('da'), languageName('xx')]).toEqual(['Danish', 'xx']);
  expect([isLanguageCode('es'), isLanguageCode('DA')]).toEqual([true, false]);
});
