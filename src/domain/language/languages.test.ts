// Which language a person reads.

import { expect, it } from 'vitest';
import { languageFor, languageNames, languageOfTag, languages } from './languages.ts';

it.each([
  ['da', 'da'],
  ['da-DK', 'da'],
  ['ES-mx', 'es'],
  ['en-GB', 'en'],
  ['sv-SE', undefined],
  ['', undefined],
])('%j is %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language);
});

it('a person reads the first language that they want and that is on offer, or English', () => {
  expect(languageFor([undefined, 'da', 'es'], ['en', 'es'])).toBe('es');
  expect(languageFor(['da'], ['en'])).toBe('en');
  expect(languageFor([], ['en', 'da'])).toBe('en');
});

it('English alone is on offer until every screen is translated', () => {
  expect(languageFor(['da', 'es'])).toBe('en');
});

it.each(languages)('%s is named in its own words', (language) => {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language);
  expect(languageNames[language].toLowerCase()).toBe(own?.toLowerCase());
});
