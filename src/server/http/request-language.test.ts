// The language that a browser asks for, and that an account gets.

import { expect, it } from 'vitest';
import { languageAskedFor } from './request-language.ts';

it.each([
  ['da-DK,da;q=0.9,en-US;q=0.8', 'da'],
  ['sv, es-ES;q=0.7', 'es'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j asks for %s', (header, language) => {
  expect(languageAskedFor({ headers: { 'accept-language': header }, cookies: {} })).toBe(language);
});

it.each([
  ['es', 'es'],
  ['xx', 'da'],
])('after the choice %j of the browser’s person it is %s', (chosen, language) => {
  expect(languageAskedFor({ headers: { 'accept-language': 'da' }, cookies: { pala_language: chosen } })).toBe(language);
});
