// Which language a person reads.

import { afterEach, expect, it } from 'vitest';
import { languageFor, languageNames, languageOfTag, languages, languagesOnOffer, offerLanguages } from './languages.ts';

afterEach(() => offerLanguages([]));

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

it('a person reads the language that they want if it is on offer, or English', () => {
  offerLanguages(['es']);
  expect(languagesOnOffer()).toEqual(['en', 'es']);
  expect(languageFor('es')).toBe('es');
  expect(languageFor('da')).toBe('en');
  expect(languageFor(undefined)).toBe('en');
});

it.each(languages)('%s is named in its own words', (language) => {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language);
  expect(languageNames[language].toLowerCase()).toBe(own?.toLowerCase());
});
